import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const success = async (bookingUrl: string) => {
  vi.stubEnv('BOOKING_URL', bookingUrl);
  const { RequestSuccess } = await import('../../../src/views/requestWizard/RequestSuccess.tsx');
  const { AppActorsProvider } = await import('../../../src/app/AppActorsProvider.tsx');
  const { prerenderedRequest } = await import('../../../src/wiring/requestWizard.ts');
  render(
    <AppActorsProvider address={{ path: '/', search: '', hash: '' }}>
      <RequestSuccess state={prerenderedRequest()} send={() => {}} />
    </AppActorsProvider>,
  );
};
beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllEnvs());

describe('the booking link (Q11)', () => {
  it('says that a reserved address is a sample', async () => {
    await success('https://booking.example/deskhand');
    const link = screen.getByRole('link', { name: 'Book a call (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe('https://booking.example/deskhand');
    expect(screen.getByText(/^A sample link/)).toBeTruthy();
  });

  it('has no mark once it leads to a real page', async () => {
    await success('https://calendar.deskhand.com/call');
    const link = screen.getByRole('link', { name: 'Book a call (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe('https://calendar.deskhand.com/call');
    expect(screen.queryByText(/sample/)).toBeNull();
  });

  it('is gone if it is configured empty', async () => {
    await success('');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByText(/sample/)).toBeNull();
    expect(screen.getByText(/1 business day/)).toBeTruthy();
  });
});
