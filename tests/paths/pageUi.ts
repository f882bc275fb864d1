import type { Locator, Page } from 'playwright';
import { perceive } from './perceive.ts';
import { type NoControls, type Ui, Unavailable } from './script.ts';

/** Level c: a page in a browser, its clock held by the test (`page.clock`). */
export function pageUi(page: Page): Ui;
export function pageUi<W extends object>(page: Page, world: W): Ui<W>;
export function pageUi(page: Page, world: object = {} satisfies NoControls): Ui<object> {
  const dialog = page.locator(openDialog).last();
  const scope = async () => ((await dialog.count()) > 0 ? dialog : page.locator('body'));
  const use = async (
    kind: string,
    find: (scope: Locator) => Locator,
    how: (locator: Locator) => Promise<unknown>,
  ) => {
    let locator = find(await scope());
    for (let tries = ui.patience === 'some' ? 40 : 1; tries > 1 && (await locator.count()) === 0; tries--) {
      await new Promise((later) => setTimeout(later, 50));
      locator = find(await scope());
    }
    const count = await locator.count();
    if (count === 0) throw new Unavailable(`no ${kind}`);
    if (count > 1) throw new Error(`more than one ${kind}`);
    // Not locator.isDisabled(): for Playwright, aria-disabled is disabled.
    if (await locator.evaluate((element) => element.matches(':disabled')))
      throw new Unavailable(`disabled ${kind}`);
    await how(locator);
  };
  const click = async (locator: Locator) => {
    const refuses = (await locator.getAttribute('aria-disabled')) === 'true';
    await locator.click({ timeout, force: refuses });
  };
  const role = (scope: Locator, name: string, ...roles: Parameters<Locator['getByRole']>[0][]) =>
    roles
      .map((each) => scope.getByRole(each, { name, exact: true }))
      .reduce((either, other) => either.or(other));

  const ui: Ui<object> = {
    world,
    patience: 'some',
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
        (radio) => radio.check({ timeout, force: true }),
      );
    },
    check: (name, on) =>
      use(
        `checkbox «${name}»`,
        (place) => role(place, name, 'checkbox', 'switch'),
        (box) => box.setChecked(on, { timeout, force: true }),
      ),
    select: (label, option) =>
      use(
        `select «${label}»`,
        (place) => role(place, label, 'combobox', 'listbox'),
        (field) => field.selectOption({ label: option }, { timeout }),
      ),
    fill: (label, text) =>
      use(
        `text field «${label}»`,
        (place) => role(place, label, 'textbox', 'searchbox', 'spinbutton'),
        async (field) => {
          if (!(await field.isEditable({ timeout })))
            throw new Unavailable(`read-only text field «${label}»`);
          await field.fill(text, { timeout });
        },
      ),
    attach: (label, file) =>
      use(
        `file field «${label}»`,
        (place) => place.getByLabel(label, { exact: true }).and(place.locator('input[type=file]')),
        (field) =>
          field.setInputFiles(
            file
              ? { name: file.name, mimeType: 'application/octet-stream', buffer: Buffer.alloc(file.size) }
              : [],
            { timeout },
          ),
      ),
    key: (name) => page.keyboard.press(name),
    elapse: (ms) => page.clock.runFor(ms),
    perceive: async (where) => {
      await page.clock.runFor(0);
      return page.evaluate(perceive, where);
    },
  };
  return ui;
}

/** Milliseconds for one act on a control that is there. */
const timeout = 2_000;
/** As `perceive` has it. */
const openDialog = ['[role=dialog]', '[role=alertdialog]', 'dialog[open]']
  .map((selector) => `${selector}:not([data-state=closed]):visible`)
  .join(', ');
const exactly = (name: string): RegExp =>
  new RegExp(`^\\s*${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*$`);
