import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { readScreen } from '../screen/readScreen.ts';
import { type NoControls, type Ui, Unavailable } from '../screen/script.ts';

interface Control {
  readonly isDisabled: boolean;
  /** `aria-disabled`: it can be pressed, and refuses. */
  readonly refuses: boolean;
  readonly isReadOnly: boolean;
  readonly isOn: boolean;
}

/** Level c: a page in a browser. The test controls its clock (`page.clock`). */
export function pageUi(page: Page): Ui;
export function pageUi<W extends object>(page: Page, world: W): Ui<W>;
export function pageUi(page: Page, world: object = {} satisfies NoControls): Ui<object> {
  const dialog = page.locator(openDialog).last();
  const body = page.locator('body');
  /** Toasts may be in the dialog, but are not of it. Looked for in the whole page, this would be most of a look. */
  const ofDialog = dialog.locator(':not([data-toasts] *)');

  const use = async (
    kind: string,
    find: (scope: Locator) => Locator,
    how: (locator: Locator, control: Control) => Promise<unknown>,
  ) => {
    for (let tries = ui.retries ? 40 : 1; tries > 0; tries--) {
      const locator = (await dialog.count()) > 0 ? find(dialog).and(ofDialog) : find(body);
      const count = await locator.count();
      if (count > 1) throw new Error(`more than one ${kind}`);
      if (count === 1) {
        // `evaluateAll` would load Playwright's own script into each page a second time.
        const control = await locator.evaluate(controlOf, undefined, { timeout });
        if (control.isDisabled) throw new Unavailable(`disabled ${kind}`);
        return void (await how(locator, control));
      }
      if (tries > 1) await new Promise((later) => setTimeout(later, 50));
    }
    throw new Unavailable(`no ${kind}`);
  };
  const click = (locator: Locator, { refuses }: Control) => locator.click({ timeout, force: refuses });
  /** Presses a checkbox or radio button. The page decides whether it changes. */
  const setChecked = (on: boolean) => async (locator: Locator, control: Control) => {
    if (control.isOn !== on) await click(locator, control);
  };
  const role = (scope: Locator, name: string, ...roles: Parameters<Locator['getByRole']>[0][]) =>
    roles
      .map((each) => scope.getByRole(each, { name, exact: true }))
      .reduce((either, other) => either.or(other));
  /** ARIA has no role for file and password fields. */
  const ofType = (scope: Locator, type: 'file' | 'password' | 'date', label: string) =>
    scope.getByLabel(label, { exact: true }).and(scope.locator(`input[type=${type}]`));

  const ui: Ui<object> = {
    world,
    retries: true,
    press: (name) =>
      use(
        `button «${name}»`,
        (place) =>
          role(place, name, 'button', 'tab').or(place.locator('summary', { hasText: exactly(name) })),
        click,
      ),
    follow: (name) => use(`link «${name}»`, (place) => role(place, name, 'link'), click),
    choose: (...which) => {
      const [option, group] = which.toReversed() as [string, string?];
      return use(
        `radio button «${which.join(': ')}»`,
        (place) =>
          role(group === undefined ? place : role(place, group, 'group', 'radiogroup'), option, 'radio'),
        setChecked(true),
      );
    },
    check: (name, on) =>
      use(`checkbox «${name}»`, (place) => role(place, name, 'checkbox', 'switch'), setChecked(on)),
    select: (label, option) =>
      use(
        `select «${label}»`,
        (place) => role(place, label, 'combobox', 'listbox'),
        async (field) => {
          if ((await field.locator('option', { hasText: exactly(option) }).count()) === 0)
            throw new Unavailable(`no option «${option}»`);
          await field.selectOption({ label: option }, { timeout });
        },
      ),
    fill: (label, text) =>
      use(
        `text field «${label}»`,
        (place) =>
          role(place, label, 'textbox', 'searchbox', 'spinbutton', 'combobox').or(
            ofType(place, 'password', label).or(ofType(place, 'date', label)),
          ),
        async (field, { isReadOnly }) => {
          if (isReadOnly) throw new Unavailable(`read-only text field «${label}»`);
          if ((await field.getAttribute('type')) === 'date') await field.evaluate(enterDate, text);
          else await field.fill(text, { timeout });
        },
      ),
    attach: (label, file) =>
      use(
        `file field «${label}»`,
        (place) => ofType(place, 'file', label),
        (field) => field.setInputFiles(file ? pathOf(file) : [], { timeout }),
      ),
    key: (name) => page.keyboard.press(name),
    elapse: (ms) => page.clock.runFor(ms),
    readScreen: async (where) => {
      await page.clock.runFor(0);
      return page.evaluate(readScreen, where);
    },
  };
  return ui;
}

/**
 * Runs in the page. Playwright's `fill` sets a date's `value`; in Firefox it does so where React has replaced the setter, so
 * that React sees no change.
 */
const enterDate = (field: Element, date: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, date);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
};

/** Runs in the page. Playwright's `isDisabled()` is also true for `aria-disabled`, so it is not used. */
const controlOf = (element: HTMLElement | SVGElement): Control => ({
  isDisabled: element.matches(':disabled'),
  refuses: element.getAttribute('aria-disabled') === 'true',
  isReadOnly: element.matches('[readonly], [aria-readonly=true]'),
  isOn: 'checked' in element ? element.checked === true : element.getAttribute('aria-checked') === 'true',
});

let filesFolder: string | undefined;
/** Creates a file of zeros on disk: sending a large file to the browser byte by byte takes seconds. */
const pathOf = ({ name, size }: { readonly name: string; readonly size: number }): string => {
  if (filesFolder === undefined) {
    const created = mkdtempSync(join(tmpdir(), 'paths-'));
    process.on('exit', () => rmSync(created, { recursive: true, force: true }));
    filesFolder = created;
  }
  const folder = join(filesFolder, `${size}`);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, name);
  writeFileSync(path, '');
  truncateSync(path, size);
  return path;
};

/** Milliseconds for one action on a control that is there and enabled. It only ends what hangs. */
const timeout = 10_000;
/** The same dialogs as in `readScreen`. */
const openDialog = ['[role=dialog]', '[role=alertdialog]', 'dialog[open]']
  .map((selector) => `${selector}:not([data-state=closed]):visible`)
  .join(', ');
const exactly = (name: string): RegExp =>
  new RegExp(`^\\s*${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`);
