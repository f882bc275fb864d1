import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import HomePage from '../../src/views/home/HomePage.tsx';

const home = { path: '/', search: '', hash: '' };

it('the pricing shows the real saving beside each yearly price, for either period (decision P1)', () => {
  render(
    <AppActorsProvider address={home}>
      <HomePage />
    </AppActorsProvider>,
  );
  const priceTexts = () =>
    [...document.querySelectorAll('#pricing [data-longest]')].map((price) => price.textContent);
  expect(priceTexts()).toEqual([
    ...['€5', 'a month', 'or €50 a year, €10 less than twelve months'],
    ...['€30', 'a month', 'or €300 a year, €60 less than twelve months'],
    ...['€120', 'a month', 'or €1,200 a year, €240 less than twelve months'],
  ]);
  fireEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
  expect(priceTexts()).toEqual([
    ...['€50', 'a year', '€10 less than twelve months, or €5 a month'],
    ...['€300', 'a year', '€60 less than twelve months, or €30 a month'],
    ...['€1,200', 'a year', '€240 less than twelve months, or €120 a month'],
  ]);
});
