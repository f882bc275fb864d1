import '../../worlds/liveSite.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AppActorsProvider } from '../../../src/app/AppActorsProvider.tsx';
import { useRequestWizard } from '../../../src/hooks/actors.ts';
import HomePage from '../../../src/views/home/HomePage.tsx';

let wizard: ReturnType<typeof useRequestWizard> | undefined;
const Watch = () => {
  wizard = useRequestWizard();
  return null;
};

it('on a live site, choosing a plan opens a request with the plan, the period and the price (decision P12)', () => {
  render(
    <AppActorsProvider address={{ path: '/', search: '', hash: '' }}>
      <Watch />
      <HomePage />
    </AppActorsProvider>,
  );
  expect(screen.getByText('Choosing a plan sends us a request.')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
  fireEvent.click(screen.getByRole('button', { name: 'Choose Professional' }));
  // The task is described: the contact comes next.
  expect(wizard?.getSnapshot().matches({ open: 'step2' })).toBe(true);
  expect(wizard?.getSnapshot().context.answers).toMatchObject({
    service: 'not-sure',
    description: 'I would like the Professional plan, yearly, €300 a year.',
  });
});
