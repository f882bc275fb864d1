import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import { plans } from '../../src/configuration/plans.ts';
import HomePage from '../../src/views/home/HomePage.tsx';

const euros = (amount: number): string => `€${amount.toLocaleString('en-US')}`;
const prices = plans.map(({ price: { monthly, yearly } }) => ({
  month: euros(monthly),
  year: euros(yearly),
  saved: euros(12 * monthly - yearly),
}));

const home = { path: '/', search: '', hash: '' };

it('the pricing shows the real saving beside each yearly price, for either period (decision P1)', () => {
  render(
    <AppActorsProvider address={home}>
      <HomePage />
    </AppActorsProvider>,
  );
  const priceTexts = () =>
    [...document.querySelectorAll('#pricing [data-longest]')].map((price) => price.textContent);
  expect(priceTexts()).toEqual(
    prices.flatMap(({ month, year, saved }) => [
      month,
      'a month',
      `or ${year} a year, ${saved} less than twelve months`,
    ]),
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
  expect(priceTexts()).toEqual(
    prices.flatMap(({ month, year, saved }) => [
      year,
      'a year',
      `${saved} less than twelve months, or ${month} a month`,
    ]),
  );
});
