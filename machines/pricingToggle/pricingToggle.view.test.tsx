import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import HomePage from '../../src/views/home/HomePage.tsx';
import { play, uiWorld } from '../../tests/paths/index.ts';
import { domUi, viewSuite } from '../../tests/paths/view.ts';
import type { AddressControls } from '../../tests/worlds/addressControls.tsx';
import { pageAt } from '../../tests/worlds/pageAt.tsx';
import { chosenEarly, yearlyFirst } from '../../tests/worlds/pricingPath.ts';
import { pricingToggleModel } from './pricingToggle.model.ts';
import { pricingToggleScript } from './pricingToggle.script.ts';

const home = pageAt('/', <HomePage />);

viewSuite<typeof pricingToggleModel.machine, AddressControls>({
  name: 'pricingToggle',
  model: pricingToggleModel,
  script: pricingToggleScript,
  ...home,
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
    const controls = home.world();
    const view = home.render({ world: controls });
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
