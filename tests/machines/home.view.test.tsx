import { beforeAll } from 'vitest';
import { AppActorsProvider } from '../../src/AppActorsProvider.tsx';
import { useNavigation } from '../../src/actors.ts';
import HomePage from '../../src/views/HomePage.tsx';
import { viewSuite } from '../paths/viewSuite.tsx';
import { pricingToggleModel } from './pricingToggle.model.ts';
import { pricingToggleScript } from './pricingToggle.script.ts';
import { serviceDetailModel } from './serviceDetail.model.ts';
import { type AddressControls, serviceDetailScript } from './serviceDetail.script.ts';

// Code that is loaded lazily is here before the first path: slow loading is another test's subject.
beforeAll(() => import('../../src/views/sections/ServiceDetailDialog.tsx'));

const home = { path: '/', search: '', hash: '' };

viewSuite({
  name: 'pricingToggle',
  model: pricingToggleModel,
  script: pricingToggleScript,
  render: ({ inspect }) => (
    <AppActorsProvider address={home} inspect={inspect}>
      <HomePage />
    </AppActorsProvider>
  ),
});

/** Lets the script say that another address was reached, as the navigation machine would show it. */
let reach: AddressControls['reach'] = async () => {};
const Reach = () => {
  const navigation = useNavigation();
  reach = async (hash) => {
    navigation.send({ type: 'history.traversed', address: { ...home, hash }, scroll: 0 });
    await new Promise((later) => setImmediate(later));
    navigation.send({ type: 'view.shown' });
  };
  return null;
};

viewSuite<typeof serviceDetailModel.machine, AddressControls>({
  name: 'serviceDetail',
  model: serviceDetailModel,
  script: serviceDetailScript,
  world: () => ({ reach: (hash) => reach(hash), ready: async () => {} }),
  render: ({ inspect }) => (
    <AppActorsProvider address={home} inspect={inspect}>
      <Reach />
      <HomePage />
    </AppActorsProvider>
  ),
});
