import { existsSync, mkdirSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, type Route } from 'playwright/test';
import { complete } from '../../machines/contactSubmission/contactSubmission.model.ts';
import { labels } from '../../machines/contactSubmission/contactSubmission.script.ts';
import type { Attachment } from '../../machines/contactSubmission/contactSubmissionRules.ts';
import type { ContactWorld } from './contactWorld.ts';

/**
 * The path of a file of that name and size on this machine: what is handed to the browser byte by byte takes seconds
 * where it is large.
 */
export function fileOf({ name, size }: Attachment): string {
  const folder = join(import.meta.dirname, '../../.build/contact-files');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, '');
  truncateSync(path, size);
  return path;
}

/** The world as a browser on the built site meets it: each POST is held until it is answered. */
export async function contactWorld(page: Page): Promise<ContactWorld> {
  let held: Route | undefined;
  await page.route('**/api/contact', (route) => {
    held = route;
  });
  // While the thanks page is on its way, the form still stands there: that is what the path's end shows.
  await page.route('**/ContactThanksPage.*.js', () => {});
  return {
    answer: async (how) => {
      await expect.poll(() => held).toBeDefined();
      const route = held;
      held = undefined;
      if (how === 'drop') await route?.abort();
      else await route?.fulfill({ status: how });
    },
    comeBack: async (fields) => {
      await page.evaluate((kept) => {
        if ('message' in kept) sessionStorage.setItem('deskhand.contact', JSON.stringify(kept));
        else history.replaceState({ ...history.state, handover: kept.subject }, '');
      }, fields);
      await page.reload();
      await page.clock.runFor(10_000);
    },
    choose: (file) => formOn(page).field('attachment').setInputFiles(fileOf(file)),
  };
}

/** The form on the page, by what its parts are called. */
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
    status: main.getByRole('status').first(),
    send: main.getByRole('button', { name: /^Send(ing\.\.\.| message)$/ }),
  };
};

/** Fills in everything that a complete message needs, and what else is given. */
export async function fillIn(page: Page, changes: Partial<typeof complete> = {}): Promise<void> {
  const { field, consent } = formOn(page);
  const { consent: agrees, ...texts } = { ...complete, ...changes };
  for (const [name, text] of Object.entries(texts)) await field(name as keyof typeof texts).fill(text);
  await consent.setChecked(agrees);
}

/** What the form now holds. */
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

export interface KeptMessage extends Record<string, unknown> {
  readonly subject: string;
  readonly attachment: null | { readonly fileName: string; readonly storedAs: string; readonly size: number };
}

/** The messages about a subject in an inbox, each with its folder. */
export const keptIn = (inbox: string, subject: string): { folder: string; message: KeptMessage }[] =>
  (existsSync(inbox) ? readdirSync(inbox) : [])
    .map((name) => join(inbox, name))
    .filter((folder) => existsSync(join(folder, 'message.json')))
    .map((folder) => ({
      folder,
      message: JSON.parse(readFileSync(join(folder, 'message.json'), 'utf8')) as KeptMessage,
    }))
    .filter(({ message }) => message.subject === subject);
