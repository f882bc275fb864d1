/** A field as a visitor perceives it: a text field, a `<select>` (its option's text) or a file field (its files' names). */
export interface ScreenField {
  readonly value: string;
  /** The error message it points to, if it is `aria-invalid`. */
  readonly invalid?: string;
  readonly readOnly?: true;
}

/** What a visitor perceives, whatever the markup. Two controls of one name become `name` and `name (2)`. */
export interface Screen {
  /** The accessible name of the open dialog; `null` if there is none. */
  readonly dialog: string | null;
  /** The first `h1` or `h2`. */
  readonly heading: string;
  readonly fields: Readonly<Record<string, ScreenField>>;
  /** Groups of radio buttons: what is chosen, `''` if nothing is. */
  readonly choices: Readonly<Record<string, string>>;
  /** Checkboxes and switches. */
  readonly checks: Readonly<Record<string, boolean>>;
  /** Buttons: can it be pressed? `disabled` and `aria-disabled` ones cannot. */
  readonly buttons: Readonly<Record<string, boolean>>;
  /** Toggle buttons. */
  readonly pressed: Readonly<Record<string, boolean>>;
  /** What opens and closes something: `aria-expanded`, and `<summary>`. */
  readonly expanded: Readonly<Record<string, boolean>>;
  /** Tabs: is it the selected one? */
  readonly tabs: Readonly<Record<string, boolean>>;
  /** What the lists beside the fields offer: is it the active option, and does its field say so? */
  readonly options: Readonly<Record<string, boolean>>;
  /** Invalid fields, checkboxes and groups of radio buttons: the message each of them points to. */
  readonly errors: Readonly<Record<string, string>>;
  /** Where one is among several, e.g. a link's `aria-current="page"`. */
  readonly current: Readonly<Record<string, string>>;
  readonly alerts: readonly string[];
  readonly status: readonly string[];
  /** Wherever they are on the page. */
  readonly toasts: readonly string[];
  /** Name → address, as written. */
  readonly links: Readonly<Record<string, string>>;
  /** The name of what has the focus; `''` for nothing in particular, or what cannot have it: disabled, not to be seen. */
  readonly focus: string;
  /** All that can be read, in one line, without what fields hold. A script asks for parts of it: `says`, `saysNot`. */
  readonly text: string;
}

/** Self-contained, so that a browser can run it as it stands. An open dialog hides the rest of the page. */
export function readScreen(within = 'main'): Screen {
  const skipped = '[hidden], [aria-hidden=true], [inert], template, script, style, noscript';
  const isVisible = (element: Element): boolean => {
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
  /** Their labels name what they hold, and do not stand for it. */
  const landmarks = 'nav, section, aside, form, [role=region]';
  /** Text as a screen reader would read it, without the controls in it. */
  const textOf = (node: Node | null | undefined): string => {
    if (!node) return '';
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element)) return [...node.childNodes].map(textOf).join('');
    if (node.matches(`${skipped}, input, select, textarea`)) return '';
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
    [...root.querySelectorAll<E & HTMLElement>(selector)].filter(isVisible);
  const record = <T>(entries: readonly (readonly [string, T])[]): Record<string, T> => {
    const named: Record<string, T> = {};
    for (const [name, value] of entries) {
      let free = name;
      for (let n = 2; free in named; n++) free = `${name} (${n})`;
      named[free] = value;
    }
    return named;
  };
  const are = (elements: Element[], attribute: string) =>
    record(elements.map((e) => [nameOf(e), e.getAttribute(attribute) === 'true'] as const));

  /** What is wrong with a control; `null` if nothing is. */
  const messageOf = (control: Element): string | null => {
    if (control.getAttribute('aria-invalid') !== 'true') return null;
    const pointed = [...referred(control, 'aria-errormessage'), ...referred(control, 'aria-describedby')];
    // A description may hold a hint beside the error: the error is recognised by its role or id, if by anything.
    const errors = pointed.filter((e) => e.getAttribute('role') === 'alert' || /error|problem/i.test(e.id));
    return tidy((errors.length > 0 ? [...new Set(errors)] : pointed).map(textOf).join(' '));
  };
  const fieldOf = (field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) => {
    const message = messageOf(field);
    const files = 'files' in field && field.type === 'file' ? [...(field.files ?? [])] : null;
    const option = 'selectedOptions' in field ? textOf(field.selectedOptions[0]) : null;
    return {
      value: files ? files.map((file) => file.name).join(', ') : option === null ? field.value : tidy(option),
      ...(message === null ? {} : { invalid: message }),
      ...('readOnly' in field && field.readOnly ? { readOnly: true as const } : {}),
    };
  };
  // Not every DOM knows that a fieldset disables what is in it.
  const isDisabled = (e: Element): boolean =>
    e.matches(':disabled') || (!!e.closest('fieldset[disabled]') && !e.closest('legend'));
  const typed = ['radio', 'checkbox', 'hidden', 'submit', 'button', 'reset', 'image']
    .map((type) => `:not([type=${type}])`)
    .join('');
  const isOn = (e: Element): boolean =>
    'checked' in e ? e.checked === true : e.getAttribute('aria-checked') === 'true';
  const radios = '[role=radio], input[type=radio]';
  const groups = all('fieldset, [role=radiogroup]').filter((group) => group.querySelector(radios));
  const buttons = all('button, [role=button], input[type=submit], input[type=button]').filter(
    (button) => !button.matches('[role=switch], [role=checkbox], [role=radio], [role=tab]'),
  );
  const isToast = (e: Element): boolean => !!e.closest('li[data-state], [data-toast]');
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
  /** The field above a list keeps the focus: it has to point to what is selected, and to nothing else. */
  const isActive = (option: Element): boolean => {
    const list = option.closest('[role=listbox]');
    const field = list && document.querySelector(`[role=combobox][aria-controls="${list.id}"]`);
    const isSelected = option.getAttribute('aria-selected') === 'true';
    return isSelected && (!field || field.getAttribute('aria-activedescendant') === option.id);
  };
  const focused = document.activeElement;
  // A browser takes the focus from what is disabled or hidden, when it next paints.
  const canHaveFocus = (e: Element): boolean =>
    e !== document.body && e !== dialog && !isDisabled(e) && isVisible(e);

  return {
    dialog: dialog ? nameOf(dialog) : null,
    heading: tidy(textOf(all('h1, h2')[0])),
    fields: record(
      all<HTMLInputElement>(`input${typed}, select, textarea`).map((f) => [nameOf(f), fieldOf(f)] as const),
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
    pressed: are(all('[aria-pressed]'), 'aria-pressed'),
    expanded: record([
      ...all('[aria-expanded]').map((e) => [nameOf(e), e.getAttribute('aria-expanded') === 'true'] as const),
      ...all('summary').map((e) => [nameOf(e), e.parentElement?.hasAttribute('open') ?? false] as const),
    ]),
    tabs: are(all('[role=tab]'), 'aria-selected'),
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

/** Every aspect of a screen but the text as a whole. */
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

/** What is compared unless a script says otherwise: all but `errors`, `current`, `links` and `focus`. */
export const usualAspects: readonly (keyof Screen)[] = allAspects.filter(
  (aspect) => !['errors', 'current', 'links', 'focus'].includes(aspect),
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
