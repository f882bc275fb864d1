import type { PageLaws } from '../../paths/compose.ts';
import { articleHash, type HelpParts, topicHash } from './helpPage.ts';
import { siteLaws } from './sitePage.laws.ts';
import { barOf, hashOf, type SitePage } from './sitePage.ts';

export const helpPageLaws: PageLaws<HelpParts, SitePage> = {
  ...siteLaws,
  'the article is on the screen while its machine says so': ({ after: { page, parts } }) =>
    page.dialogs.includes('article') === (parts.helpArticle ?? false),
  'the address names the open article or topic': ({ after: { page, parts } }) => {
    if (parts.navigation?.isBusy) return true;
    const hash = hashOf(barOf(page));
    if (page.path !== '/help') return hash === '';
    return hash === (parts.helpArticle ? articleHash : parts.helpTopic ? topicHash : '');
  },
};
