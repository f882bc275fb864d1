import { servicePageIds } from '../../src/configuration/services.ts';
import { type FormField, namesOf, type ValuesOf } from '../formFields.ts';

export const serviceIds = [...servicePageIds, 'not-sure'] as const;

export type ServiceId = (typeof serviceIds)[number];

/** The request form's fields, in order. The steps, `inbox`, the e-mail and the tests follow from this table. */
export const requestFields = {
  service: { step: 1, kind: 'choice', options: serviceIds, required: true },
  description: { step: 1, kind: 'text' },
  timeframe: { step: 1, kind: 'choice', options: ['asap', '1-2-weeks', '1-month', 'flexible'] },
  budget: {
    step: 1,
    kind: 'choice',
    options: ['under-500', '500-1500', '1500-5000', 'over-5000', 'not-sure'],
  },
  name: { step: 2, kind: 'line', required: true, autoComplete: 'name' },
  email: { step: 2, kind: 'email', required: true, autoComplete: 'email' },
  company: { step: 2, kind: 'line', autoComplete: 'organization' },
  agreedToPrivacy: { step: 2, kind: 'consent', required: true },
} as const satisfies Readonly<Record<string, FormField & { readonly step: 1 | 2 }>>;

export type RequestField = keyof typeof requestFields;

export type Answers = ValuesOf<typeof requestFields>;

export type AnsweredField = {
  [Field in RequestField]: { readonly field: Field; readonly value: Answers[Field] };
}[RequestField];

export const answered = (field: RequestField, value: string | boolean): AnsweredField =>
  ({ field, value }) as AnsweredField;

export const requestFieldsAt = (step: 1 | 2): readonly RequestField[] =>
  namesOf(requestFields).filter((field) => requestFields[field].step === step);
