import type { ArticleTexts, HelpTopicKey } from '../../content/help/topics.ts';
import type { TextBlock } from '../../content/richText.ts';
import { useResource } from '../shared/useResource.ts';

type Texts = ReadonlyMap<string, readonly TextBlock[]>;

/** A map, so that `constructor` is an id without a text like any other (decision S5). */
const textsIn = ({ bodies }: { readonly bodies: ArticleTexts }): Texts => new Map(Object.entries(bodies));

const load: Readonly<Record<HelpTopicKey, () => Promise<Texts>>> = {
  'getting-started': () => import('../../content/help/getting-started.ts').then(textsIn),
  'payments-billing': () => import('../../content/help/payments-billing.ts').then(textsIn),
  'trust-safety': () => import('../../content/help/trust-safety.ts').then(textsIn),
  'account-settings': () => import('../../content/help/account-settings.ts').then(textsIn),
  communication: () => import('../../content/help/communication.ts').then(textsIn),
};

/** The full texts of one topic's articles, by article id. Other topics' texts are not loaded. */
export const useArticleTexts = (topic: HelpTopicKey) => useResource(`help/${topic}`, load[topic]);
