import { namesOf } from '../../../machines/formFields.ts';
import {
  type Answers,
  type RequestField,
  requestFields,
} from '../../../machines/requestWizard/requestWizardFields.ts';
import { requestWizard } from '../../content/requestWizard.ts';
import type { FieldWords } from './requestStep.ts';

export interface AnswerRow {
  readonly field: RequestField;
  readonly label: string;
  /** Empty if it was not given. */
  readonly text: string;
}

export const answerRows = (answers: Answers): readonly AnswerRow[] =>
  namesOf(requestFields).map((field) => {
    const { label, options }: FieldWords = requestWizard.fields[field];
    const answer = answers[field];
    const text =
      answer === true ? requestWizard.agreed : answer === false ? '' : (options?.[answer] ?? answer);
    return { field, label, text: text.trim() === '' ? '' : text };
  });
