import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppActorsProvider } from '../../../src/app/AppActorsProvider.tsx';
import type { HelpArticle } from '../../../src/content/help/topics.ts';
import { HelpArticleText } from '../../../src/views/helpCenter/HelpArticleText.tsx';
import { useArticleTexts } from '../../../src/views/helpCenter/useArticleTexts.ts';

const fixture: HelpArticle = {
  id: 'constructor',
  title: 'A fixture',
  content: 'In a line.',
  readTime: '1 min read',
  helpful: 0,
};
const Text = ({ article }: { article: HelpArticle }) => (
  <HelpArticleText article={article} texts={useArticleTexts('communication')} />
);
const show = (article: HelpArticle) =>
  render(
    <AppActorsProvider address={{ path: '/help', search: '', hash: '' }}>
      <Text article={article} />
    </AppActorsProvider>,
  );

describe('the text of an article', () => {
  it('is announced while it loads, and then shown', async () => {
    show({ ...fixture, id: 'reach-support' });
    expect(screen.getByText('Loading the article…')).toBeTruthy();
    expect(await screen.findByText(/^Support is available around the clock/)).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Where to ask',
      'How to get a faster answer',
    ]);
    expect(screen.queryByText('Loading the article…')).toBeNull();
  });

  it('is a placeholder if there is none (decision H2), whatever the id', async () => {
    show(fixture);
    expect(await screen.findByText(/^The full text of this article isn’t available yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe('/contact');
  });

  it('is the article’s own if it has one', async () => {
    show({ ...fixture, fullContent: ['Brought along.'] });
    expect(await screen.findByText('Brought along.')).toBeTruthy();
    expect(screen.queryByText(/isn’t available yet/)).toBeNull();
  });
});
