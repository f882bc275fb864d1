import { isBlank, oneLine } from './textRules.ts';

export interface FormField {
  /** `line` and `email` are on one line, `text` has line breaks, `consent` is a checkbox. */
  readonly kind: 'line' | 'email' | 'text' | 'choice' | 'consent';
  readonly required?: true;
  readonly options?: readonly string[];
  /** The longest value that the server accepts, in UTF-16 code units. */
  readonly limit?: number;
  readonly autoComplete?: string;
}

export type FormFields = Readonly<Record<string, FormField>>;

/** An empty string is no answer. */
export type ValuesOf<Fields extends FormFields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends { readonly options: readonly (infer Id)[] }
    ? Id | ''
    : Fields[Name]['kind'] extends 'consent'
      ? boolean
      : string;
};

export const namesOf = <Fields extends FormFields>(fields: Fields): readonly (keyof Fields & string)[] =>
  Object.keys(fields);

export const emptyValues = <Fields extends FormFields>(fields: Fields): ValuesOf<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { kind }]) => [name, kind === 'consent' ? false : '']),
  ) as ValuesOf<Fields>;

/** Puts every text except a long one on one line (decision C15). */
export const asEntered = <Values extends object>(fields: FormFields, values: Values): Values => {
  const long = Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'text' ? [name] : []));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && !long.includes(name) ? oneLine(value) : value,
    ]),
  ) as Values;
};

export const isMissing = ({ required }: FormField, value: string | boolean): boolean =>
  required === true && (typeof value === 'string' ? isBlank(value) : !value);

/** Reads a stored draft, without the consent. Returns `null` for anything else. */
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
