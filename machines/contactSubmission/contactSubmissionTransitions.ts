import type {
  Attachment,
  AttachmentProblem,
  FieldProblem,
  Fields,
  TextFields,
} from './contactSubmissionRules.ts';

/** What the contact form's machine remembers. */
export interface ContactContext {
  readonly fields: Fields;
  readonly attachment: Attachment | null;
  readonly problems: readonly FieldProblem[];
  readonly attachmentProblem: AttachmentProblem | null;
  /** Bytes an attachment may have. */
  readonly attachmentLimit: number;
}

/** What a visitor can do with the form. */
export type ContactEvent =
  | { type: 'form.restored'; fields: Partial<TextFields> }
  | { type: 'name.typed'; value: string }
  | { type: 'email.typed'; value: string }
  | { type: 'company.typed'; value: string }
  | { type: 'subject.typed'; value: string }
  | { type: 'message.typed'; value: string }
  | { type: 'consent.toggled'; value: boolean }
  | { type: 'attachment.chosen'; attachment: Attachment }
  | { type: 'attachment.removed' }
  | { type: 'message.submit' };

/** What an untouched form is filled in with: the tab's draft, and what a link handed over. */
export function restoring() {
  return {
    'form.restored': {
      actions: { type: 'keepFields', params: ({ event }: Heard<'form.restored'>) => event.fields },
    },
  } as const;
}

/** What a visitor can do while nothing is being sent. */
export function editing() {
  return {
    'name.typed': { actions: keep('name') },
    'email.typed': { actions: keep('email') },
    'company.typed': { actions: keep('company') },
    'subject.typed': { actions: keep('subject') },
    'message.typed': { actions: keep('message') },
    'consent.toggled': {
      actions: {
        type: 'keepFields',
        params: ({ event }: Heard<'consent.toggled'>) => ({ consent: event.value }),
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
    // A refusal is the form's matter again: an earlier failure is no longer what stands in the way.
    'message.submit': [
      { guard: 'isSendable', target: 'loading' },
      { target: 'idle', actions: [{ type: 'listProblems' }, { type: 'focusSummary' }] },
    ],
  } as const;
}

/** What was typed is part of the message, and of the tab's draft. */
function keep<Field extends keyof TextFields>(field: Field) {
  return [
    { type: 'keepFields', params: ({ event }: { event: { value: string } }) => ({ [field]: event.value }) },
    { type: 'saveDraft', params: ({ context }: { context: ContactContext }) => ({ fields: context.fields }) },
  ] as const;
}

/** The arguments of a `params` mapper for one event. */
interface Heard<Type extends ContactEvent['type']> {
  readonly event: Extract<ContactEvent, { type: Type }>;
}

function chosen({ event: { attachment } }: Heard<'attachment.chosen'>) {
  return { attachment };
}
