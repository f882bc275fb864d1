import { asEntered, emptyValues, isMissing, namesOf, parseDraft } from '../formFields.ts';
import { hasEmailShape, isBlank, joined, oneLine, visibleLength, withLines } from '../textRules.ts';
import { type ContactField, contactFields, type Fields, type TextFields } from './contactSubmissionFields.ts';

/** In UTF-16 code units. A line break counts as one. `min` counts only visible ones. */
export const messageLimits = { min: 500, max: 2000 } as const;

export const noFields: Fields = emptyValues(contactFields);

export interface Attachment {
  readonly name: string;
  readonly size: number;
}

export interface Message {
  readonly fields: Fields;
  readonly attachment: Attachment | null;
}

export interface FieldProblem {
  readonly field: ContactField;
  readonly code: 'missing' | 'malformed' | 'tooShort' | 'tooLong';
}

export type AttachmentProblem = 'tooLarge' | 'empty';

export interface ContactContext {
  readonly fields: Fields;
  readonly attachment: Attachment | null;
  readonly problems: readonly FieldProblem[];
  readonly attachmentProblem: AttachmentProblem | null;
  /** In bytes, inclusive. */
  readonly attachmentLimit: number;
  /** The message when it last came from, or went to, the request dialog. */
  readonly shared: string;
  /** What the endpoint answered, unread. */
  readonly reply: object;
  /** In seconds: how long to wait after a failed attempt; 0: nobody asks to. */
  readonly pause: number;
}

/** Browsers send CRLF for one line break, so each counts as one (decision C4). */
export const messageLength = (message: string): number => message.replace(/\r\n/g, '\n').length;

/** How many visible characters a message lacks (decision C16). */
export const lackingLength = (message: string): number =>
  Math.max(0, messageLimits.min - visibleLength(message.replace(/\r\n/g, '\n')));

export const withEntered = (fields: Fields, entered: Partial<Fields>): Fields => ({
  ...fields,
  ...asEntered(contactFields, entered),
});

const codeOf = (field: ContactField, value: string | boolean): FieldProblem['code'] | null => {
  if (isMissing(contactFields[field], value)) return 'missing';
  const text = String(value);
  if (contactFields[field].kind === 'email' && !hasEmailShape(text)) return 'malformed';
  if (field !== 'message') return null;
  return lackingLength(text) > 0 ? 'tooShort' : messageLength(text) > messageLimits.max ? 'tooLong' : null;
};

export const problemsOf = (fields: Fields): FieldProblem[] =>
  namesOf(contactFields).flatMap((field) => {
    const code = codeOf(field, fields[field]);
    return code === null ? [] : { field, code };
  });

export type Offered = Pick<TextFields, 'message'> & Partial<TextFields>;

/** The request dialog's description joins the message, and its other answers fill blanks. */
export const taking = (
  { fields, shared }: Pick<ContactContext, 'fields' | 'shared'>,
  { message, ...others }: Offered,
): Partial<TextFields> => ({
  message: joined(fields.message, message, shared),
  ...Object.fromEntries(
    Object.entries(others).filter(
      ([name, text]) => isBlank(fields[name as keyof typeof others]) && !isBlank(text),
    ),
  ),
});

/** Whether the message has these lines, or has room for them. */
export const canHold = ({ message }: TextFields, lines: string): boolean => {
  const text = withLines(message, lines);
  return text === message || messageLength(text) <= messageLimits.max;
};

export const remainingProblems = (reported: readonly FieldProblem[], fields: Fields): FieldProblem[] =>
  problemsOf(fields).filter(({ field }) => reported.some((problem) => problem.field === field));

/** `limit` is in bytes, inclusive. */
export const attachmentProblemOf = ({ size }: Attachment, limit: number): AttachmentProblem | null =>
  size === 0 ? 'empty' : size > limit ? 'tooLarge' : null;

/** Without control characters or line breaks (decision C2). */
export const composeSubject = ({ subject, name }: Pick<TextFields, 'subject' | 'name'>): string =>
  oneLine(`Website Contact — ${subject} — ${name}`);

export const textsOf = ({ consent: _consent, ...texts }: Fields): TextFields => texts;

/** The texts to store, never the consent or the file. `null` if all texts are empty. */
export const draftOf = (fields: Fields): TextFields | null =>
  Object.values(textsOf(fields)).some((text) => text !== '') ? textsOf(fields) : null;

export const parseContactDraft = (stored: unknown): TextFields | null => {
  const fields = parseDraft(contactFields, stored);
  return fields && textsOf(fields);
};
