import { did, type Laws, type StartLaw, same, sent } from '../../tests/paths/index.ts';
import type { newsletterConfirmationMachine } from './newsletterConfirmationMachine.ts';

type Machine = typeof newsletterConfirmationMachine;

/** Said here once more, in other words than the machine's. */
const isAddress = (text: string): boolean => {
  const [name, host, ...more] = text.trim().split('@');
  return !!name && !!host && more.length === 0 && !/\s/.test(name + host);
};
const isNothing = (text: string): boolean => !/\S/.test(text);

export const newsletterStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches({ idle: 'asking' }) && same(snapshot.context, { email: '' }) && effects.length === 0;

export const newsletterLaws: Laws<Machine> = {
  'an address is confirmed at once, and forgotten': ({ before, input, after, pending }) =>
    !sent(input, 'newsletter.submit') ||
    !isAddress(before.context.email) ||
    (after.matches('confirmed') && same(after.context, { email: '' }) && same(pending, [3_000])),
  'nothing but an address is confirmed': ({ before, input, after }) =>
    !after.matches('confirmed') ||
    before.matches('confirmed') ||
    (!!sent(input, 'newsletter.submit') && isAddress(before.context.email)),
  'what is no address is refused beside the field, which gets the focus': ({
    before,
    input,
    after,
    effects,
  }) => {
    const { email } = before.context;
    if (!sent(input, 'newsletter.submit') || isAddress(email)) return true;
    if (before.matches('confirmed') && isNothing(email)) return true;
    return after.matches({ idle: 'refused' }) && same(effects, [{ type: 'focusEmail', params: undefined }]);
  },
  'a second press while it is confirmed is no mistake, and leaves it as it is': ({
    before,
    input,
    refused,
  }) =>
    !(sent(input, 'newsletter.submit') && before.matches('confirmed') && isNothing(before.context.email)) ||
    refused,
  'the focus is moved by a refusal alone': ({ input, after, effects }) =>
    did(effects, 'focusEmail').length === 0 ||
    (!!sent(input, 'newsletter.submit') && after.matches({ idle: 'refused' })),
  'the confirmation stands for 3000 ms, and goes by itself': ({ before, input, after, pending }) => {
    const isDue = input.kind === 'elapse';
    if (isDue && !(before.matches('confirmed') && input.delay === 3_000)) return false;
    if (isDue) return after.matches({ idle: 'asking' });
    return after.matches('confirmed') ? same(pending, [3_000]) : pending.length === 0;
  },
  'a confirmation is kept while one types': ({ before, input, after }) =>
    !(before.matches('confirmed') && sent(input, 'email.changed')) || after.matches('confirmed'),
  'a refusal stands until an address is there': ({ before, input, after }) => {
    if (!before.matches({ idle: 'refused' }) || !sent(input, 'email.changed')) return true;
    return after.matches({ idle: isAddress(after.context.email) ? 'asking' : 'refused' });
  },
  'nobody is complained to before the first try': ({ before, input, after }) =>
    !(before.matches({ idle: 'asking' }) && sent(input, 'email.changed')) ||
    after.matches({ idle: 'asking' }),
  'what is typed is in the field, and only a confirmation empties it': ({ before, input, after }) => {
    const typed = sent(input, 'email.changed');
    if (typed) return same(after.context, { email: typed.value });
    if (sent(input, 'newsletter.submit') && isAddress(before.context.email)) return true;
    return same(after.context, before.context);
  },
  'nothing is asked of the world but the focus': ({ effects }) =>
    effects.every(({ type }) => type === 'focusEmail'),
};
