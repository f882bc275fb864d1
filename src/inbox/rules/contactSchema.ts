import * as v from 'valibot';
import {
  composeSubject,
  lackingLength,
  messageLength,
  messageLimits,
} from '../../../machines/contactSubmission/contactSubmissionRules.ts';
import { hasEmailShape, isBlank, oneLine, visibleLength } from '../../../machines/textRules.ts';
import type { Problem } from './refusal.ts';

/** In UTF-16 code units. The email address is limited by RFC 5321 (4.5.3.1.3); the others only protect the disk. */
const maxLength = {
  name: 200,
  email: 254,
  company: 200,
  subject: 200,
  _subject: 500,
  _replyto: 254,
  page_url: 2048,
} as const;

type FieldName = keyof typeof maxLength;

/** In one line, as the form's own script has it (decision C15). */
const line = v.pipe(v.optional(v.string(), ''), v.transform(oneLine));

const optionalText = (field: FieldName, label: string) =>
  v.pipe(line, v.maxLength(maxLength[field], `${label} is longer than ${maxLength[field]} characters.`));

const requiredText = (field: FieldName, label: string) =>
  v.pipe(
    line,
    v.check((text) => !isBlank(text), `${label} is missing.`),
    v.maxLength(maxLength[field], `${label} is longer than ${maxLength[field]} characters.`),
  );

const { min, max } = messageLimits;

const isWebAddress = (text: string): boolean =>
  text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text));

/** Other fields are not stored (C1). */
const fields = v.object({
  name: requiredText('name', 'Your name'),
  email: v.pipe(
    requiredText('email', 'Your email address'),
    v.check(hasEmailShape, 'Your email address does not look like name@example.com.'),
  ),
  company: optionalText('company', 'Your company'),
  subject: requiredText('subject', 'The subject'),
  message: v.pipe(
    v.optional(v.string(), ''),
    // Browsers send CRLF for each typed line break (C4).
    v.transform((text) => text.replace(/\r\n?/g, '\n')),
    v.check((text) => !isBlank(text), 'The message is missing.'),
    v.check(
      (text) => lackingLength(text) === 0,
      ({ input }) => tooShort(input),
    ),
    v.check(
      (text) => messageLength(text) <= max,
      ({ input }) => tooLong(input),
    ),
  ),
  _subject: optionalText('_subject', 'The composed subject (_subject)'),
  _replyto: optionalText('_replyto', 'The reply address (_replyto)'),
  page_url: v.pipe(
    optionalText('page_url', "The page's address (page_url)"),
    v.check(isWebAddress, "The page's address (page_url) does not begin with http:// or https://."),
  ),
});

/** Composes what the script would have sent, for a form without JavaScript (C9). */
const schema = v.pipe(
  fields,
  v.transform((sent) => ({
    ...sent,
    _subject: sent._subject || composeSubject(sent),
    _replyto: sent._replyto || sent.email,
  })),
);

const tooShort = (text: string): string =>
  `The message has ${visibleLength(text)} visible characters; at least ${min} are needed.`;
const tooLong = (text: string): string =>
  `The message has ${messageLength(text)} characters; at most ${max} fit.`;

export type ContactFields = v.InferOutput<typeof schema>;

/** Returns the fields to store, or the first problem of each invalid field. */
export function checkContact(sent: ReadonlyMap<string, string>): ContactFields | readonly Problem[] {
  const parsed = v.safeParse(schema, Object.fromEntries(sent), { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  return parsed.issues.map((issue) => ({ field: v.getDotPath(issue), message: issue.message }));
}
