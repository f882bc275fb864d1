import { type FieldProblem, messageLimits } from '../../../machines/contactSubmissionRules.ts';
import { contact } from '../../content/contact.ts';
import { fill } from '../words.ts';

/** What to say beside a field, and in the summary, about a problem. */
export const fieldMessage = ({ field, code }: FieldProblem): string => {
  const words: Partial<Record<FieldProblem['code'], string>> =
    field === 'company' ? {} : contact.problems[field];
  return fill(words[code] ?? '', messageLimits);
};
