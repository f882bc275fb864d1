import * as v from 'valibot';
import { hasEmailShape, isBlank, oneLine, visibleLength, withOneLiners } from '../textRules.ts';

/** The message's length limits (F10), in UTF-16 code units. A line break counts as one. `min` are visible ones. */
export const messageLimits = { min: 500, max: 2000 } as const;

export interface TextFields {
  readonly name: string;
  readonly email: string;
  readonly company: string;
  readonly subject: string;
  readonly message: string;
}

export interface Fields extends TextFields {
  readonly consent: boolean;
}

export const noText: TextFields = { name: '', email: '', company: '', subject: '', message: '' };

/** A file, such as a browser's `File`. `size` is in bytes. */
export interface Attachment {
  readonly name: string;
  readonly size: number;
}

export interface Message {
  readonly fields: Fields;
  readonly attachment: Attachment | null;
}

export interface FieldProblem {
  readonly field: keyof Fields;
  readonly code: 'missing' | 'malformed' | 'tooShort' | 'tooLong';
}

export type AttachmentProblem = 'tooLarge' | 'empty';

/** A message's length. Browsers send CRLF for one line break, so each counts as one (decision C4). */
export const messageLength = (message: string): number => message.replace(/\r\n/g, '\n').length;

/** How many visible characters a message lacks (decision C16); 0 if it has enough. */
export const lackingLength = (message: string): number =>
  Math.max(0, messageLimits.min - visibleLength(message.replace(/\r\n/g, '\n')));

/** What the visitor entered, with all fields but the message in one line (decision C15). */
export const asEntered = (fields: Partial<Fields>): Partial<Fields> => withOneLiners(fields, 'message');

/** Everything that keeps a message from being sent, in the order of the form. */
export const problemsOf = (fields: Fields): FieldProblem[] => {
  const problems: (FieldProblem | false)[] = [
    isBlank(fields.name) && { field: 'name', code: 'missing' },
    isBlank(fields.email)
      ? { field: 'email', code: 'missing' }
      : !hasEmailShape(fields.email) && { field: 'email', code: 'malformed' },
    isBlank(fields.subject) && { field: 'subject', code: 'missing' },
    isBlank(fields.message)
      ? { field: 'message', code: 'missing' }
      : lackingLength(fields.message) > 0
        ? { field: 'message', code: 'tooShort' }
        : messageLength(fields.message) > messageLimits.max && { field: 'message', code: 'tooLong' },
    !fields.consent && { field: 'consent', code: 'missing' },
  ];
  return problems.filter((problem) => problem !== false);
};

/** The texts on offer for fields that the visitor has not filled in. */
export const fillingBlanks = (fields: TextFields, offered: Partial<TextFields>): Partial<TextFields> =>
  Object.fromEntries(
    Object.entries(offered).filter(
      ([name, text]) => isBlank(fields[name as keyof TextFields]) && !isBlank(text),
    ),
  );

/** The problems after an edit, only of fields that had one before. */
export const remainingProblems = (reported: readonly FieldProblem[], fields: Fields): FieldProblem[] =>
  problemsOf(fields).filter(({ field }) => reported.some((problem) => problem.field === field));

/** Why a file cannot be attached (decision C5), or `null`. `limit` is in bytes, inclusive. */
export const attachmentProblemOf = ({ size }: Attachment, limit: number): AttachmentProblem | null =>
  size === 0 ? 'empty' : size > limit ? 'tooLarge' : null;

/** Composes `_subject` (F11) without control characters or line breaks (decision C2). */
export const composeSubject = ({ subject, name }: Pick<TextFields, 'subject' | 'name'>): string =>
  oneLine(`Website Contact — ${subject} — ${name}`);

/** The draft that is stored: the texts, never the consent or the file. `null` if all texts are empty. */
export const draftOf = ({ consent: _consent, ...texts }: Fields): TextFields | null =>
  Object.values(texts).some((text) => text !== '') ? texts : null;

const draftSchema = v.object({
  name: v.string(),
  email: v.string(),
  company: v.string(),
  subject: v.string(),
  message: v.string(),
});

/** Reads a stored draft. Returns `null` for anything else. */
export const parseContactDraft = (stored: unknown): TextFields | null => {
  const parsed = v.safeParse(draftSchema, stored);
  return parsed.success ? parsed.output : null;
};

/** A size in bytes for a reader: `10 MB` (of 1024 × 1024 bytes), `1.5 MB`, `320 KB`, `12 bytes`. */
export const fileSize = (bytes: number): string => {
  const rounded = (value: number) => Number(value.toFixed(value < 10 ? 1 : 0));
  if (bytes >= 1024 * 1024) return `${rounded(bytes / 1024 / 1024)} MB`;
  return bytes >= 1024 ? `${rounded(bytes / 1024)} KB` : `${bytes} bytes`;
};
