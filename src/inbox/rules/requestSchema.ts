import * as v from 'valibot';
import { type FormField, isMissing, namesOf } from '../../../machines/formFields.ts';
import { type Answers, requestFields } from '../../../machines/requestWizard/requestWizardFields.ts';
import { hasEmailShape, oneLine } from '../../../machines/textRules.ts';
import { requestInboxWords as words } from '../../content/inboxWords.ts';
import type { Problem } from './refusal.ts';
import { composedFields } from './submission.ts';

const text = (label: string) => v.optional(v.string(`${label} must be text.`), '');
const line = (label: string) => v.pipe(text(label), v.transform(oneLine));

const schemaOf = (
  { kind, options }: FormField,
  label: string,
): v.GenericSchema<unknown, string | boolean> => {
  if (options) return v.optional(v.picklist(['', ...options], `${label} is not one of the options.`), '');
  if (kind === 'consent') return v.optional(v.boolean(`${label} must be true or false.`), false);
  return kind === 'text' ? text(label) : line(label);
};

const composedLabels: Readonly<Partial<Record<string, string>>> = {
  page_path: "The page's path",
  timestamp: 'The timestamp',
};

const schema = v.object(
  Object.fromEntries([
    ...namesOf(requestFields).map((field) => [field, schemaOf(requestFields[field], words[field].inError)]),
    ...composedFields.request.map((name) => [name, line(composedLabels[name] ?? name)]),
  ]),
  'The request must be a JSON object.',
);

export type RequestFields = Answers & Readonly<Record<(typeof composedFields.request)[number], string>>;

const problemsOf = (sent: Answers): readonly Problem[] =>
  namesOf(requestFields).flatMap((field) => {
    const { inError } = words[field];
    if (isMissing(requestFields[field], sent[field])) return { field, message: `${inError} is missing.` };
    return requestFields[field].kind === 'email' && !hasEmailShape(String(sent[field]))
      ? { field, message: `${inError} does not look like name@example.com.` }
      : [];
  });

export function checkRequest(sent: unknown): RequestFields | readonly Problem[] {
  const parsed = v.safeParse(schema, sent);
  if (!parsed.success)
    return parsed.issues.map((issue) => ({ field: v.getDotPath(issue), message: issue.message }));
  const fields = parsed.output as RequestFields;
  const problems = problemsOf(fields);
  return problems.length > 0 ? problems : fields;
}
