import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import HomePage from '../../src/views/home/HomePage.tsx';
import { play, uiWorld } from '../../tests/paths/index.ts';
import { domUi, type Stage, viewSuite } from '../../tests/paths/view.ts';
import {
  type AddressControls,
  addressControls,
  Reach,
  readAddress,
} from '../../tests/worlds/addressControls.tsx';
import { chosenEarly, yearlyFirst } from '../../tests/worlds/pricingPath.ts';
import { pricingToggleModel } from './pricingToggle.model.ts';
import { pricingToggleScript } from './pricingToggle.script.ts';

const address = { path: '/', search: '', hash: '' };

const home = ({
  inspect,
  world,
}: Pick<Stage<typeof pricingToggleModel.machine, AddressControls>, 'inspect' | 'world'>) => (
  <AppActorsProvider address={readAddress()} inspect={inspect}>
    <Reach page={address} controls={world} />
    <HomePage />
  </AppActorsProvider>
);

viewSuite<typeof pricingToggleModel.machine, AddressControls>({
  name: 'pricingToggle',
  model: pricingToggleModel,
  script: pricingToggleScript,
  world: () => addressControls(address),
  render: home,
});

/** Presses while React renders the view, before it handles events. */
const Press = () => {
  document.getElementById('pricing-period-yearly')?.click();
  return null;
};

describe('a prerendered view', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['before it is hydrated', false],
    ['while it is hydrated', true],
  ])('keeps the period that is chosen %s', async (_, isLate) => {
    const controls = addressControls();
    const view = home({ inspect: () => {}, world: controls });
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(view);
    const world = uiWorld(pricingToggleScript, domUi(controls));
    const first: typeof world.apply = async (input) => {
      if (!isLate) await world.apply(input);
      const page = (
        <>
          {view}
          {isLate ? <Press /> : null}
        </>
      );
      render(page, { container, hydrate: true });
    };
    await play(yearlyFirst(), chosenEarly(world, first));
  });
});
