import '../../worlds/liveSite.ts';
import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AppActorsProvider } from '../../../src/app/AppActorsProvider.tsx';
import ContactThanksPage from '../../../src/views/contactThanks/ContactThanksPage.tsx';
import { reply, shortReference } from '../../worlds/requestWorld.ts';

const thank = (handover: unknown) => {
  history.replaceState({ handover }, '', '/contact/thanks');
  render(
    <AppActorsProvider address={{ path: '/contact/thanks', search: '', hash: '' }}>
      <ContactThanksPage />
    </AppActorsProvider>,
  );
};
afterEach(() => history.replaceState(null, '', '/'));

it('shows the number of the message and the way to follow it', () => {
  thank(reply);
  expect(screen.getByText(shortReference)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Follow your message' });
  expect(link.getAttribute('href')).toBe(`/request/${reply.order.id}#${reply.order.key}`);
  expect(screen.getByText(/we don’t email it/)).toBeTruthy();
});

it('says that the link comes by e-mail, too', () => {
  thank({ ...reply, mailed: true });
  expect(screen.getByText(/You also get this link by email/)).toBeTruthy();
});

it('only says thanks to whoever opens it by itself', () => {
  thank(undefined);
  expect(screen.getByRole('heading', { name: 'Thank you for your message' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Follow your message' })).toBeNull();
});
