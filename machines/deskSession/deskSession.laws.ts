import { did, type Laws, type StartLaw, same, sent, settled } from '../../tests/paths/index.ts';
import type { deskSessionMachine } from './deskSessionMachine.ts';

type Machine = typeof deskSessionMachine;

const isNothing = (text: string): boolean => !/\S/.test(text);

export const deskSessionStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches('unknown') &&
  same(snapshot.context, { key: '' }) &&
  same(did(effects, 'start readSession'), [undefined]);

export const deskSessionLaws: Laws<Machine> = {
  'a written key is sent once, as it is, and nothing else is sent': ({ before, input, after, effects }) => {
    const isSent =
      !!sent(input, 'session.start') && before.matches('signedOut') && !isNothing(before.context.key);
    return (
      same(did(effects, 'start postKey'), isSent ? [{ key: before.context.key }] : []) &&
      (!isSent || after.matches('signingIn'))
    );
  },
  'a missing key is said': ({ before, input, after }) =>
    !(sent(input, 'session.start') && before.matches('signedOut') && isNothing(before.context.key)) ||
    after.matches({ signedOut: 'missing' }),
  'only the server signs in': ({ before, input, after }) =>
    before.matches('signedIn') ||
    after.matches('signedIn') ===
      (settled(input, 'readSession', 'signedIn') || settled(input, 'postKey', 'signedIn')),
  'each answer is told': ({ input, after }) => {
    if (settled(input, 'readSession', 'signedOut')) return after.matches({ signedOut: 'idle' });
    if (settled(input, 'readSession', 'fails')) return after.matches('unreachable');
    if (settled(input, 'readSession', 'off') || settled(input, 'postKey', 'off')) return after.matches('off');
    if (settled(input, 'postKey', 'refused')) return after.matches({ signedOut: 'refused' });
    if (settled(input, 'postKey', 'limited')) return after.matches({ signedOut: 'limited' });
    if (settled(input, 'postKey', 'fails')) return after.matches({ signedOut: 'failed' });
    if (settled(input, 'deleteSession', 'succeeds')) return after.matches({ signedOut: 'idle' });
    return !settled(input, 'deleteSession', 'fails') || after.matches({ signedIn: 'failed' });
  },
  'each request is given up after 30 s': ({ before, input, after, pending }) => {
    const isBusy =
      after.matches('unknown') || after.matches('signingIn') || after.matches({ signedIn: 'signingOut' });
    if (!same(pending, isBusy ? [30_000] : [])) return false;
    if (input.kind !== 'elapse') return true;
    if (before.matches('unknown')) return after.matches('unreachable');
    return before.matches('signingIn')
      ? after.matches({ signedOut: 'failed' })
      : after.matches({ signedIn: 'failed' });
  },
  'the field holds what was typed, and no key once it was taken': ({ before, input, after }) => {
    const typed = sent(input, 'key.changed');
    if (typed && before.matches('signedOut')) return same(after.context, { key: typed.value });
    return same(after.context, after.matches('signedIn') ? { key: '' } : before.context);
  },
  'what was said of a key goes as soon as another is typed': ({ before, input, after }) =>
    !(before.matches('signedOut') && sent(input, 'key.changed')) || after.matches({ signedOut: 'idle' }),
  'signing out is asked of the server, here or everywhere': ({ before, input, after, effects }) => {
    const isIdle = before.matches({ signedIn: 'idle' }) || before.matches({ signedIn: 'failed' });
    const isHere = isIdle && !!sent(input, 'session.end');
    const isEverywhere = isIdle && !!sent(input, 'session.endAll');
    const asked = did(effects, 'start deleteSession');
    return (
      same(asked, isHere || isEverywhere ? [{ everywhere: isEverywhere }] : []) &&
      (asked.length === 0 || after.matches({ signedIn: 'signingOut' }))
    );
  },
  'a lost session asks for the key, at any time': ({ before, input, after }) =>
    !(before.matches('signedIn') && sent(input, 'session.lost')) || after.matches({ signedOut: 'expired' }),
  'the owner stays signed in until the session is lost or ended': ({ before, input, after }) =>
    !before.matches('signedIn') ||
    after.matches('signedIn') ||
    !!sent(input, 'session.lost') ||
    settled(input, 'deleteSession', 'succeeds'),
  'who is asked again waits for the server’s answer': ({ before, input, after, effects }) => {
    const isAsked = before.matches('unreachable') && !!sent(input, 'session.check');
    return (
      did(effects, 'start readSession').length === (isAsked ? 1 : 0) && (!isAsked || after.matches('unknown'))
    );
  },
  'whoever waits is shown so': ({ after }) =>
    after.hasTag('busy') === (after.matches('signingIn') || after.matches({ signedIn: 'signingOut' })) &&
    after.hasTag('signedIn') === after.matches('signedIn'),
  'the focus goes to the field that is asked for, and to the desk when it opens': ({
    before,
    input,
    after,
    effects,
  }) => {
    const asksAgain =
      after.matches('signedOut') &&
      !before.matches('unknown') &&
      !sent(input, 'key.changed') &&
      !same(before.value, after.value);
    const isAgainMissing = before.matches('signedOut') && !!sent(input, 'session.start');
    const isToField = after.matches('signedOut') && (asksAgain || isAgainMissing);
    return (
      did(effects, 'focusKey').length === (isToField ? 1 : 0) &&
      did(effects, 'focusDesk').length === (settled(input, 'postKey', 'signedIn') ? 1 : 0)
    );
  },
};
