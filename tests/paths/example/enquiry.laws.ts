import { did, type Laws, type StartLaw, same, sent, settled } from 'deskhand-paths';
import type { Draft, enquiryMachine } from './enquiryMachine.ts';

type Machine = typeof enquiryMachine;

const initialContext = { draft: { topic: null, message: '', email: '' }, problem: null, reference: null };
const isComplete = ({ topic, message, email }: Draft): boolean =>
  topic !== null && message.trim().length >= 10 && /^\S+@\S+\.\S+$/.test(email);
const isFieldChange = (type: string): boolean => /\.changed$/.test(type);
const stepNames = ['topic', 'details', 'contact'];
const stepOf = ({ value }: { value: unknown }): number =>
  stepNames.indexOf((value as { open?: string }).open ?? '');

export const enquiryStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches('closed') && same(snapshot.context, initialContext) && effects.length === 0;

export const enquiryLaws: Laws<Machine> = {
  'only a complete draft is sent': ({ after }) =>
    !after.matches({ open: 'sending' }) || isComplete(after.context.draft),
  'a closed enquiry stores nothing': ({ after }) =>
    !after.matches('closed') || same(after.context, initialContext),
  'only typing changes the draft': ({ before, input, after }) =>
    after.matches('closed') ||
    isFieldChange(input.event.type) ||
    same(before.context.draft, after.context.draft),
  'what the visitor types is stored': ({ input, after, refused }) =>
    !('value' in input.event) || refused || Object.values(after.context.draft).includes(input.event.value),
  'typing clears the error': ({ input, after, refused }) =>
    !isFieldChange(input.event.type) || refused || after.context.problem === null,
  'a receipt and a sent enquiry go together': ({ after }) =>
    after.matches('closing') || (after.context.reference !== null) === after.matches({ open: 'sent' }),
  'sending cannot be left by the visitor': ({ before, input, after }) =>
    !before.matches({ open: 'sending' }) || input.kind === 'settle' || after.matches({ open: 'sending' }),
  'no error is shown while sending': ({ after }) =>
    !after.matches({ open: 'sending' }) || after.context.problem === null,
  'a failure is reported, a success is not': ({ input, after }) =>
    !settled(input, 'send') ||
    (settled(input, 'send', 'fails')
      ? after.context.problem === 'network' && after.matches({ open: 'contact' })
      : after.matches({ open: 'sent' })),
  'back undoes next': ({ before, input, after }) =>
    !sent(input, 'back') || stepOf(before) < 1 || stepOf(after) === stepOf(before) - 1,
  'next goes one step further': ({ before, input, after, refused }) =>
    !sent(input, 'next') || refused || stepOf(after) === stepOf(before) + 1,
  'reopening in time brings everything back': ({ before, input, after }) =>
    !(before.matches('closing') && sent(input, 'open')) ||
    (after.matches('open') && same(before.context, after.context)),
  'the draft is sent once, when sending starts': ({ before, after, effects }) =>
    same(
      did(effects, 'start send'),
      after.matches({ open: 'sending' }) && !before.matches({ open: 'sending' }) ? [after.context.draft] : [],
    ),
  'a wrong address is reported': ({ before, input, after }) =>
    !sent(input, 'submit') ||
    !before.matches({ open: 'contact' }) ||
    (after.context.problem === 'email') === !isComplete(before.context.draft),
  'the dialog is busy while sending, and visible while open': ({ after }) =>
    after.hasTag('busy') === after.matches({ open: 'sending' }) &&
    after.hasTag('visible') === after.matches('open'),
  // `delay` is what the timer was set to. `ms` would be the remaining time.
  'the dialog fades for 300 ms': ({ before, input }) =>
    input.kind !== 'elapse' || (before.matches('closing') && input.delay === 300),
};
