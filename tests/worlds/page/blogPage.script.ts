import { newsletters } from '../../../machines/newsletterConfirmation/newsletterConfirmation.script.ts';
import type { Ui } from '../../paths/index.ts';
import type { BlogParts } from './blogPage.ts';
import type { PageScript, SiteWorld } from './sitePage.world.ts';

const forms = ['posts', 'letter'] as const;
const drive =
  (form: (typeof forms)[number]) =>
  (ui: Ui<SiteWorld>, event: { readonly type: string }): Promise<void> =>
    event.type === 'newsletter.submit'
      ? ui.press(newsletters[form].submit)
      : ui.fill(newsletters[form].label, (event as unknown as { value: string }).value);

export const blogPageScript: PageScript<BlogParts> = {
  drive: { posts: drive('posts'), letter: drive('letter') },
  dialogs: {},
  shows: ({ parts }) =>
    Object.fromEntries(
      forms.flatMap((form) => {
        const { email, isRefused } = parts[form] ?? {};
        const id = `newsletter-${form}`;
        return email === undefined
          ? []
          : [
              [id, email],
              [`${id}-error`, isRefused ? 'there' : 'gone'],
            ];
      }),
    ),
  // The rest is walked on other pages: only what happens to a form in use, and what the forms do.
  targets: ({ from: { at }, to, messages }) => {
    const isUsed = forms.some((form) => Object.values(at.parts[form] ?? {}).some(Boolean));
    const changes = at.page.path !== to.at.page.path || at.page.dialogs.length !== to.at.page.dialogs.length;
    return (
      messages.some(({ type }) => /^(address\.changed|field\.focused|confirmed|forgotten)$/.test(type)) ||
      ((isUsed || at.page.isAbandoned) && changes)
    );
  },
  announces: ({ parts }) =>
    forms.flatMap((form) => (parts[form]?.isTimed ? [newsletters[form].confirmation] : [])),
};
