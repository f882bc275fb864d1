import { servicePageIds } from '../../src/configuration/services.ts';
import { type FormField, namesOf, type ValuesOf } from '../formFields.ts';

/** The service options, in the required order (F7). */
export const serviceIds = [...servicePageIds, 'not-sure'] as const;

export type ServiceId = (typeof serviceIds)[number];

/**
 * The fields of the request form, in their order (F7), each at its step. Answers, draft, checks, payload, the steps'
 * inputs, the review, the owner's e-mail, `inbox` and the tests follow from this table. The words are in
 * src/content/requestWizard.ts and src/content/inboxWords.ts.
 */
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

/** What the visitor answers. */
export type Answers = ValuesOf<typeof requestFields>;

/** A field with its new value. */
export type AnsweredField = {
  [Field in RequestField]: { readonly field: Field; readonly value: Answers[Field] };
}[RequestField];

export const answered = (field: RequestField, value: string | boolean): AnsweredField =>
  ({ field, value }) as AnsweredField;

/** The fields of a step, in their order. */
export const requestFieldsAt = (step: 1 | 2): readonly RequestField[] =>
  namesOf(requestFields).filter((field) => requestFields[field].step === step);
