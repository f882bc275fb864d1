import { type FormField, namesOf, type ValuesOf } from '../formFields.ts';

/**
 * The fields of the contact form, in their order (F10). Values, draft, checks, inputs, the owner's e-mail, `inbox` and
 * the tests follow from this table. The e-mail address is limited by RFC 5321 (4.5.3.1.3), the message by
 * `messageLimits`; the other limits only protect the disk. The words are in src/content/contact.ts and src/content/inboxWords.ts.
 */
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

/** The names of all fields that are sent: the consent is not (C1). */
export const textNames = namesOf(contactFields).filter((name) => name !== 'consent');

/** A field with its new value. */
export type FilledField = {
  [Field in ContactField]: { readonly field: Field; readonly value: Fields[Field] };
}[ContactField];
