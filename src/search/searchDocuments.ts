import { articleHash } from '../../machines/helpAddressRules.ts';
import { viewHashes } from '../../machines/viewHashRules.ts';
import { serviceFacts, servicePageIds } from '../configuration/services.ts';
import { categoriesStatic, categoryList } from '../content/categories.ts';
import { faq } from '../content/faq.ts';
import { bodies as accountSettings } from '../content/help/account-settings.ts';
import { bodies as communication } from '../content/help/communication.ts';
import { bodies as gettingStarted } from '../content/help/getting-started.ts';
import { bodies as paymentsBilling } from '../content/help/payments-billing.ts';
import { type ArticleTexts, type HelpTopicKey, topics } from '../content/help/topics.ts';
import { bodies as trustSafety } from '../content/help/trust-safety.ts';
import { helpQuestions } from '../content/helpQuestions.ts';
import { popularServices } from '../content/popular.ts';
import { searchPlaceNames } from '../content/searchVocabulary.ts';
import { serviceBodies } from '../content/serviceBodies.ts';
import { serviceDetails } from '../content/serviceDetails.ts';
import { serviceOffer, servicePages } from '../content/servicePages.ts';
import { exchanges } from '../content/services.ts';
import { href } from '../routes/href.ts';
import { inEuros } from '../views/shared/euros.ts';
import { linesOf, plainText } from '../views/shared/plainText.ts';
import type { Findable } from './searchIndexOf.ts';

const bodiesOf: Readonly<Record<HelpTopicKey, ArticleTexts>> = {
  'getting-started': gettingStarted,
  'payments-billing': paymentsBilling,
  'trust-safety': trustSafety,
  'account-settings': accountSettings,
  communication,
};

interface Question {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}
const questionsOn = (path: string, place: string, questions: readonly Question[]): Findable[] =>
  questions.map(({ id, question, answer }) => ({
    kind: 'question',
    to: `${path}#${id}`,
    place,
    title: question,
    summary: answer.match(/^.{25,}?[.!?](?=\s|$)/)?.[0] ?? answer,
    texts: [answer],
  }));

const servicesWithPages = servicePageIds.map((id): Findable => {
  const { heading, description, lead } = servicePages[id];
  const { title, startingPrice } = popularServices[id];
  const detail = serviceDetails.find((each) => each.id === id);
  const { comesBack, examples } = serviceBodies[id];
  const { send, back } = exchanges[id];
  return {
    kind: 'service',
    to: href('service', id),
    place: `${serviceOffer.startsAt} ${inEuros(startingPrice)}`,
    title,
    summary: popularServices[id].description,
    texts: [
      ...examples,
      ...(detail ? [...detail.examples, ...detail.bullets, detail.tagline, detail.overview] : []),
      ...categoryList.flatMap(({ services }) =>
        services.filter((each) => each.id === id).map(({ does }) => does),
      ),
      send,
      back,
      ...comesBack,
      heading,
      description,
      lead,
    ],
  };
});

const servicesWithDialogs = serviceDetails
  .filter(({ id }) => !servicePageIds.some((page) => page === id))
  .map(
    ({ id, title, tagline, overview, bullets, examples }): Findable => ({
      kind: 'service',
      to: href('home') + viewHashes.service + id,
      place: searchPlaceNames.advice,
      title,
      summary: tagline,
      texts: [...examples, ...bullets, overview],
    }),
  );

const sectionsOfCategories = [
  ...categoryList.map(({ id, name, text, holds }) => ({
    id,
    name,
    place: searchPlaceNames.category,
    summary: text,
    texts: holds,
  })),
  ...categoriesStatic.onRequest.items.map(({ id, name, text }) => ({
    id,
    name,
    place: searchPlaceNames.onRequest,
    summary: text,
    texts: [],
  })),
].map(
  ({ id, name, ...rest }): Findable => ({
    kind: 'service',
    to: `${href('categories')}#${id}`,
    title: name,
    ...rest,
  }),
);

const articles = topics.flatMap(({ key, title: place, articles }) =>
  articles.map(
    ({ id, title, content }): Findable => ({
      kind: 'article',
      to: href('helpCenter') + articleHash(id),
      place,
      title,
      summary: content,
      texts: (bodiesOf[key][id] ?? []).flatMap(linesOf).map(plainText),
    }),
  ),
);

export const searchDocuments: readonly Findable[] = [
  ...servicesWithPages,
  ...servicesWithDialogs,
  ...sectionsOfCategories,
  ...articles,
  ...questionsOn(href('helpCenter'), helpQuestions.heading, helpQuestions.questions),
  ...faq.groups.flatMap(({ heading, questions }) => questionsOn(href('faq'), heading, questions)),
  ...servicePageIds.flatMap((id) =>
    questionsOn(href('service', id), serviceFacts[id].name, serviceBodies[id].questions),
  ),
];
