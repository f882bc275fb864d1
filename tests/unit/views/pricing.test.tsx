import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppActorsProvider } from '../../../src/app/AppActorsProvider.tsx';
import { plans } from '../../../src/configuration/plans.ts';
import HomePage from '../../../src/views/home/HomePage.tsx';

const euros = (amount: number): string => `€${amount.toLocaleString('en-US')}`;
const prices = plans.map(({ price: { monthly, yearly } }) => ({
  month: euros(monthly),
  year: euros(yearly),
  saved: euros(12 * monthly - yearly),
}));

const home = { path: '/', search: '', hash: '' };

const renderHome = () =>
  render(
    <AppActorsProvider address={home}>
      <HomePage />
    </AppActorsProvider>,
  );

it('the pricing has the real saving beside each yearly price, for either period (decision P1)', () => {
  renderHome();
  const priceTexts = [...document.querySelectorAll('#pricing [data-longest]')].map(
    ({ textContent }) => textContent,
  );
  expect(priceTexts).toEqual(
    prices.flatMap(({ month, year, saved }) => [
      month,
      'a month',
      `or ${year} a year, ${saved} less than twelve months`,
      year,
      'a year',
      `${saved} less than twelve months, or ${month} a month`,
    ]),
  );
});

it('choosing a period changes nothing within the sheet: CSS shows the other prices', () => {
  renderHome();
  const card = screen.getByRole('button', { name: 'Choose Starter' }).closest('form')?.parentElement;
  const sheet = card?.parentElement?.parentElement;
  expect(sheet?.textContent).toContain('Enterprise');
  const changes = new MutationObserver(() => {});
  const kinds = { attributes: true, characterData: true, childList: true, subtree: true };
  changes.observe(sheet as Element, kinds);
  fireEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
  expect(screen.getByRole('radio', { name: 'Yearly', checked: true })).toBeDefined();
  expect(changes.takeRecords()).toEqual([]);
});
