import { helpArticleModel } from '../../../machines/helpArticle/helpArticle.model.ts';
import { helpTopicPageModel } from '../../../machines/helpTopic/helpTopic.model.ts';
import { shareModel } from '../../../machines/share/share.model.ts';
import { part } from '../../paths/compose.ts';
import {
  navigationPart,
  opened,
  region,
  requestWizard,
  type SiteFaults,
  sitePage,
  toasts,
} from './sitePage.ts';

export const articleHash = '#article-fees-and-plans';
export const topicHash = '#topic-payments-billing';

const hashes = ['', articleHash, topicHash];
const heardHashes = hashes.map((hash) => ({ hash }));
const replaced = ({ hash }: { hash: string }) => ({ type: 'hash.replaced', hash });

const helpArticle = part({
  model: {
    ...helpArticleModel,
    events: { 'article.open': [{ article: 'fees-and-plans' }], 'address.changed': heardHashes },
  },
  exposes: (snapshot) => snapshot.matches('open'),
  tells: { replaceHash: replaced },
  changed: (before, after) => opened('article', before, after),
  hears: ['address.changed'],
});

const helpTopic = part({
  model: {
    ...helpTopicPageModel,
    events: {
      'topic.toggle': [{ topic: 'payments-billing' }],
      'topic.found': [],
      'address.changed': heardHashes,
    },
    internal: ['topic.found'],
  },
  exposes: (snapshot) => snapshot.matches('open'),
  tells: { replaceHash: replaced },
  hears: ['address.changed'],
});

const share = part({
  model: {
    ...shareModel,
    inputs: [{ canShare: false, isSecure: true, hasClipboard: true }],
    outcomes: { writeClipboard: { writes: shareModel.outcomes.writeClipboard.writes } },
  },
  exposes: (snapshot) => snapshot.matches('copying'),
  tells: { notify: () => ({ type: 'notice', name: 'page' }) },
});

const navigation = navigationPart({
  urls: ['/help', `/help${articleHash}`, `/help${topicHash}`, '/region', '/contact'],
  links: ['/help', '/region', '/contact'],
});

const parts = { navigation, requestWizard, helpArticle, helpTopic, share, region, toasts };
export type HelpParts = typeof parts;

/**
 * The help center.
 * @param entries the longest history
 */
export const helpPage = (faults: SiteFaults = {}, entries = 2) =>
  sitePage<HelpParts>({
    ...faults,
    name: 'the help center',
    parts,
    start: '/help',
    entries,
    own: ['helpArticle', 'helpTopic', 'share'],
    dialogs: ['article'],
    follow: ['helpTopic', 'helpArticle'],
    types: [articleHash],
    possible: ({ page, parts: at }, _, input) => {
      const top = page.dialogs.at(-1);
      if (input.startsWith('topic.')) return top === undefined;
      // The link is in its topic.
      if (input === 'article.open') return top === undefined && at.helpTopic === true;
      if (input === 'link.share' || input === 'article.close') return top === 'article';
      return undefined;
    },
  });
