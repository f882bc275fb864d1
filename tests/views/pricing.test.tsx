import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import HomePage from '../../src/views/home/HomePage.tsx';

const home = { path: '/', search: '', hash: '' };

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
