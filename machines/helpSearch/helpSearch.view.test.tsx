import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import HelpCenterPage from '../../src/views/helpCenter/HelpCenterPage.tsx';
import { helpSearchIndex } from '../../src/views/helpCenter/helpSearchIndex.ts';
import { viewSuite } from '../../tests/paths/view.ts';
import { helpSearchModel } from './helpSearch.model.ts';
import { helpSearchScript, type SearchWorld } from './helpSearch.script.ts';

const index = vi.hoisted(() => ({ load: () => {} }));

vi.mock('../../src/views/helpCenter/loadHelpSearchIndex.ts', () => ({
  loadHelpSearchIndex: () =>
    new Promise((resolve) => {
      index.load = () => resolve(helpSearchIndex);
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
    pick: async (name) => void fireEvent.click(screen.getByRole('option', { name })),
    load: async () => index.load(),
  };
};

viewSuite({
  name: 'helpSearch',
  model: helpSearchModel,
  script: helpSearchScript,
  world,
  render: ({ inspect }) => (
    <AppActorsProvider address={{ path: '/help', search: '', hash: '' }} inspect={inspect}>
      <HelpCenterPage />
    </AppActorsProvider>
  ),
});
