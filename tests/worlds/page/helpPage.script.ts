import type { HelpParts } from './helpPage.ts';
import { chooseRegion, type PageScript } from './sitePage.world.ts';

export const helpPageScript: PageScript<HelpParts> = {
  drive: {
    helpArticle: (ui, { type }) =>
      type === 'article.open' ? ui.follow('Fees and plans') : ui.press('Close'),
    helpTopic: (ui, { type }) =>
      ui.press(type === 'topic.toggle' ? 'Payments & Billing 3 articles' : 'Close'),
    share: (ui) => ui.press('Share'),
    region: chooseRegion,
  },
  settle: { 'writeClipboard writes': (ui) => ui.world.copy() },
  dialogs: { 'Fees and plans': 'article' },
  shows: ({ page, parts }) =>
    page.path === '/help' ? { 'topic-card-payments-billing': String(parts.helpTopic) } : {},
};
