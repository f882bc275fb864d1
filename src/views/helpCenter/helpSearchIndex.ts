import { type Findable, searchIndexOf } from '../../../machines/helpSearch/helpMatchRules.ts';
import { bodies as accountSettings } from '../../content/help/account-settings.ts';
import { bodies as communication } from '../../content/help/communication.ts';
import { bodies as gettingStarted } from '../../content/help/getting-started.ts';
import { bodies as paymentsBilling } from '../../content/help/payments-billing.ts';
import { type ArticleTexts, type HelpTopicKey, topics } from '../../content/help/topics.ts';
import { bodies as trustSafety } from '../../content/help/trust-safety.ts';
import { helpQuestions } from '../../content/helpQuestions.ts';
import { linesOf, plainText } from '../shared/plainText.ts';

const bodiesOf: Readonly<Record<HelpTopicKey, ArticleTexts>> = {
  'getting-started': gettingStarted,
  'payments-billing': paymentsBilling,
  'trust-safety': trustSafety,
  'account-settings': accountSettings,
  communication,
};

const sentencesOf = (text: string): string[] => text.match(/\S.*?[.!?](?=\s|$)|\S.*$/g) ?? [];

/** Everything that the search can find: articles and questions, in page order. */
export const helpSearchIndex = searchIndexOf([
  ...topics.flatMap(({ key, title: group, articles }) =>
    articles.map(({ id, title, content }): Findable => {
      const texts = (bodiesOf[key][id] ?? []).flatMap(linesOf).map(plainText);
      return {
        kind: 'article',
        hash: `#article-${id}`,
        group,
        title,
        lines: [content, ...texts.flatMap(sentencesOf)],
      };
    }),
  ),
  ...helpQuestions.questions.map(({ id, question, answer }): Findable => {
    const [first = answer, ...others] = sentencesOf(answer);
    return {
      kind: 'question',
      hash: `#${id}`,
      group: helpQuestions.heading,
      title: question,
      lines: [first, ...others],
    };
  }),
]);
