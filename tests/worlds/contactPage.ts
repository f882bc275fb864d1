import { mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from 'playwright/test';
import { complete } from '../../machines/contactSubmission/contactSubmission.model.ts';
import { labels } from '../../machines/contactSubmission/contactSubmission.script.ts';
import type { Attachment } from '../../machines/contactSubmission/contactSubmissionRules.ts';
import { noAnswers } from '../../machines/requestWizard/requestWizardRules.ts';
import { serviceLabels } from '../../src/content/serviceLabels.ts';
import type { StoredMessage } from '../../src/inbox/rules/submission.ts';
import type { ContactWorld } from './contactWorld.ts';
import { heldRoutes } from './heldRoutes.ts';
import { storedMessages } from './inbox/form.ts';
import { pauseHeaders } from './requestWorld.ts';

/**
 * Writes a file with this name and size to disk and returns its path. Passing a large file to the browser byte by byte
 * takes seconds.
 */
export function fileOf({ name, size }: Attachment): string {
  const folder = join(import.meta.dirname, '../../.build/contact-files');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, '');
  truncateSync(path, size);
  return path;
}

/** The world of the built site in a browser. Each POST is held until `answer`. */
export async function contactWorld(page: Page): Promise<ContactWorld> {
  const held = (await heldRoutes(page))();
  await page.route('**/api/contact', held.hold);
  // The thanks page never loads, so that the form is still on the screen at the end of the path.
  await page.route('**/ContactThanksPage.*.js', () => {});
  return {
    answer: async (how) => {
      const route = await held.one();
      if (how === 'drop') await route.abort();
      else await route.fulfill({ status: how, headers: pauseHeaders(how) });
    },
    fillHoneypot: (text) =>
      page.locator('input[name=_gotcha]').evaluate((field, value) => {
        (field as HTMLInputElement).value = value;
      }, text),
    handOver: async ({ subject, message, ...texts }) => {
      const service = Object.entries(serviceLabels).find(([, label]) => label === subject)?.[0];
      const answers = { ...noAnswers, ...texts, service, description: message };
      await page.evaluate(
        async (handover) => {
          history.pushState({ ...history.state, handover }, '', '');
          history.pushState(null, '', '');
          const back = new Promise((arrive) => addEventListener('popstate', arrive, { once: true }));
          history.back();
          await back;
        },
        { step: 3, answers },
      );
    },
    comeBack: async (fields) => {
      await page.evaluate((draft) => {
        if ('message' in draft) sessionStorage.setItem('draft.contact', JSON.stringify(draft));
        else history.replaceState({ ...history.state, handover: draft.subject }, '');
      }, fields);
      await page.reload();
      await page.clock.runFor(10_000);
    },
    setRequestAside: async () => {
      const dialog = page.locator('dialog[open]');
      await dialog.dispatchEvent('cancel', { cancelable: true });
      await expect(dialog).toHaveCount(0);
    },
    choose: (file) => formOn(page).field('attachment').setInputFiles(fileOf(file)),
  };
}

/** The parts of the form on the page. */
export const formOn = (page: Page) => {
  const main = page.locator('main');
  const field = (name: keyof typeof labels): Locator =>
    name === 'attachment'
      ? main.getByLabel(labels[name])
      : main.getByRole('textbox', { name: labels[name], exact: true });
  return {
    field,
    consent: main.getByRole('checkbox', { name: labels.consent }),
    summary: main.locator('#contact-summary'),
    status: main.locator('form > [role=status]'),
    send: main.getByRole('button', { name: /^Send(ing\.\.\.| message)$/ }),
  };
};

/** Fills in a complete message with these changes. */
export async function fillIn(page: Page, changes: Partial<typeof complete> = {}): Promise<void> {
  const { field, consent } = formOn(page);
  const { consent: agrees, ...texts } = { ...complete, ...changes };
  for (const [name, text] of Object.entries(texts)) await field(name as keyof typeof texts).fill(text);
  await consent.setChecked(agrees);
}

export async function formContent(page: Page) {
  const { field, consent } = formOn(page);
  const value = (name: keyof typeof labels) => field(name).inputValue();
  return {
    name: await value('name'),
    email: await value('email'),
    company: await value('company'),
    subject: await value('subject'),
    message: await value('message'),
    consent: await consent.isChecked(),
    attachment: await field('attachment').evaluate((input) =>
      Array.from((input as HTMLInputElement).files ?? [], ({ name, size }) => ({ name, size })),
    ),
  };
}

/** The contact messages with this subject in an inbox, each with its folder. */
export const messagesAbout = (inbox: string, subject: string): { folder: string; message: StoredMessage }[] =>
  storedMessages(inbox)
    .map(({ folder, json }) => ({ folder: join(inbox, folder), message: json }))
    .filter(({ message }) => message.fields.subject === subject);
