import { type FormField, namesOf, type ValuesOf } from '../formFields.ts';

/** The contact form's fields, in order. The form, `inbox`, the e-mail and the tests follow from this table. */
export const contactFields = {
  name: { kind: 'line', required: true, limit: 200, autoComplete: 'name' },
  email: { kind: 'email', required: true, limit: 254, autoComplete: 'email' },
  company: { kind: 'line', limit: 200, autoComplete: 'organization' },
  subject: { kind: 'line', required: true, limit: 200 },
  message: { kind: 'text', required: true },
  consent: { kind: 'consent', required: true },
} as const satisfies Readonly<Record<string, FormField>>;

export type ContactField = keyof typeof contactFields;

export type Fields = ValuesOf<typeof contactFields>;

export type TextFields = Omit<Fields, 'consent'>;

/** The fields that are sent: the consent is not (C1). */
export const textNames = namesOf(contactFields).filter((name) => name !== 'consent');

export type FilledField = {
  [Field in ContactField]: { readonly field: Field; readonly value: Fields[Field] };
}[ContactField];
