/** A text field, a `<select>` (the text of its option) or a file field (the names of its files). */
export interface ScreenField {
  readonly value: string;
  /** The error message that an `aria-invalid` field refers to. */
  readonly invalid?: string;
  readonly readOnly?: true;
}

/** What a visitor perceives, independent of markup. Controls with the same name become `name` and `name (2)`. */
export interface Screen {
  /** Accessible name of the open dialog; `null` if there is none. */
  readonly dialog: string | null;
  /** The first `h1` or `h2`. */
  readonly heading: string;
  readonly fields: Readonly<Record<string, ScreenField>>;
  /** Groups of radio buttons with the chosen option; `''` if none is chosen. */
  readonly choices: Readonly<Record<string, string>>;
  /** Checkboxes and switches. */
  readonly checks: Readonly<Record<string, boolean>>;
  /** Buttons, and whether they can be pressed: false if `disabled` or `aria-disabled`. */
  readonly buttons: Readonly<Record<string, boolean>>;
  /** Toggle buttons. */
  readonly pressed: Readonly<Record<string, boolean>>;
  /** Controls with `aria-expanded`, and `<summary>`. */
  readonly expanded: Readonly<Record<string, boolean>>;
  /** Tabs, and whether they are selected. */
  readonly tabs: Readonly<Record<string, boolean>>;
  /** Options of lists, and whether they are active: selected, and referred to by their field. */
  readonly options: Readonly<Record<string, boolean>>;
  /** Invalid fields, checkboxes and radio groups, with the message that they refer to. */
  readonly errors: Readonly<Record<string, string>>;
  /** Elements with `aria-current`, e.g. a link with `page`. */
  readonly current: Readonly<Record<string, string>>;
  readonly alerts: readonly string[];
  readonly status: readonly string[];
  /** Toasts anywhere on the page. */
  readonly toasts: readonly string[];
  /** Addresses by name, as written. */
  readonly links: Readonly<Record<string, string>>;
  /** Name of the focused element; `''` if there is none, or if it is disabled or invisible. */
  readonly focus: string;
  /** All visible text in one line, without field values. A script checks parts of it: `says`, `saysNot`. */
  readonly text: string;
}

/**
 * Self-contained, so that a browser can run its source. An open dialog hides the rest of the page, but for toasts: they
 * may be in it, in an element with `data-toasts`, and are no part of its text and controls.
 * @param isPainted whether no style makes the text of an element invisible
 */
export function readScreen(
  within = 'main',
  isPainted = (element: Element): boolean => getComputedStyle(element).visibility !== 'hidden',
): Screen {
  const skipped =
    '[hidden], [aria-hidden=true], [inert], dialog:not([open]), template, script, style, noscript';
  const visibility = new Map<Element, boolean>();
  /** Most elements are asked several times, and computing styles is slow. */
  const isVisible = (element: Element): boolean => {
    const known = visibility.get(element);
    if (known !== undefined) return known;
    const visible = isShown(element);
    visibility.set(element, visible);
    return visible;
  };
  const isShown = (element: Element): boolean => {
    if (element.closest(skipped)) return false;
    const details = element.closest('details:not([open])');
    if (details && !(element.closest('summary')?.parentElement === details)) return false;
    return !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });
  };
  const isOpen = (dialog: Element): boolean => {
    if (dialog.getAttribute('data-state') === 'closed' || dialog.hasAttribute('hidden')) return false;
    if (dialog.tagName === 'DIALOG') return dialog.hasAttribute('open');
    return !dialog.hasAttribute('popover') || dialog.matches(':popover-open');
  };
  const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog')]
    .filter(isOpen)
    .at(-1);
  const scope: Element = dialog ?? document.querySelector(within) ?? document.body;

  const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
  /** Their labels name their content and do not replace it. */
  const landmarks = 'nav, section, aside, form, [role=region]';
  /** Text as a screen reader reads it, without controls. */
  const textOf = (node: Node | null | undefined): string => {
    if (!node) return '';
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element)) return [...node.childNodes].map(textOf).join('');
    if (node.matches(`${skipped}, input, select, textarea, dialog [data-toasts]`) || !isPainted(node))
      return '';
    const label =
      node.getAttribute('aria-label') ?? (node.tagName === 'IMG' ? node.getAttribute('alt') : null);
    if (label && !node.matches(landmarks)) return label;
    const text = [...node.childNodes].map(textOf).join('');
    return /^(P|DIV|LI|UL|OL|H\d|BR|DT|DD|SECTION|LABEL|LEGEND)$/.test(node.tagName) ? ` ${text} ` : text;
  };
  const referred = (element: Element, attribute: string): Element[] =>
    (element.getAttribute(attribute) ?? '')
      .split(/\s+/)
      .flatMap((id) => (id && document.getElementById(id)) || []);
  const nameOf = (element: Element): string => {
    const labelledBy = referred(element, 'aria-labelledby').map(textOf).join(' ');
    if (tidy(labelledBy)) return tidy(labelledBy);
    const aria = element.getAttribute('aria-label');
    if (aria) return tidy(aria);
    const legend = element.tagName === 'FIELDSET' ? element.querySelector('legend') : null;
    if (legend) return tidy(textOf(legend));
    const labels = (element as HTMLInputElement).labels;
    if (labels && labels.length > 0) return tidy([...labels].map(textOf).join(' '));
    const hint = element.getAttribute('title') ?? element.getAttribute('placeholder') ?? '';
    return tidy([...element.childNodes].map(textOf).join('')) || tidy(hint);
  };
  const all = <E extends Element = HTMLElement>(selector: string, root: Element = scope): E[] =>
    [...root.querySelectorAll<E & HTMLElement>(selector)].filter(
      (element) => isVisible(element) && !element.closest('dialog [data-toasts]'),
    );
  const record = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> => {
    const named: Record<string, T> = {};
    for (const [name, value] of entries) {
      let unusedName = name;
      for (let n = 2; unusedName in named; n++) unusedName = `${name} (${n})`;
      named[unusedName] = value;
    }
    return named;
  };
  const booleanAttributes = (elements: Element[], attribute: string) =>
    record(elements.map((e) => [nameOf(e), e.getAttribute(attribute) === 'true'] as const));

  /** The error message of a control; `null` if it is valid. */
  const messageOf = (control: Element): string | null => {
    if (control.getAttribute('aria-invalid') !== 'true') return null;
    const messages = [...referred(control, 'aria-errormessage'), ...referred(control, 'aria-describedby')];
    // A description may contain a hint as well as the error, which has a role or id of its own.
    const errors = messages.filter((e) => e.getAttribute('role') === 'alert' || /error|problem/i.test(e.id));
    return tidy((errors.length > 0 ? [...new Set(errors)] : messages).map(textOf).join(' '));
  };
  const fieldOf = (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) => {
    const message = messageOf(field);
    const files = 'files' in field && field.type === 'file' ? [...(field.files ?? [])] : null;
    const option = 'selectedIndex' in field ? textOf(field.options[field.selectedIndex]) : null;
    return {
      value: files ? files.map((file) => file.name).join(', ') : option === null ? field.value : tidy(option),
      ...(message === null ? {} : { invalid: message }),
      ...('readOnly' in field && field.readOnly ? { readOnly: true as const } : {}),
    };
  };
  // Some DOM implementations ignore that a fieldset disables its content.
  const isDisabled = (e: Element): boolean =>
    e.matches(':disabled') || (!!e.closest('fieldset[disabled]') && !e.closest('legend'));
  const textInputs = ['radio', 'checkbox', 'hidden', 'submit', 'button', 'reset', 'image']
    .map((type) => `:not([type=${type}])`)
    .join('');
  const isOn = (e: Element): boolean =>
    'checked' in e ? e.checked === true : e.getAttribute('aria-checked') === 'true';
  const radios = '[role=radio], input[type=radio]';
  const groups = all('fieldset, [role=radiogroup]').filter((group) => group.querySelector(radios));
  const buttons = all('button, [role=button], input[type=submit], input[type=button]').filter(
    (button) => !button.matches('[role=switch], [role=checkbox], [role=radio], [role=tab]'),
  );
  const isToast = (e: Element): boolean => !!e.closest('li[data-state], [data-toast], [data-announcement]');
  const texts = (selector: string): string[] =>
    all(selector)
      .filter((e) => !isToast(e))
      .map((e) => tidy(textOf(e)))
      .filter(Boolean);
  const toasts = [
    ...document.querySelectorAll(
      'li[role=status], li[role=alert], li[data-radix-collection-item], [data-toast]',
    ),
  ];
  /** A combobox keeps the focus, so it must refer to the selected option. */
  const isActive = (option: Element): boolean => {
    const list = option.closest('[role=listbox]');
    const field = list && document.querySelector(`[role=combobox][aria-controls="${list.id}"]`);
    const isSelected = option.getAttribute('aria-selected') === 'true';
    return isSelected && (!field || field.getAttribute('aria-activedescendant') === option.id);
  };
  const focused = document.activeElement;
  // A browser removes the focus from a disabled or hidden element at the next paint.
  const canHaveFocus = (e: Element): boolean =>
    e !== document.body && e !== dialog && !isDisabled(e) && isVisible(e);

  return {
    dialog: dialog ? nameOf(dialog) : null,
    heading: tidy(textOf(all('h1, h2')[0])),
    fields: record(
      all<HTMLInputElement>(`input${textInputs}, select, textarea`).map(
        (f) => [nameOf(f), fieldOf(f)] as const,
      ),
    ),
    choices: record(
      groups.map((group) => {
        const on = [...group.querySelectorAll(radios)].find(isOn);
        return [nameOf(group), on ? nameOf(on) : ''] as const;
      }),
    ),
    checks: record(
      all('input[type=checkbox], [role=checkbox], [role=switch]').map((e) => [nameOf(e), isOn(e)] as const),
    ),
    buttons: record(
      buttons.map((b) => [nameOf(b), !isDisabled(b) && b.getAttribute('aria-disabled') !== 'true'] as const),
    ),
    pressed: booleanAttributes(all('[aria-pressed]'), 'aria-pressed'),
    expanded: record([
      ...all('[aria-expanded]').map((e) => [nameOf(e), e.getAttribute('aria-expanded') === 'true'] as const),
      ...all('summary').map((e) => [nameOf(e), e.parentElement?.hasAttribute('open') ?? false] as const),
    ]),
    tabs: booleanAttributes(all('[role=tab]'), 'aria-selected'),
    options: record(all('[role=option]').map((e) => [nameOf(e), isActive(e)] as const)),
    errors: record(all('[aria-invalid=true]').map((e) => [nameOf(e), messageOf(e) ?? ''] as const)),
    current: record(
      all('[aria-current]:not([aria-current=false])').map(
        (e) => [nameOf(e), e.getAttribute('aria-current') ?? ''] as const,
      ),
    ),
    alerts: texts('[role=alert], [aria-live=assertive]'),
    status: texts('[role=status], output, [aria-live=polite]'),
    toasts: toasts
      .filter((toast) => toast.getAttribute('data-state') !== 'closed' && !toast.hasAttribute('hidden'))
      .map((toast) =>
        tidy(
          [...toast.childNodes]
            .filter((n) => !(n instanceof HTMLButtonElement))
            .map(textOf)
            .join(' '),
        ),
      ),
    links: record(all('a[href]').map((a) => [nameOf(a), a.getAttribute('href') ?? ''] as const)),
    focus: focused && canHaveFocus(focused) ? nameOf(focused) : '',
    text: tidy(textOf(scope)),
  };
}

/** All aspects except `text`. */
export const allAspects = [
  'dialog',
  'heading',
  'fields',
  'choices',
  'checks',
  'buttons',
  'pressed',
  'expanded',
  'tabs',
  'options',
  'errors',
  'current',
  'alerts',
  'status',
  'toasts',
  'links',
  'focus',
] as const satisfies readonly (keyof Screen)[];

/** The default for `aspects`: all except `errors`, `current` and `focus`. */
export const usualAspects: readonly (keyof Screen)[] = allAspects.filter(
  (aspect) => !['errors', 'current', 'focus'].includes(aspect),
);

/** A screen with nothing on it. */
export const emptyScreen: Screen = {
  dialog: null,
  heading: '',
  fields: {},
  choices: {},
  checks: {},
  buttons: {},
  pressed: {},
  expanded: {},
  tabs: {},
  options: {},
  errors: {},
  current: {},
  alerts: [],
  status: [],
  toasts: [],
  links: {},
  focus: '',
  text: '',
};
