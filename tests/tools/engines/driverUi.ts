import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import type { Screen } from '../../paths/index.ts';
import type { Found } from './inPage.ts';
import { type Browser, until } from './journeys.ts';
import type { WebDriver } from './webDriver.ts';

/** An element in the protocol: an object with one key that the standard names. */
type Reference = Readonly<Record<string, string>>;
type Control = Omit<Found, 'element'> & { readonly element: Reference };

const idOf = (element: Reference): string => Object.values(element)[0] ?? '';

/** Sets the value as pasting does: React listens to the event, and the setter is the browser's own. */
const paste = `
  const [field, text] = arguments;
  field.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));`;

/** What a visitor does and sees, through WebDriver. `inPage.ts` must run in every page. */
export function driverUi({ post, run }: WebDriver): Browser['ui'] {
  /** Waits until there is exactly one such control, and it can be used. */
  const control = (roles: readonly string[], name: string, group: string | null = null): Promise<Control> =>
    until(async () => {
      const found = (await run('return inPage.find(...arguments)', roles, name, group)) as Control[];
      const [only] = found;
      if (found.length !== 1 || !only) throw new Error(`${found.length} of ${roles[0]} «${name}»`);
      if (only.isDisabled || only.isReadOnly) throw new Error(`${roles[0]} «${name}» can't be used`);
      return only;
    });
  /** The driver scrolls as the page does, and doesn't wait until a smooth scroll has arrived. */
  const show = (element: Reference) =>
    run("arguments[0].scrollIntoView({ behavior: 'instant', block: 'center' })", element);
  const click = async ({ element }: Control) => {
    await show(element);
    await post(`/element/${idOf(element)}/click`);
  };
  const type = (element: Reference, text: string) => post(`/element/${idOf(element)}/value`, { text });
  return {
    press: async (name) => click(await control(['button', 'tab'], name)),
    follow: async (name) => click(await control(['link'], name)),
    choose: async (...which) => {
      const [option = '', group] = which.toReversed();
      const found = await control(['radio'], option, group);
      if (!found.isOn) await click(found);
    },
    check: async (name, on) => {
      const found = await control(['checkbox', 'switch'], name);
      if (found.isOn !== on) await click(found);
    },
    fill: async (name, text) => {
      const { element } = await control(['textbox', 'searchbox', 'combobox'], name);
      await show(element);
      await post(`/element/${idOf(element)}/clear`);
      // The driver types 25 letters in a second.
      if (text.length < 100) await type(element, text);
      else await run(paste, element, text);
    },
    attach: async (name, file) => {
      const { element } = await control(['file'], name);
      if (!file) return void (await post(`/element/${idOf(element)}/clear`));
      const folder = join(projectRoot, '.build/webkit-files');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, file.name), Buffer.alloc(file.size));
      await type(element, join(folder, file.name));
    },
    readScreen: async (scope) =>
      (await run('return inPage.readScreen(arguments[0])', scope ?? 'main')) as Screen,
  };
}
