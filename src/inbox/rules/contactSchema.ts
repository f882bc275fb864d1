import * as v from 'valibot';
import {
  contactFields,
  type TextFields,
  textNames,
} from '../../../machines/contactSubmission/contactSubmissionFields.ts';
import {
  composeSubject,
  lackingLength,
  messageLength,
  messageLimits,
} from '../../../machines/contactSubmission/contactSubmissionRules.ts';
import type { FormField } from '../../../machines/formFields.ts';
import { hasEmailShape, isBlank, oneLine, visibleLength } from '../../../machines/textRules.ts';
import { contactInboxWords as words } from '../../content/inboxWords.ts';
import type { Problem } from './refusal.ts';
import type { composedFields } from './submission.ts';

type Schema = v.GenericSchema<string | undefined, string>;

/** On one line, as the form's own script sends it (decision C15). */
const line = (label: string, limit: number, isRequired = false) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform(oneLine),
    v.check((text) => !isRequired || !isBlank(text), `${label} is missing.`),
    v.maxLength(limit, `${label} is longer than ${limit} characters.`),
  );

const { min, max } = messageLimits;

const isWebAddress = (text: string): boolean =>
  text === '' || (/^https?:\/\//i.test(text) && URL.canParse(text));

const message = v.pipe(
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
);

const schemaOf = (name: keyof TextFields): Schema => {
  const { kind, required, limit }: FormField = contactFields[name];
  const { inError } = words[name];
  if (limit === undefined) return message;
  const text = line(inError, limit, required);
  return kind === 'email'
    ? v.pipe(text, v.check(hasEmailShape, `${inError} does not look like name@example.com.`))
    : text;
};

const fields = v.object({
  ...(Object.fromEntries(textNames.map((name) => [name, schemaOf(name)])) as Record<
    keyof TextFields,
    Schema
  >),
  _subject: line('The composed subject (_subject)', 500),
  _replyto: line('The reply address (_replyto)', 254),
  page_url: v.pipe(
    line("The page's address (page_url)", 2048),
    v.check(isWebAddress, "The page's address (page_url) does not begin with http:// or https://."),
  ),
} satisfies Record<keyof TextFields | (typeof composedFields.contact)[number], Schema>);

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

export function checkContact(sent: ReadonlyMap<string, string>): ContactFields | readonly Problem[] {
  const parsed = v.safeParse(schema, Object.fromEntries(sent), { abortPipeEarly: true });
  if (parsed.success) return parsed.output;
  return parsed.issues.map((issue) => ({ field: v.getDotPath(issue), message: issue.message }));
}
