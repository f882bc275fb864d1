import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppActorsProvider } from '../../../src/app/AppActorsProvider.tsx';
import { useResources } from '../../../src/hooks/actors.ts';
import HelpArticleDialog from '../../../src/views/helpCenter/HelpArticleDialog.tsx';
import { findArticle } from '../../../src/views/helpCenter/helpArticles.ts';
import type { Resources } from '../../../src/wiring/resources.ts';

const selected = findArticle('reach-support') ?? null;

let resources: Resources;
const Reach = () => {
  resources = useResources();
  return null;
};

it('a closed dialog keeps the words of its article, but does not use their resource any more', async () => {
  const at = (isOpen: boolean) => (
    <AppActorsProvider address={{ path: '/help', search: '', hash: '' }}>
      <Reach />
      <HelpArticleDialog selected={selected} isOpen={isOpen} feedback={undefined} onClose={() => {}} />
    </AppActorsProvider>
  );
  const { rerender } = render(at(true));
  expect(await screen.findByText(/^Support is available around the clock/)).toBeTruthy();
  const users = () => resources.read('help topic communication')?.getSnapshot().context.users;
  expect(users()).toBe(1);
  act(() => rerender(at(false)));
  expect(screen.getByText(/^Support is available around the clock/)).toBeTruthy();
  expect(users()).toBe(0);
  act(() => rerender(at(true)));
  expect(users()).toBe(1);
});
