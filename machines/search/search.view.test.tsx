import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import { searchIndex } from '../../src/search/searchIndex.ts';
import HelpCenterPage from '../../src/views/helpCenter/HelpCenterPage.tsx';
import { viewSuite } from '../../tests/paths/view.ts';
import { searchModel } from './search.model.ts';
import { type SearchWorld, searchScript } from './search.script.ts';

const index = vi.hoisted(() => ({ load: () => {} }));

vi.mock('../../src/views/search/loadSearchIndex.ts', () => ({
  loadSearchIndex: () =>
    new Promise((resolve) => {
      index.load = () => resolve(searchIndex);
    }),
}));

const field = () => screen.getByRole('combobox');

const world = (): SearchWorld => {
  index.load = () => {};
  return {
    ready: async () => {},
    focus: async () => field().focus(),
    tap: async () => {
      field().focus();
      fireEvent.click(field());
    },
    leave: async () => field().blur(),
    pick: async (title) =>
      void fireEvent.click(
        screen.getAllByRole('option').find(({ textContent }) => textContent.startsWith(title)) ?? field(),
      ),
    load: async () => index.load(),
  };
};

viewSuite({
  name: 'search',
  model: searchModel,
  script: searchScript,
  world,
  render: ({ inspect }) => (
    <AppActorsProvider address={{ path: '/help', search: '', hash: '' }} inspect={inspect}>
      <HelpCenterPage />
    </AppActorsProvider>
  ),
});
