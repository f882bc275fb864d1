import type { PageLaws } from '../../paths/compose.ts';
import { addresses, type BlogParts } from './blogPage.ts';
import { siteLaws } from './sitePage.laws.ts';
import type { SitePage } from './sitePage.ts';

type Law = PageLaws<BlogParts, SitePage>[string];
const forms = ['posts', 'letter'] as const;
/** For each of the two forms. */
const ofBoth =
  (holds: (form: (typeof forms)[number], step: Parameters<Law>[0]) => boolean): Law =>
  (step) =>
    forms.every((form) => holds(form, step));
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const blogPageLaws: PageLaws<BlogParts, SitePage> = {
  ...(siteLaws as PageLaws<BlogParts, SitePage>),
  'an address that is typed into one form never shows in the other': ofBoth((form, { after: { parts } }) =>
    ['', undefined, ...addresses[form]].includes(parts[form]?.email),
  ),
  'a form is changed by its own controls and its own time alone, while its page is shown': ofBoth(
    (form, { before, part, after }) =>
      part === form ||
      before.parts[form] === null ||
      after.parts[form] === null ||
      same(before.parts[form], after.parts[form]),
  ),
  'who goes to another page and comes back finds both forms empty': ofBoth(
    (form, { before, after }) =>
      before.page.path === '/blog' ||
      after.page.path !== '/blog' ||
      same(after.parts[form], { email: '', isRefused: false, isTimed: false }),
  ),
  'a refused form takes the focus, but never out of a dialog': ({ before, messages }) =>
    !messages.some(({ type }) => type === 'field.focused') || before.page.dialogs.length === 0,
  'a form changes nothing else on the page': ({ before, part, after }) =>
    !(part === 'posts' || part === 'letter') || same(before.page, after.page),
};
