/** Runs in the page before its own scripts: collects errors and finds controls by role and name. */
import { queryAllByRole } from '@testing-library/dom';

const errors: string[] = [];
addEventListener('error', ({ message, filename, lineno }) =>
  errors.push(`${message} (${filename}:${lineno})`),
);
addEventListener('unhandledrejection', ({ reason }) => errors.push(`unhandled: ${reason}`));
addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
  errors.push(`policy: ${effectiveDirective} ${blockedURI} ${sourceFile}`),
);
const { error: report } = console;
console.error = (...words: unknown[]) => {
  errors.push(words.map(String).join(' '));
  report(...words);
};

/** A control, and whether it can be used now. */
export interface Found {
  readonly element: Element;
  readonly isDisabled: boolean;
  readonly isReadOnly: boolean;
  readonly isOn: boolean;
}

const visible = (element: Element): boolean =>
  !element.closest('[inert], [hidden], dialog [data-toasts]') && element.getClientRects().length > 0;

/**
 * The visible controls with one of these roles and exactly this name, in the open dialog or else in the document, or in
 * the group of that name. `file` stands for a file field, which has no role.
 */
function find(roles: readonly string[], name: string, group: string | null): Found[] {
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1);
  const place = dialog ?? document.body;
  const within = group === null ? [place] : byRole(place, ['group', 'radiogroup'], group);
  return within
    .flatMap((each) => byRole(each, roles, name))
    .map((element) => ({
      element,
      isDisabled: element.matches(':disabled'),
      isReadOnly: element.matches('[readonly]'),
      isOn: 'checked' in element && element.checked === true,
    }));
}
/** Without spaces: the library drops those at the edges of elements. */
const squash = (text: string): string => text.replace(/\s/g, '');
/** `hidden` saves asking each element and its parents for their styles. */
const byRole = (place: HTMLElement, roles: readonly string[], name: string): HTMLElement[] =>
  roles
    .flatMap((role) =>
      role === 'file'
        ? [...place.querySelectorAll<HTMLInputElement>('input[type=file]')].filter((field) =>
            [...(field.labels ?? [])].some((label) => label.textContent?.trim() === name),
          )
        : queryAllByRole(place, role, { name: (own) => squash(own) === squash(name), hidden: true }),
    )
    .filter(visible);

Object.assign(window, { inPage: { errors, find } });
