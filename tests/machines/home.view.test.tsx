import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { AppActorsProvider } from '../../src/AppActorsProvider.tsx';
import HomePage from '../../src/views/HomePage.tsx';
import { viewSuite } from '../paths/viewSuite.tsx';
import { type AddressControls, addressControls, Reach } from '../worlds/addressControls.tsx';
import { pricingToggleModel } from './pricingToggle.model.ts';
import { pricingToggleScript } from './pricingToggle.script.ts';
import { serviceDetailModel } from './serviceDetail.model.ts';
import { serviceDetailScript } from './serviceDetail.script.ts';

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

viewSuite<typeof serviceDetailModel.machine, AddressControls>({
  name: 'serviceDetail',
  model: serviceDetailModel,
  script: serviceDetailScript,
  world: addressControls,
  render: ({ inspect, world }) => (
    <AppActorsProvider address={home} inspect={inspect}>
      <Reach page={home} controls={world} />
      <HomePage />
    </AppActorsProvider>
  ),
});

it('beside each yearly price stands what it truly saves, whichever period is chosen (decision P1)', () => {
  render(
    <AppActorsProvider address={home}>
      <HomePage />
    </AppActorsProvider>,
  );
  const told = () =>
    [...document.querySelectorAll('#pricing [data-longest]')].map((price) => price.textContent);
  expect(told()).toEqual([
    ...['€5', 'a month', 'or €50 a year, €10 less than twelve months'],
    ...['€30', 'a month', 'or €300 a year, €60 less than twelve months'],
    ...['€120', 'a month', 'or €1,200 a year, €240 less than twelve months'],
  ]);
  fireEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
  expect(told()).toEqual([
    ...['€50', 'a year', '€10 less than twelve months, or €5 a month'],
    ...['€300', 'a year', '€60 less than twelve months, or €30 a month'],
    ...['€1,200', 'a year', '€240 less than twelve months, or €120 a month'],
  ]);
});
