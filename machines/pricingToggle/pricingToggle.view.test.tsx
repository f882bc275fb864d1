import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import HomePage from '../../src/views/home/HomePage.tsx';
import { viewSuite } from '../../tests/paths/view.ts';
import { pricingToggleModel } from './pricingToggle.model.ts';
import { pricingToggleScript } from './pricingToggle.script.ts';

viewSuite({
  name: 'pricingToggle',
  model: pricingToggleModel,
  script: pricingToggleScript,
  render: ({ inspect }) => (
    <AppActorsProvider address={{ path: '/', search: '', hash: '' }} inspect={inspect}>
      <HomePage />
    </AppActorsProvider>
  ),
});
