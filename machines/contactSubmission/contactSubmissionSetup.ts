import { assign, setup } from 'xstate';
import { placeholderAction, placeholderActor } from '../placeholder.ts';
import { type Caret, caretIn, withLines } from '../textRules.ts';
import type { ContactField, Fields, FilledField, TextFields } from './contactSubmissionFields.ts';
import type { Attachment, ContactContext, Message } from './contactSubmissionRules.ts';
import * as rules from './contactSubmissionRules.ts';

export type ContactEvent =
  | { type: 'form.restored'; fields: Partial<TextFields> }
  | { type: 'answers.handedOver'; fields: rules.Offered }
  | ({ type: 'field.changed' } & FilledField)
  | { type: 'lines.add'; lines: string }
  | { type: 'request.open' }
  | { type: 'attachment.chosen'; attachment: Attachment }
  | { type: 'attachment.removed' }
  | { type: 'message.submit' };

export const contactSubmissionSetup = setup({
  types: {
    context: {} as ContactContext,
    input: {} as { attachmentLimit: number },
    events: {} as ContactEvent,
    tags: {} as 'busy',
  },
  actors: { sendMessage: placeholderActor<object, Message>() },
  guards: {
    isSendable: ({ context }) => rules.problemsOf(context.fields).length === 0,
    canHold: ({ context }, params: { lines: string }) => rules.canHold(context.fields, params.lines),
    isAttachable: ({ context }, params: { attachment: Attachment }) =>
      rules.attachmentProblemOf(params.attachment, context.attachmentLimit) === null,
  },
  actions: {
    setFields: assign(({ context }, params: Partial<Fields>) => {
      const fields = rules.withEntered(context.fields, params);
      return { fields, problems: rules.remainingProblems(context.problems, fields) };
    }),
    setShared: assign((_, params: { shared: string }) => params),
    attach: assign((_, params: { attachment: Attachment | null }) => ({
      ...params,
      attachmentProblem: null,
    })),
    refuseAttachment: assign(({ context }, params: { attachment: Attachment }) => ({
      attachment: null,
      attachmentProblem: rules.attachmentProblemOf(params.attachment, context.attachmentLimit),
    })),
    listProblems: assign(({ context }) => ({ problems: rules.problemsOf(context.fields) })),
    keepReply: assign((_, params: { reply: object }) => params),
    keepPause: assign((_, params: { pause: number }) => params),
    clearProblems: assign({ problems: [], attachmentProblem: null, pause: 0 }),
    saveDraft: placeholderAction<{ draft: TextFields | null }>(),
    dropDraft: placeholderAction(),
    focusField: placeholderAction<{ field: ContactField | null }>(),
    placeCaret: placeholderAction<Caret>(),
    focusSummary: placeholderAction(),
    handOver: placeholderAction<{ fields: TextFields }>(),
    redirect: placeholderAction<{ reply: object }>(),
  },
  delays: {
    slow: 8_000,
    timeout: ({ context }) => (context.attachment ? 120_000 : 30_000),
    redirect: 1_500,
  },
});

type EventArgs<Type extends ContactEvent['type']> = {
  readonly context: ContactContext;
  readonly event: Extract<ContactEvent, { type: Type }>;
};

export const restoring = {
  type: 'setFields',
  params: ({ event }: EventArgs<'form.restored'>) => event.fields,
} as const;

export const changing = {
  type: 'setFields',
  params: ({ event }: EventArgs<'field.changed'>): Partial<Fields> => ({ [event.field]: event.value }),
} as const;

export const saving = {
  type: 'saveDraft',
  params: ({ context }: { context: ContactContext }) => ({ draft: rules.draftOf(context.fields) }),
} as const;

/** Takes over the request dialog's answers and focuses the next field to fill in. */
export const takingOver = [
  {
    type: 'setFields',
    params: ({ context, event }: EventArgs<'answers.handedOver'>) => rules.taking(context, event.fields),
  },
  {
    type: 'setShared',
    params: ({ event }: EventArgs<'answers.handedOver'>) => ({ shared: event.fields.message }),
  },
  saving,
  {
    type: 'focusField',
    params: ({ context }: { context: ContactContext }) => ({
      field: rules.problemsOf(context.fields)[0]?.field ?? null,
    }),
  },
] as const;

export const chosen = ({ event: { attachment } }: EventArgs<'attachment.chosen'>) => ({ attachment });

export const addedLines = ({ event: { lines } }: EventArgs<'lines.add'>) => ({ lines });

/** The visitor types on in the line that the text has now. */
export const addingLines = [
  {
    type: 'placeCaret',
    params: ({ context, event }: EventArgs<'lines.add'>) => caretIn(context.fields.message, event.lines),
  },
  {
    type: 'setFields',
    params: ({ context, event }: EventArgs<'lines.add'>): Partial<Fields> => ({
      message: withLines(context.fields.message, event.lines),
    }),
  },
  saving,
] as const;

/** The texts stay here, too. */
export const handingOver = [
  {
    type: 'handOver',
    params: ({ context }: { context: ContactContext }) => ({ fields: rules.textsOf(context.fields) }),
  },
  {
    type: 'setShared',
    params: ({ context }: { context: ContactContext }) => ({ shared: context.fields.message }),
  },
] as const;
