import { did, type Laws, type StartLaw, same, sent, settled } from '../../tests/paths/index.ts';
import type { newsletterSignUpMachine } from './newsletterSignUpMachine.ts';

type Machine = typeof newsletterSignUpMachine;

/** States the rule in other words: with the machine's own, the laws would share its mistakes. */
const isAddress = (text: string): boolean => {
  const [name, host, ...more] = text.trim().split('@');
  return !!name && !!host && more.length === 0 && !/\s/.test(name + host);
};
const isNothing = (text: string): boolean => !/\S/.test(text);

export const newsletterSignUpStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches({ idle: 'asking' }) && same(snapshot.context, { email: '' }) && effects.length === 0;

export const newsletterSignUpLaws: Laws<Machine> = {
  'a submitted address is sent as it was typed, and nothing else is': ({ before, input, after, effects }) => {
    const posts = did(effects, 'start postSignUp');
    const isSent =
      !!sent(input, 'newsletter.submit') && !before.matches('sending') && isAddress(before.context.email);
    return isSent
      ? after.matches('sending') && same(posts, [{ email: before.context.email }])
      : posts.length === 0;
  },
  'whoever waits for an answer changes and sends nothing': ({ before, input, refused }) =>
    !(before.matches('sending') && (sent(input, 'newsletter.submit') || sent(input, 'email.changed'))) ||
    refused,
  'whoever waits is shown so': ({ after }) => after.hasTag('busy') === after.matches('sending'),
  'only an answer of the server is told as a success': ({ before, input, after }) =>
    !after.matches('signedUp') || before.matches('signedUp') || settled(input, 'postSignUp', 'succeeds'),
  'a success is told, and clears the field': ({ input, after }) =>
    !settled(input, 'postSignUp', 'succeeds') ||
    (after.matches('signedUp') && same(after.context, { email: '' })),
  'a failure is told at once or after 30 s, and keeps the address': ({ before, input, after }) => {
    const isFailure =
      settled(input, 'postSignUp', 'fails') || (input.kind === 'elapse' && input.delay === 30_000);
    return (
      isFailure === (after.matches({ idle: 'failed' }) && !before.matches({ idle: 'failed' })) &&
      (!isFailure || same(after.context, before.context))
    );
  },
  'anything but an address is refused, and the field gets the focus': ({ before, input, after, effects }) => {
    const { email } = before.context;
    if (!sent(input, 'newsletter.submit') || before.matches('sending') || isAddress(email)) return true;
    if (before.matches('signedUp') && isNothing(email)) return true;
    return after.matches({ idle: 'refused' }) && same(effects, [{ type: 'focusEmail', params: undefined }]);
  },
  'pressing again with an empty field during the confirmation changes nothing': ({
    before,
    input,
    refused,
  }) =>
    !(sent(input, 'newsletter.submit') && before.matches('signedUp') && isNothing(before.context.email)) ||
    refused,
  'only a refusal moves the focus': ({ input, after, effects }) =>
    did(effects, 'focusEmail').length === 0 ||
    (!!sent(input, 'newsletter.submit') && after.matches({ idle: 'refused' })),
  'the visitor waits at most 30 s, and sees the confirmation for 3000 ms': ({
    before,
    input,
    after,
    pending,
  }) => {
    if (input.kind === 'elapse' && input.delay === 3_000 && before.matches('signedUp'))
      return after.matches({ idle: 'asking' }) && pending.length === 0;
    if (after.matches('sending')) return same(pending, [30_000]);
    return after.matches('signedUp') ? same(pending, [3_000]) : pending.length === 0;
  },
  'a confirmation stays while the visitor types': ({ before, input, after }) =>
    !(before.matches('signedUp') && sent(input, 'email.changed')) || after.matches('signedUp'),
  'an error goes as soon as something else is typed': ({ before, input, after }) =>
    !(before.matches('idle') && sent(input, 'email.changed')) || after.matches({ idle: 'asking' }),
  'the field holds what the visitor typed': ({ before, input, after }) => {
    const typed = sent(input, 'email.changed');
    if (typed && !before.matches('sending')) return same(after.context, { email: typed.value });
    return settled(input, 'postSignUp', 'succeeds') || same(after.context, before.context);
  },
};
