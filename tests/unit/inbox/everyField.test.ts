// @vitest-environment node
/** A field that is added to a form's table must be wherever the owner looks. */
import { describe, expect, it } from 'vitest';
import { contactFields } from '../../../machines/contactSubmission/contactSubmissionFields.ts';
import type { FormFields } from '../../../machines/formFields.ts';
import { requestFields } from '../../../machines/requestWizard/requestWizardFields.ts';
import { requestWizard } from '../../../src/content/requestWizard.ts';
import { composeMail } from '../../../src/inbox/rules/mail.ts';
import type { StoredMessage } from '../../../src/inbox/rules/submission.ts';
import { shown } from '../../../src/inbox-cli/display.ts';
import { formats } from '../../../src/inbox-cli/exportMessages.ts';

const labels: Readonly<
  Record<string, { readonly label: string; readonly options?: Readonly<Record<string, string>> }>
> = requestWizard.fields;

/** A value of its own for each field that is sent as text. */
const valuesOf = (fields: FormFields): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { kind }]) => kind !== 'consent')
      .map(([name, { kind, options }]) => [
        name,
        options?.[0] ?? (kind === 'email' ? 'ada@example.org' : `the ${name} typed`),
      ]),
  );

describe.each([
  ['request', requestFields],
  ['contact', contactFields],
] as const)('every field of a %s', (kind, table: FormFields) => {
  const fields = valuesOf(table);
  const message: StoredMessage = {
    kind,
    id: `${'0'.repeat(32)}-1`,
    receivedAt: '2026-11-22T10:20:30.000Z',
    fields,
    attachment: null,
  };
  const entry = { message, attachmentPath: null, log: '', doneAt: null, delivery: null, orderMails: [] };
  /** The owner reads labels of options, and everything else as it was typed. */
  const read = Object.entries(fields).map(([name, value]) => labels[name]?.options?.[value] ?? value);

  it('is in the owner’s e-mail', () => {
    const { text } = composeMail(message, { siteName: 'Deskhand', siteUrl: 'https://deskhand.example' });
    for (const value of read) expect(text).toContain(value);
  });
  it('is in what `show` prints', () => {
    const lines = shown(entry).join('\n');
    for (const value of read) expect(lines).toContain(value);
  });
  it('is a column of the export', async () => {
    const pages = async function* () {
      yield [entry];
    };
    let text = '';
    for await (const part of formats.csv(pages())) text += part;
    const [heads = '', cells = ''] = text.split('\n');
    for (const [name, value] of Object.entries(fields)) {
      expect(heads.split(',')).toContain(name);
      expect(cells).toContain(value);
    }
  });
});
