import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import HomePage from '../../src/views/home/HomePage.tsx';
import { viewSuite } from '../../tests/paths/view.ts';
import { type AddressControls, addressControls, Reach } from '../../tests/worlds/addressControls.tsx';
import { pricingToggleModel } from './pricingToggle.model.ts';
import { pricingToggleScript } from './pricingToggle.script.ts';

const page = { path: '/', search: '', hash: '' };

viewSuite<typeof pricingToggleModel.machine, AddressControls>({
  name: 'pricingToggle',
  model: pricingToggleModel,
  script: pricingToggleScript,
  world: addressControls,
  render: ({ inspect, world }) => (
    <AppActorsProvider address={page} inspect={inspect}>
      <Reach page={page} controls={world} />
      <HomePage />
    </AppActorsProvider>
  ),
});
