import { isBlank, oneLine } from './textRules.ts';

/** A row of a form's table of fields. */
export interface FormField {
  /** `line` and `email` are texts in one line, `text` has line breaks, `choice` is one of the `options`, `consent` a tick. */
  readonly kind: 'line' | 'email' | 'text' | 'choice' | 'consent';
  readonly required?: true;
  readonly options?: readonly string[];
  /** The longest value that the server accepts, in UTF-16 code units. */
  readonly limit?: number;
  /** HTML's token for filling it in automatically. */
  readonly autoComplete?: string;
}

export type FormFields = Readonly<Record<string, FormField>>;

/** The values of a form. An empty string is no answer. */
export type ValuesOf<Fields extends FormFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { readonly options: readonly (infer Id)[] }
    ? Id | ''
    : Fields[Name]['kind'] extends 'consent'
      ? boolean
      : string;
};

export const namesOf = <Fields extends FormFields>(fields: Fields): readonly (keyof Fields & string)[] =>
  Object.keys(fields);

/** The form before anything is entered. */
export const emptyValues = <Fields extends FormFields>(fields: Fields): ValuesOf<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, kind === 'consent' ? false : '']),
  ) as ValuesOf<Fields>;

/** What the visitor entered: every text but a long one is in one line (decision C15). */
export const asEntered = <Values extends object>(fields: FormFields, values: Values): Values => {
  const long = Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'text' ? [name] : []));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && !long.includes(name) ? oneLine(value) : value,
    ]),
  ) as Values;
};

/** Whether a required value is missing. */
export const isMissing = ({ required }: FormField, value: string | boolean): boolean =>
  required === true && (typeof value === 'string' ? isBlank(value) : !value);

/**
 * Reads the values of a stored draft, as entered and without a consent, which is never stored. Returns `null` for
 * anything else.
 */
export const parseDraft = <Fields extends FormFields>(
  fields: Fields,
  stored: unknown,
): ValuesOf<Fields> | null => {
  if (typeof stored !== 'object' || stored === null) return null;
  const values = emptyValues<FormFields>(fields) as Record<string, string | boolean>;
  for (const [name, { kind, options }] of Object.entries(fields)) {
    if (kind === 'consent') continue;
    const value: unknown = (stored as Record<string, unknown>)[name];
    if (typeof value !== 'string' || (options && !['', ...options].includes(value))) return null;
    values[name] = value;
  }
  return asEntered(fields, values) as ValuesOf<Fields>;
};
