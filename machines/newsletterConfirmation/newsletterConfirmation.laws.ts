import { did, type Laws, type StartLaw, same, sent } from '../../tests/paths/index.ts';
import type { newsletterConfirmationMachine } from './newsletterConfirmationMachine.ts';

type Machine = typeof newsletterConfirmationMachine;

/** States the rule in other words: with the machine's own, the laws would share its mistakes. */
const isAddress = (text: string): boolean => {
  const [name, host, ...more] = text.trim().split('@');
  return !!name && !!host && more.length === 0 && !/\s/.test(name + host);
};
const isNothing = (text: string): boolean => !/\S/.test(text);

export const newsletterStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches({ idle: 'asking' }) && same(snapshot.context, { email: '' }) && effects.length === 0;

export const newsletterLaws: Laws<Machine> = {
  'a submitted address is confirmed at once and cleared': ({ before, input, after, pending }) =>
    !sent(input, 'newsletter.submit') ||
    !isAddress(before.context.email) ||
    (after.matches('confirmed') && same(after.context, { email: '' }) && same(pending, [3_000])),
  'only a submitted address is confirmed': ({ before, input, after }) =>
    !after.matches('confirmed') ||
    before.matches('confirmed') ||
    (!!sent(input, 'newsletter.submit') && isAddress(before.context.email)),
  'anything but an address is refused, and the field gets the focus': ({ before, input, after, effects }) => {
    const { email } = before.context;
    if (!sent(input, 'newsletter.submit') || isAddress(email)) return true;
    if (before.matches('confirmed') && isNothing(email)) return true;
    return after.matches({ idle: 'refused' }) && same(effects, [{ type: 'focusEmail', params: undefined }]);
  },
  'pressing again with an empty field during the confirmation changes nothing': ({
    before,
    input,
    refused,
  }) =>
    !(sent(input, 'newsletter.submit') && before.matches('confirmed') && isNothing(before.context.email)) ||
    refused,
  'only a refusal moves the focus': ({ input, after, effects }) =>
    did(effects, 'focusEmail').length === 0 ||
    (!!sent(input, 'newsletter.submit') && after.matches({ idle: 'refused' })),
  'the visitor sees the confirmation for 3000 ms': ({ before, input, after, pending }) => {
    const isDue = input.kind === 'elapse';
    if (isDue && !(before.matches('confirmed') && input.delay === 3_000)) return false;
    if (isDue) return after.matches({ idle: 'asking' });
    return after.matches('confirmed') ? same(pending, [3_000]) : pending.length === 0;
  },
  'a confirmation stays while the visitor types': ({ before, input, after }) =>
    !(before.matches('confirmed') && sent(input, 'email.changed')) || after.matches('confirmed'),
  'a refusal stays until the visitor has entered an address': ({ before, input, after }) => {
    if (!before.matches({ idle: 'refused' }) || !sent(input, 'email.changed')) return true;
    return after.matches({ idle: isAddress(after.context.email) ? 'asking' : 'refused' });
  },
  'the visitor sees no error before the first attempt': ({ before, input, after }) =>
    !(before.matches({ idle: 'asking' }) && sent(input, 'email.changed')) ||
    after.matches({ idle: 'asking' }),
  'the field holds what the visitor typed, and only a confirmation clears it': ({ before, input, after }) => {
    const typed = sent(input, 'email.changed');
    if (typed) return same(after.context, { email: typed.value });
    if (sent(input, 'newsletter.submit') && isAddress(before.context.email)) return true;
    return same(after.context, before.context);
  },
  'the only effect is to focus the field': ({ effects }) =>
    effects.every(({ type }) => type === 'focusEmail'),
};
