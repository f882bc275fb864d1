import { act, createEvent, fireEvent, queryAllByRole, within } from '@testing-library/react';
import { vi } from 'vitest';
import { fileOf } from '../definition/tagged.ts';
import { readScreen } from '../screen/readScreen.ts';
import { type NoControls, type Ui, Unavailable } from '../screen/script.ts';
import { type Acts, actsOf } from './acts.ts';

/** The user interface of a rendered view, which can also do several acts in one task. */
export interface DomUi<W extends object = NoControls> extends Ui<W> {
  readonly acts: Acts;
}

/** Level b: the rendered view in the DOM of a test, under the fake timers of vitest. */
export function domUi(): DomUi;
export function domUi<W extends object>(world: W): DomUi<W>;
export function domUi(world: object = {} satisfies NoControls): DomUi<object> {
  const settle = () =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(0);
      await new Promise((later) => setImmediate(later));
    });
  const acts = actsOf(settle);
  const use = async (
    kind: string,
    find: () => HTMLElement[],
    how: (element: HTMLElement) => void,
    isFixed = (_: HTMLElement) => false,
    changes = (_: HTMLElement) => true,
  ) => {
    await acts.catchUp();
    for (let tries = ui.retries ? 20 : 1; tries > 1 && find().length === 0; tries--) await settle();
    const [element, another] = find();
    if (!element) throw new Unavailable(`no ${kind}`);
    if (another) throw new Error(`more than one ${kind}`);
    if (isDisabled(element)) throw new Unavailable(`disabled ${kind}`);
    if (isFixed(element)) throw new Unavailable(`read-only ${kind}`);
    await acts.take({
      by: 'visitor',
      control: element,
      isPossible: () =>
        element.isConnected &&
        isShown(element) &&
        !isDisabled(element) &&
        !isFixed(element) &&
        changes(element),
      run: () => {
        element.focus();
        how(element);
      },
    });
  };
  const named =
    (name: string, ...roles: string[]) =>
    (): HTMLElement[] =>
      roles.flatMap((role) => queryAllByRole(scope(), role, { name })).filter(isShown);
  const textFields = (label: string) => () => [
    ...named(label, 'textbox', 'searchbox', 'spinbutton', 'combobox')(),
    ...ofType('password', label)(),
    ...ofType('date', label)(),
  ];
  const click = (element: HTMLElement) => void fireEvent.click(element);

  /** The controls of the world may change the view, too. */
  const wrappedWorld = new Proxy(world, {
    get: (controls, name) => {
      const control: unknown = Reflect.get(controls, name);
      if (typeof control !== 'function') return control;
      return async (...args: unknown[]) =>
        acts.take({
          by: 'world',
          isPossible: () => true,
          run: () => Reflect.apply(control, controls, args),
        });
    },
  });

  const ui: DomUi<object> = {
    acts,
    world: wrappedWorld,
    retries: true,
    press: (name) =>
      use(`button «${name}»`, () => [...named(name, 'button', 'tab')(), ...summaries(name)], click),
    follow: (name) => use(`link «${name}»`, named(name, 'link'), click),
    choose: (...which) => {
      const [option, group] = which.toReversed() as [string, string?];
      const find = () => {
        const groups = ['group', 'radiogroup'].flatMap((role) =>
          group === undefined ? [] : queryAllByRole(scope(), role, { name: group }),
        );
        const places = group === undefined ? [scope()] : groups;
        return places
          .flatMap((place) => within(place).queryAllByRole('radio', { name: option }))
          .filter(isShown);
      };
      return use(`radio button «${which.join(': ')}»`, find, click);
    },
    check: (name, on) =>
      use(`checkbox «${name}»`, named(name, 'checkbox', 'switch'), (box) => {
        const is =
          box instanceof HTMLInputElement ? box.checked : box.getAttribute('aria-checked') === 'true';
        if (is !== on) click(box);
      }),
    select: (label, option) =>
      use(`select «${label}»`, named(label, 'combobox', 'listbox'), (field) => {
        const options = [...(field as HTMLSelectElement).options];
        const value = options.find(({ text }) => text.trim() === option)?.value;
        if (value === undefined) throw new Unavailable(`no option «${option}»`);
        fireEvent.change(field, { target: { value } });
      }),
    fill: (label, text) =>
      use(
        `text field «${label}»`,
        textFields(label),
        (field) => void fireEvent.input(field, { target: { value: text } }),
        (field) => (field as HTMLInputElement).readOnly,
        // React hears nothing of a text that is there already.
        (field) => (field as HTMLInputElement).value !== text,
      ),
    attach: (label, file) =>
      use(`file field «${label}»`, ofType('file', label), (field) => {
        // A page that prevents the click keeps the visitor from choosing.
        if (!fireEvent.click(field)) return;
        const files = file ? [fileOf(file)] : [];
        fireEvent(field, createEvent.change(field, { target: { files } }));
      }),
    key: async (key) =>
      void (await acts.take({
        by: 'visitor',
        isPossible: () => true,
        run: () => {
          const target = document.activeElement ?? document.body;
          fireEvent.keyDown(target, { key });
          fireEvent.keyUp(target, { key });
        },
      })),
    elapse: async (ms) =>
      void (await acts.take({
        by: 'time',
        isPossible: () => true,
        run: () => vi.advanceTimersByTimeAsync(ms),
      })),
    readScreen: async (where) => {
      await settle();
      const unpainted = elementsStyled('visibility', 'hidden');
      return readScreen(where, (element) => !unpainted.has(element));
    },
  };
  return ui;
}

/**
 * The elements that a style rule gives this value. happy-dom's `getComputedStyle` takes seconds for a page, and keeps
 * its result when `:has(:checked)` no longer matches, and so does `matches`. Rules within conditions are left out.
 */
const elementsStyled = (property: string, value: string): Set<Element> => {
  const rulesOf = ({ cssRules }: { readonly cssRules: CSSRuleList }): CSSStyleRule[] =>
    [...cssRules].flatMap((rule) => {
      if (rule instanceof CSSStyleRule) return [rule];
      return rule instanceof CSSMediaRule && rule.conditionText === '' ? rulesOf(rule) : [];
    });
  const selectors = [...document.styleSheets]
    .flatMap(rulesOf)
    .filter(({ style }) => style.getPropertyValue(property) === value)
    .map(({ selectorText }) => selectorText)
    .filter((selector) => !selector.includes('::'));
  return new Set(selectors.flatMap((selector) => [...document.querySelectorAll(selector)]));
};

/** The topmost open dialog, otherwise the document, as in `readScreen`. */
const scope = (): HTMLElement =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog], dialog[open]')]
    .filter((dialog) => dialog.dataset.state !== 'closed' && !dialog.hidden)
    .at(-1) ?? document.body;

const isDisabled = (element: HTMLElement): boolean => element.matches(':disabled, fieldset[disabled] *');

const summaries = (name: string): HTMLElement[] =>
  [...scope().querySelectorAll('summary')].filter((summary) => summary.textContent?.trim() === name);

/** A DOM without styles hides neither a closed dialog nor `<noscript>`. Toasts in a dialog are no part of it, as in `readScreen`. */
const isShown = (element: HTMLElement): boolean =>
  !element.closest('dialog:not([open]), dialog [data-toasts], noscript');

/** ARIA has no role for file and password fields. */
const ofType = (type: 'file' | 'password' | 'date', label: string) => (): HTMLElement[] =>
  within(scope())
    .queryAllByLabelText(label)
    .filter((field) => field.matches(`input[type=${type}]`) && isShown(field));
