import { newsletters } from '../../machines/newsletterConfirmation/newsletterConfirmation.script.ts';
import type { Ui } from '../paths/index.ts';
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
  announces: ({ parts }) =>
    forms.flatMap((form) => (parts[form]?.isTimed ? [newsletters[form].confirmation] : [])),
};
