import { cameBy, type Script } from '../../tests/paths/index.ts';
import type { AddressControls } from '../../tests/worlds/addressControls.tsx';
import { articleHash } from '../helpAddressRules.ts';
import type { helpArticleMachine } from './helpArticleMachine.ts';

interface Article {
  readonly title: string;
  readonly card: string;
  /** The beginning of its text. */
  readonly text: string;
}
const articles: Readonly<Record<string, Article>> = {
  'fees-and-plans': {
    title: 'Fees and plans',
    card: 'Payments & Billing 3 articles',
    text: '2 min read Buyers pay the price in the offer and nothing on top',
  },
  'recognize-a-scam': {
    title: 'Recognize a scam',
    card: 'Trust & Safety 6 articles',
    text: '2 min read Most scams look alike.',
  },
};
const titleOf = (article: string | null): string => articles[article ?? '']?.title ?? '';

/** Opens an article through its topic's card, unless the topic is already open. */
export const helpArticleScript: Script<typeof helpArticleMachine, AddressControls> = {
  open: (ui) => ui.world.ready(),
  drive: {
    'article.open': async (ui, { article }) => {
      const { title = '', card = '' } = articles[article] ?? {};
      const { dialog, expanded } = await ui.readScreen();
      if (dialog === null && !expanded[card]) await ui.press(card);
      await ui.follow(title);
    },
    'article.close': (ui) => ui.press('Close'),
    'address.changed': (ui, { hash }) => ui.world.reach(hash),
  },
  shows: {
    // The focus returns to the article's title.
    closed: (_, came) => ({
      heading: 'How can we help?',
      ...(cameBy(came, 'article.close') && came?.from.snapshot.matches('open')
        ? { focus: titleOf(came.from.snapshot.context.article) }
        : {}),
    }),
    open: ({ context: { article } }, came) => {
      const title = titleOf(article);
      return {
        dialog: title,
        heading: title,
        says: [articles[article ?? '']?.text ?? ''],
        ...(came?.from.snapshot.matches('closed') ? { focus: title } : {}),
      };
    },
  },
  aspects: ['dialog', 'heading'],
  environment: {
    reloaded: {
      receives: (snapshot) => {
        const { article } = snapshot.context;
        const hash = snapshot.matches('open') && article !== null ? articleHash(article) : '';
        return [{ type: 'address.changed', hash }];
      },
    },
  },
};
