import type { ArticleTexts, HelpTopicKey } from '../../content/help/topics.ts';
import type { TextBlock } from '../../content/richText.ts';

type ArticleBodies = ReadonlyMap<string, readonly TextBlock[]>;

/** A map, because an id such as `constructor` must not find a property. */
const textsIn = ({ bodies }: { readonly bodies: ArticleTexts }): ArticleBodies =>
  new Map(Object.entries(bodies));

/** By article id. */
export const loadArticleBodies: Readonly<Record<HelpTopicKey, () => Promise<ArticleBodies>>> = {
  'getting-started': () => import('../../content/help/getting-started.ts').then(textsIn),
  'payments-billing': () => import('../../content/help/payments-billing.ts').then(textsIn),
  'trust-safety': () => import('../../content/help/trust-safety.ts').then(textsIn),
  'account-settings': () => import('../../content/help/account-settings.ts').then(textsIn),
  communication: () => import('../../content/help/communication.ts').then(textsIn),
};
