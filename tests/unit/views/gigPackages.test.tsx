import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AppActorsProvider } from '../../../src/app/AppActorsProvider.tsx';
import GigPage from '../../../src/views/gig/GigPage.tsx';

describe('the packages of the gig, in the exact wording (F5)', () => {
  it.each([
    ['Basic', '€50', '3 days', '1 revision'],
    ['Standard', '€100', '2 days', '3 revisions'],
    ['Premium', '€200', '1 day', 'Unlimited revisions'],
  ])('%s: %s, %s, %s', (name, ...terms) => {
    render(
      <AppActorsProvider address={{ path: '/gig/1', search: '', hash: '' }}>
        <GigPage />
      </AppActorsProvider>,
    );
    fireEvent.click(screen.getByRole('radio', { name }));
    const section = screen.getByRole('region', { name: 'Choose a package' });
    const values = [...section.querySelectorAll('dd')].map((term) => term.textContent);
    expect(values.slice(0, 3)).toEqual(terms);
    const link = screen.getByRole('link', { name: `Continue with ${name}` });
    expect(link.dataset.subject).toBe(`Order: spreadsheet cleanup, ${name} package`);
  });
});
