import type { PageExploration, PageLaws } from '../../paths/compose.ts';
import { barOf, pathOf, type SitePage, type SiteParts } from './sitePage.ts';

/** Parts, and what is open, where something waits for time to pass and time cannot pass. Parts say so as `isTimed`. */
export const stopped = <P extends SiteParts>({ states }: PageExploration<P, SitePage>): string[] => [
  ...new Set(
    // States beyond the budget have no steps.
    [...states.values()]
      .filter(({ steps }) => steps.length > 0)
      .flatMap(({ at, steps }) =>
        Object.entries(at.parts)
          .filter(([, exposed]) => (exposed as { isTimed?: boolean } | null)?.isTimed)
          .filter(([name]) => !steps.some(({ part, input }) => part === name && input === 'time'))
          .map(([name]) => [name, ...at.page.dialogs].join(' ')),
      ),
  ),
];

/** What holds for every page as a whole, in the visitor's words. */
export const siteLaws: PageLaws<SiteParts, SitePage> = {
  'one modal dialog is open at a time': ({ after: { page } }) => page.dialogs.length <= 1,
  'the request is on the screen while its machine says so': ({ after: { page, parts } }) =>
    page.dialogs.includes('request') === parts.requestWizard?.isOpen,
  'the focus is in the dialog on top': ({ after: { page } }) =>
    page.focus === (page.dialogs.at(-1) ?? 'page'),
  'a dialog that closes gives the focus to the page': ({ before, after }) =>
    before.page.dialogs.length === 0 || after.page.dialogs.length > 0 || after.page.focus === 'page',
  'a notice never takes the focus and never opens or closes a dialog by itself': ({
    before,
    after,
    messages,
  }) =>
    messages.some(({ type }) => type !== 'notice') ||
    messages.length === 0 ||
    (before.page.focus === after.page.focus && before.page.dialogs.length === after.page.dialogs.length),
  'one act has one notice at most': ({ messages }) =>
    messages.filter(({ type }) => type === 'notice').length <= 1,
  'the address names the page on the screen, unless another one is on its way': ({
    after: { page, parts },
  }) => parts.navigation?.isBusy === true || pathOf(barOf(page)) === page.path,
  'the request goes with its address, and an attempt goes on': ({ before, after, messages }) =>
    !messages.some(({ type }) => type === 'address.left' || type === 'page.arrived') ||
    (!after.page.dialogs.includes('request') &&
      after.parts.requestWizard?.isBusy === before.parts.requestWizard?.isBusy),
  'a dialog never outlives its page': ({ before, after }) =>
    before.page.path === after.page.path ||
    before.page.dialogs.every((dialog) => !after.page.dialogs.includes(dialog)),
  'Back closes what is on top, or leads to another page': ({ before, input, after }) =>
    input !== 'back' ||
    before.page.dialogs.length === 0 ||
    after.page.dialogs.length === 0 ||
    after.parts.navigation?.isBusy === true,
};
