import {
  type FieldProblem,
  lackingLength,
  messageLength,
  messageLimits,
} from '../../../machines/contactSubmission/contactSubmissionRules.ts';
import { briefLines, type Prompt } from '../../content/briefLines.ts';
import { contact, outlines } from '../../content/contact.ts';
import { counted, fill } from '../shared/words.ts';

type Problems = Readonly<
  Partial<Record<FieldProblem['field'], Partial<Record<FieldProblem['code'], string>>>>
>;

export const fieldMessage = ({ field, code }: FieldProblem): string => {
  const problems: Problems = contact.problems;
  return fill(problems[field]?.[code] ?? '', messageLimits);
};

/** 'n more characters needed' or 'n characters too many'. Empty until something is written. */
export const lengthNote = (message: string): string => {
  const length = messageLength(message);
  if (length === 0) return '';
  const lacking = lackingLength(message);
  if (lacking > 0) return counted(contact.counter.tooShort, lacking);
  return length > messageLimits.max ? counted(contact.counter.tooLong, length - messageLimits.max) : '';
};

const byBeginning = new Map<string, readonly Prompt[]>(Object.entries(outlines));

/** The lines that a message with this subject may have: a task's, unless the subject begins with another matter. */
export const promptsFor = (subject: string): readonly Prompt[] =>
  byBeginning.get(subject.split(':')[0]?.trim() ?? '') ?? Object.values(briefLines);
