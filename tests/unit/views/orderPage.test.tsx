import '../../worlds/liveSite.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppActorsProvider } from '../../../src/app/AppActorsProvider.tsx';
import type { StoredMessage } from '../../../src/inbox/rules/submission.ts';
import OrderPage from '../../../src/views/order/OrderPage.tsx';
import { sampleMessage, serveOrders, visitorKey } from '../../worlds/orderWorld.ts';

const terms = {
  person: 'Grace Hopper',
  price: 1480,
  date: '2026-12-01',
  note: 'With the steps written down.',
  validUntil: '2099-11-30T00:00:00.000Z',
};

const open = async (hash: string, canStream = true, kind: StoredMessage['kind'] = 'request') => {
  const server = await serveOrders([{ ...sampleMessage, kind }], { canStream });
  const path = `/request/${sampleMessage.id}`;
  history.replaceState({}, '', path + hash);
  render(
    <AppActorsProvider address={{ path, search: '', hash }}>
      <OrderPage id={sampleMessage.id} />
    </AppActorsProvider>,
  );
  return server;
};

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('leads from the request to its approval, without a reload', async () => {
  const server = await open(`#${visitorKey}`);
  await screen.findByText('We have your request. You hear from us within 1 business day.');
  expect(screen.queryByRole('button', { name: 'Agree' })).toBeNull();
  await server.act('owner', { type: 'offer.make', terms });
  await screen.findByText('Here is our offer. You owe nothing until you agree.');
  expect(screen.getByText('€1,480, VAT included')).toBeTruthy();
  await press('Agree');
  await screen.findByText('Agreed. We write to you here how to pay, and work on it once we hold the money.');
  expect(screen.getByText('Done. We have it.')).toBeTruthy();
  await server.act('owner', { type: 'work.deliver', note: 'Here it is.' });
  await screen.findByText('Here it is.');
  await press('Ask for changes');
  await press('Send it back');
  expect(screen.getByText('Write a sentence about it first.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/What should change/), { target: { value: 'The total.' } });
  await press('Send it back');
  await screen.findByText('The total.', { selector: 'bdi' });
  await server.act('owner', { type: 'work.deliver', note: 'Once more.' });
  await screen.findByText('Once more.');
  await press('Approve the work');
  await screen.findByText(
    'You have approved the work. Thank you. We release the money and close the request.',
  );
});

it('falls back to asking where there is no stream', async () => {
  const server = await open(`#${visitorKey}`, false);
  await screen.findByText('We have your request. You hear from us within 1 business day.');
  await server.act('owner', { type: 'request.read' });
  await screen.findByText('We have read your request.');
});

it('sends a message and keeps it if it is lost', async () => {
  const server = await open(`#${visitorKey}`);
  await screen.findByText('We have your request. You hear from us within 1 business day.');
  fireEvent.change(screen.getByLabelText('Your message'), { target: { value: 'Can it be Friday?' } });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await press('Send message');
  await screen.findByText('That did not arrive. What you wrote is still here.');
  vi.stubGlobal('fetch', fetch);
  await press('Try again');
  await waitFor(async () => expect((await server.read())?.events.length).toBe(1));
  await screen.findByText('Can it be Friday?', { selector: 'bdi' });
});

it('asks once more before it withdraws', async () => {
  await open(`#${visitorKey}`);
  await screen.findByText('We have your request. You hear from us within 1 business day.');
  await press('Withdraw the request');
  await press('Back');
  await press('Withdraw the request');
  await press('Yes, withdraw it');
  await screen.findByText('You have withdrawn this request.');
  expect(screen.queryByRole('button', { name: 'Send message' })).toBeNull();
});

it('calls a message a message, and promises an answer, not an offer', async () => {
  const server = await open(`#${visitorKey}`, true, 'contact');
  await screen.findByText('We have your message. You hear from us within 1 business day.');
  await server.act('owner', { type: 'request.read' });
  await screen.findByText('We have read your message. Next, you get an answer.');
  for (const text of ['You sent the message.', 'We have read your message.', 'Withdraw the message'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your message');
  expect(screen.queryByText('Your request')).toBeNull();
});

it('asks for the link without a key, asks the server nothing, and refuses what is none', async () => {
  const { requests } = await open('');
  await screen.findByText('Open your request');
  fireEvent.change(screen.getByLabelText('Your link'), { target: { value: 'https://site.test/request/1' } });
  await press('Open');
  expect(screen.getByText('This is not a link to a request. Copy all of it, up to its end.')).toBeTruthy();
  expect(requests).toEqual([]);
});

it('says that a wrong key opens nothing', async () => {
  await open(`#${'x'.repeat(22)}`);
  await screen.findByText('This link opens no request');
});

it('sends the key as a header, never in an address', async () => {
  const { requests } = await open(`#${visitorKey}`);
  await screen.findByText('We have your request. You hear from us within 1 business day.');
  expect(requests.length).toBeGreaterThan(0);
  for (const request of requests) {
    expect(request.url).not.toContain(visitorKey);
    expect(request.headers.get('authorization')).toBe(`Bearer ${visitorKey}`);
  }
});
