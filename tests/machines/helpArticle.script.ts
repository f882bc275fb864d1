import type { helpArticleMachine } from '../../machines/helpArticleMachine.ts';
import type { Script } from '../paths/script.ts';
import type { AddressControls } from '../worlds/addressControls.tsx';

const articles: Readonly<Record<string, { readonly title: string; readonly card: string }>> = {
  'fees-and-plans': { title: 'Fees and plans', card: 'Payments & Billing 3 articles' },
  'recognize-a-scam': { title: 'Recognize a scam', card: 'Trust & Safety 6 articles' },
};

/** An article is reached through its topic's card, unless that is open already. */
export const helpArticleScript: Script<typeof helpArticleMachine, AddressControls> = {
  open: (ui) => ui.world.ready(),
  drive: {
    'article.open': async (ui, { article }) => {
      const { title = '', card = '' } = articles[article] ?? {};
      const { dialog, expanded } = await ui.perceive();
      if (dialog === null && !expanded[card]) await ui.press(card);
      await ui.follow(title);
    },
    'article.close': (ui) => ui.press('Close'),
    'address.changed': (ui, { hash }) => ui.world.reach(hash),
  },
  shows: {
    closed: () => ({ heading: 'How can we help?' }),
    open: ({ context: { article } }) => {
      const title = articles[article ?? '']?.title ?? '';
      return { dialog: title, heading: title };
    },
  },
  aspects: ['dialog', 'heading'],
};
