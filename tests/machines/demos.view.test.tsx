import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { AppActorsProvider } from '../../src/AppActorsProvider.tsx';
import ApiDocsPage from '../../src/views/ApiDocsPage.tsx';
import DashboardPage from '../../src/views/DashboardPage.tsx';
import GigPage from '../../src/views/GigPage.tsx';
import { viewSuite } from '../paths/viewSuite.tsx';
import { atOnce } from '../worlds/pageControls.ts';
import { apiDocsTabsModel } from './apiDocsTabs.model.ts';
import { apiDocsTabsScript } from './apiDocsTabs.script.ts';
import { dashboardTabsModel } from './dashboardTabs.model.ts';
import { dashboardTabsScript } from './dashboardTabs.script.ts';
import { gigPackageModel } from './gigPackage.model.ts';
import { gigPackageScript } from './gigPackage.script.ts';
import { gigTabsModel } from './gigTabs.model.ts';
import { gigTabsScript } from './gigTabs.script.ts';

/** A page as the app shows it. */
const on =
  (path: string, page: ReactElement) =>
  ({ inspect }: { inspect?: (event: InspectionEvent) => void }) => (
    <AppActorsProvider address={{ path, search: '', hash: '' }} inspect={inspect}>
      {page}
    </AppActorsProvider>
  );
const world = () => atOnce;
const gig = on('/gig/1', <GigPage />);

viewSuite({ name: 'gigTabs', model: gigTabsModel, script: gigTabsScript, world, render: gig });
viewSuite({ name: 'gigPackage', model: gigPackageModel, script: gigPackageScript, world, render: gig });
viewSuite({
  name: 'dashboardTabs',
  model: dashboardTabsModel,
  script: dashboardTabsScript,
  world,
  render: on('/dashboard', <DashboardPage />),
});
viewSuite({
  name: 'apiDocsTabs',
  model: apiDocsTabsModel,
  script: apiDocsTabsScript,
  world,
  render: on('/api', <ApiDocsPage />),
});

describe('the packages of the gig, to the letter (specification section 9)', () => {
  it.each([
    ['Basic', '€50', '3 days', '1 revision'],
    ['Standard', '€100', '2 days', '3 revisions'],
    ['Premium', '€200', '1 day', 'Unlimited revisions'],
  ])('%s: %s, %s, %s', (name, ...terms) => {
    render(gig({}));
    fireEvent.click(screen.getByRole('radio', { name }));
    const section = screen.getByRole('region', { name: 'Choose a package' });
    const told = [...section.querySelectorAll('dd')].map((term) => term.textContent);
    expect(told.slice(0, 3)).toEqual(terms);
    const link = screen.getByRole('link', { name: `Continue with ${name}` });
    expect(link.dataset.subject).toBe(`Order: spreadsheet clean-up, ${name} package`);
  });
});
