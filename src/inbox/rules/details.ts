import { contactFields } from '../../../machines/contactSubmission/contactSubmissionFields.ts';
import type { FormFields } from '../../../machines/formFields.ts';
import { requestFields } from '../../../machines/requestWizard/requestWizardFields.ts';
import { contactInboxWords, requestInboxWords } from '../../content/inboxWords.ts';
import { requestWizard } from '../../content/requestWizard.ts';
import type { Kind, StoredMessage } from './submission.ts';

export interface Detail {
  readonly field: string;
  readonly heading: string;
  readonly value: string;
}

interface Details {
  readonly rows: readonly Detail[];
  readonly text: string;
  readonly textHeading: string;
}

const forms: Readonly<
  Record<Kind, { fields: FormFields; headings: Readonly<Record<string, { heading: string }>> }>
> = {
  contact: { fields: contactFields, headings: contactInboxWords },
  request: { fields: requestFields, headings: requestInboxWords },
};

const words: Readonly<
  Record<string, { readonly label: string; readonly options?: Readonly<Record<string, string>> }>
> = requestWizard.fields;

export function detailsOf({ kind, fields }: Pick<StoredMessage, 'kind' | 'fields'>): Details {
  const textOf = (name: string): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  const all = Object.entries(forms[kind].fields).filter(([, field]) => field.kind !== 'consent');
  return {
    rows: all
      .filter(([, field]) => field.kind !== 'text')
      .map(([field, { options }]) => {
        const value = textOf(field);
        const heading = forms[kind].headings[field]?.heading ?? field;
        const label = options?.includes(value) ? words[field]?.options?.[value] : undefined;
        return { field, heading, value: label ?? value };
      }),
    textHeading: all
      .flatMap(([name, { kind: each }]) =>
        each === 'text' ? (forms[kind].headings[name]?.heading ?? name) : [],
      )
      .join(', '),
    text: all.flatMap(([name, field]) => (field.kind === 'text' ? textOf(name) : [])).join('\n\n'),
  };
}
