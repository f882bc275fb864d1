import { checkContact } from './contactSchema.ts';
import { type Problem, Refusal } from './refusal.ts';
import { checkRequest } from './requestSchema.ts';
import type { SentFile, Submission } from './submission.ts';

function fileProblems([file, ...others]: readonly SentFile[]): Problem[] {
  const problem = (message: string): Problem => ({ field: 'attachment', message });
  return [
    ...(file?.size === 0 ? [problem('The attachment is empty.')] : []),
    ...(others.length > 0 ? [problem('Only one file can be attached.')] : []),
  ];
}

/** Throws a {@link Refusal} with every problem (422). */
export function contactOf(fields: ReadonlyMap<string, string>, files: readonly SentFile[]): Submission {
  const checked = checkContact(fields);
  const problems = [...(Array.isArray(checked) ? checked : []), ...fileProblems(files)];
  if (problems.length > 0 || !('message' in checked)) throw new Refusal(422, problems);
  return { kind: 'contact', fields: checked, attachment: files[0] ?? null };
}

/** Throws a {@link Refusal} with every problem (422). */
export function requestOf(sent: unknown): Submission {
  const checked = checkRequest(sent);
  if (!('service' in checked)) throw new Refusal(422, checked);
  return { kind: 'request', fields: checked, attachment: null };
}
