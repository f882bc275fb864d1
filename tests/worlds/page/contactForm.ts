import { words } from '../../../machines/contactSubmission/contactSubmission.model.ts';
import type { TextFields } from '../../../machines/contactSubmission/contactSubmissionFields.ts';
import { contactSubmissionMachine } from '../../../machines/contactSubmission/contactSubmissionMachine.ts';
import { noFields, textsOf } from '../../../machines/contactSubmission/contactSubmissionRules.ts';
import { part } from '../../paths/compose.ts';
import { firstServiceName } from '../services.ts';
import { requestWizard } from './sitePage.ts';

/** What the contact form can hold, and the note about its message. */
interface Draft {
  readonly fields: TextFields;
  readonly note: string;
}
const description = words(31);
const short = { message: words(499), note: '1 more character needed' };
const draft = ({ note = '', ...fields }: Partial<TextFields> & { note?: string }): Draft => ({
  fields: { ...textsOf(noFields), ...fields },
  note,
});
const handedOver = { name: 'Ada', email: 'a@b', subject: firstServiceName, message: description };

/** Nothing, the name or a beginning of a message; what the request hands over, also with another message. */
export const drafts = [
  draft({}),
  draft({ name: 'Ada' }),
  draft({ message: ' ', note: '499 more characters needed' }),
  draft(short),
  draft({ ...handedOver, note: '469 more characters needed' }),
  draft({ ...handedOver, ...short }),
  draft({ ...handedOver, message: words(500) }),
] as const;
/** Of what the visitor has typed, a blank message is replaced. */
export const levelAfterHandover = (level: number): number => [4, 4, 4, 5][level] ?? level;
export const noteAt = (level: number): string => drafts[level]?.note ?? '';

const levelOf = ({ name, email, message }: TextFields): number =>
  drafts.findIndex(
    ({ fields }) => fields.name === name && fields.email === email && fields.message === message,
  );

export const answersHandedOver = { type: 'answers.handedOver', fields: drafts[4].fields } as const;

/** The request of a visitor who describes the task. */
export const describedRequest = part({
  ...requestWizard,
  model: {
    ...requestWizard.model,
    events: {
      ...requestWizard.model.events,
      'answer.changed': [
        ...(requestWizard.model.events['answer.changed'] ?? []),
        { field: 'description', value: description },
      ],
    },
    possible: (snapshot, event) =>
      (event.type !== 'step.next' || snapshot.context.answers.description !== '') &&
      requestWizard.model.possible?.(snapshot, event) !== false,
  },
});

/** @param typed what the visitor makes of each draft, by typing in one field */
export const contactForm = (typed: Readonly<Record<number, readonly number[]>>) => {
  const results = [...new Set(Object.values(typed).flat())].map((level) => drafts[level]!.fields);
  const cases = (field: 'name' | 'message') =>
    [...new Set(results.map((fields) => fields[field]))].map((value) => ({ field, value }));
  return part({
    model: {
      machine: contactSubmissionMachine,
      inputs: [{ attachmentLimit: 1_000 }],
      events: {
        'form.restored': drafts.slice(1).map(({ fields }) => ({ fields })),
        'answers.handedOver': [{ fields: answersHandedOver.fields }],
        'field.changed': [
          ...cases('name'),
          ...cases('message'),
          { field: 'consent', value: true },
          { field: 'consent', value: false },
        ],
        'lines.add': [],
        'attachment.chosen': [],
      },
      internal: ['lines.add', 'request.open', 'attachment.chosen', 'attachment.removed'],
      possible: ({ context: { fields } }, event) => {
        if (event.type !== 'field.changed') return true;
        if (event.field === 'consent') return event.value !== fields.consent;
        return !!typed[levelOf(fields)]?.includes(levelOf({ ...fields, [event.field]: event.value }));
      },
      outcomes: {
        sendMessage: { succeeds: { output: {} }, fails: { error: new Error('It answered 500') } },
      },
    },
    exposes: (snapshot) => ({
      level: levelOf(snapshot.context.fields),
      isBusy: snapshot.matches('loading'),
      isSent: snapshot.matches('success'),
    }),
    tells: {
      saveDraft: ({ draft }: { draft: TextFields | null }) => ({
        type: 'draft.stored',
        level: levelOf(draft ?? textsOf(noFields)),
      }),
      dropDraft: () => ({ type: 'draft.stored', level: 0 }),
      focusSummary: () => ({ type: 'heading.focused' }),
      focusField: () => ({ type: 'heading.focused' }),
      redirect: () => ({ type: 'redirected' }),
    },
    hears: ['form.restored', 'answers.handedOver'],
  });
};
