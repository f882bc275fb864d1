import {
  type Attachment,
  type AttachmentProblem,
  draftOf,
  type FieldProblem,
  type Fields,
  fillingBlanks,
  problemsOf,
  type TextFields,
} from './contactSubmissionRules.ts';

export interface ContactContext {
  readonly fields: Fields;
  readonly attachment: Attachment | null;
  readonly problems: readonly FieldProblem[];
  readonly attachmentProblem: AttachmentProblem | null;
  readonly attachmentLimit: number;
}

export type ContactEvent =
  | { type: 'form.restored'; fields: Partial<TextFields> }
  | { type: 'answers.handedOver'; fields: Partial<TextFields> }
  | { type: 'name.changed'; value: string }
  | { type: 'email.changed'; value: string }
  | { type: 'company.changed'; value: string }
  | { type: 'subject.changed'; value: string }
  | { type: 'message.changed'; value: string }
  | { type: 'consent.changed'; value: boolean }
  | { type: 'attachment.chosen'; attachment: Attachment }
  | { type: 'attachment.removed' }
  | { type: 'message.submit' };

/** Fills in an untouched form from a draft or a link. */
export function restoring() {
  return {
    'form.restored': {
      actions: { type: 'setFields', params: ({ event }: EventArgs<'form.restored'>) => event.fields },
    },
  } as const;
}

export function editing() {
  return {
    'answers.handedOver': { actions: takingOver },
    'name.changed': { actions: changing('name') },
    'email.changed': { actions: changing('email') },
    'company.changed': { actions: changing('company') },
    'subject.changed': { actions: changing('subject') },
    'message.changed': { actions: changing('message') },
    'consent.changed': {
      actions: {
        type: 'setFields',
        params: ({ event }: EventArgs<'consent.changed'>) => ({ consent: event.value }),
      },
    },
    'attachment.chosen': [
      {
        guard: { type: 'isAttachable', params: chosen },
        actions: { type: 'attach', params: chosen },
      },
      { actions: { type: 'refuseAttachment', params: chosen } },
    ],
    'attachment.removed': { actions: { type: 'attach', params: { attachment: null } } },
    // A refusal leads back to `idle`, because an earlier failure no longer matters.
    'message.submit': [
      { guard: 'isSendable', target: 'loading' },
      { target: 'idle', actions: [{ type: 'listProblems' }, { type: 'focusSummary' }] },
    ],
  } as const;
}

const saving = {
  type: 'saveDraft',
  params: ({ context }: { context: ContactContext }) => ({ draft: draftOf(context.fields) }),
} as const;

/** What the visitor entered in the request dialog goes into the empty fields, and the focus to the next one to fill in. */
const takingOver = [
  {
    type: 'setFields',
    params: ({ context, event }: { context: ContactContext } & EventArgs<'answers.handedOver'>) =>
      fillingBlanks(context.fields, event.fields),
  },
  saving,
  {
    type: 'focusField',
    params: ({ context }: { context: ContactContext }) => ({
      field: problemsOf(context.fields)[0]?.field ?? null,
    }),
  },
] as const;

function changing<Field extends keyof TextFields>(field: Field) {
  return [
    { type: 'setFields', params: ({ event }: { event: { value: string } }) => ({ [field]: event.value }) },
    saving,
  ] as const;
}

interface EventArgs<Type extends ContactEvent['type']> {
  readonly event: Extract<ContactEvent, { type: Type }>;
}

function chosen({ event: { attachment } }: EventArgs<'attachment.chosen'>) {
  return { attachment };
}
