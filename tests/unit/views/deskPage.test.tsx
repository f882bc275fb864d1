import '../../worlds/liveSite.ts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AppActorsProvider } from '../../../src/app/AppActorsProvider.tsx';
import type { StoredMessage } from '../../../src/inbox/rules/submission.ts';
import DeskPage from '../../../src/views/desk/DeskPage.tsx';
import { sampleMessage, serveOrders } from '../../worlds/orderWorld.ts';

const deskKey = 'a key that only the owner has';
const { id } = sampleMessage;
const message: StoredMessage = {
  id: `${'b'.repeat(32)}-1`,
  kind: 'contact',
  receivedAt: '2026-11-19T08:00:00.000Z',
  fields: { subject: 'An invoice', name: 'Alan Turing', email: 'alan@example.org' },
  attachment: null,
};

interface Desk {
  readonly hash?: string;
  readonly key?: string;
  readonly canStream?: boolean;
  readonly others?: readonly StoredMessage[];
}

const open = async ({ hash = '', key = deskKey, canStream = true, others = [] }: Desk = {}) => {
  const server = await serveOrders([sampleMessage, message, ...others], { canStream, deskKey: key });
  history.replaceState({}, '', `/desk${hash}`);
  render(
    <AppActorsProvider address={{ path: '/desk', search: '', hash }}>
      <DeskPage />
    </AppActorsProvider>,
  );
  return server;
};

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const enter = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const signIn = async () => {
  enter(await screen.findByLabelText('Key of the desk').then(() => 'Key of the desk'), deskKey);
  press('Sign in');
};
const opened = async (options: Desk = {}) => {
  const server = await open({ hash: `#order-${id}`, ...options });
  await signIn();
  await screen.findByText('Not read yet');
  return server;
};

it('says that there is no desk without a key on the server', async () => {
  await open({ key: '' });
  await screen.findByText('This desk is closed');
  expect(screen.queryByLabelText('Key of the desk')).toBeNull();
});

it('opens with the key only, and closes when the owner signs out', async () => {
  await open();
  press(await screen.findByRole('button', { name: 'Sign in' }).then(() => 'Sign in'));
  await screen.findByText('Enter the key first.');
  enter('Key of the desk', 'another key than that');
  press('Sign in');
  await screen.findByText('This is not the key of the desk.');
  await signIn();
  await screen.findByText('Ada Lovelace');
  press('Sign out');
  await screen.findByLabelText('Key of the desk');
  expect(screen.queryByText('Ada Lovelace')).toBeNull();
});

it('says that there were too many tries', async () => {
  await open();
  await screen.findByLabelText('Key of the desk');
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 429 }));
  await signIn();
  await screen.findByText('There were too many wrong keys. Wait 15 minutes, then try again.');
});

const spam: StoredMessage = { ...message, id: `${'c'.repeat(32)}-1`, signals: ['links', 'hurry'] };

it('has what looks like spam apart', async () => {
  await open({ others: [spam] });
  await signIn();
  await screen.findByText('2 of 3 shown');
  screen.getByText('1 more looks like spam: choose that under “Kind”.');
  enter('Kind', 'spam');
  await screen.findByText('1 of 3 shown');
  expect(screen.queryByText(/more looks like spam/)).toBeNull();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Alan Turing' }).hash).toBe(`#order-${spam.id}`);
});

it('says why it looks like spam, until the owner does something about it', async () => {
  await open({ hash: `#order-${spam.id}`, others: [spam] });
  await signIn();
  await screen.findByText(/^It has many links\. It was sent a few seconds/);
  press('Say that it is read');
  await screen.findByText('You said that you have read it.');
  await waitFor(() => expect(screen.queryByText('This looks like spam')).toBeNull());
});

it('opens what the owner presses in the list', async () => {
  await open();
  await signIn();
  const { hash } = new URL(
    (await screen.findByRole<HTMLAnchorElement>('link', { name: 'Ada Lovelace' })).href,
  );
  expect(hash).toBe(`#order-${id}`);
});

it('searches and filters what came in, and sees what happens elsewhere', async () => {
  const server = await open();
  await signIn();
  await screen.findByText('2 of 2 shown');
  enter('Search', 'invoice');
  expect(screen.queryByText('Ada Lovelace')).toBeNull();
  press('Show all');
  enter('Kind', 'request');
  expect(screen.queryByText('Alan Turing')).toBeNull();
  press('Show all');
  enter('Turn', 'visitor');
  screen.getByText('Nothing matches.');
  await server.act('owner', { type: 'message.write', text: 'Hello' });
  await screen.findByText('1 of 2 shown');
  enter('State', 'offered');
  screen.getByText('Nothing matches.');
});

it('marks as done at once, and takes it back if it could not be kept', async () => {
  await open();
  await signIn();
  press(
    await screen
      .findByRole('button', { name: 'Done with Ada Lovelace' })
      .then(() => 'Done with Ada Lovelace'),
  );
  const done = () => screen.getByRole('button', { name: 'Done with Ada Lovelace' });
  await waitFor(() => expect(done().getAttribute('aria-pressed')).toBe('true'));
  const { fetch } = globalThis;
  await waitFor(() => expect(done().getAttribute('aria-disabled')).not.toBe('true'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  fireEvent.click(done());
  await screen.findByText('That could not be saved. Please try again.');
  expect(done().getAttribute('aria-pressed')).toBe('true');
  vi.stubGlobal('fetch', fetch);
});

it('leads a request from its offer to its end', async () => {
  const server = await opened();
  press('Say that it is read');
  await screen.findByText('You said that you have read it.');
  press('Make an offer');
  press('Send the offer');
  screen.getByText('Say who does it.');
  screen.getByText('Enter a price.');
  enter(/Who does it/, 'Grace Hopper');
  enter(/Price in euros/, '1480');
  enter(/Done by/, '2099-12-01');
  press('Send the offer');
  await screen.findByText('Offer made');
  screen.getByText('Done. They can see it.');
  expect((await server.read())?.events.at(-1)).toMatchObject({
    type: 'offer.make',
    terms: { person: 'Grace Hopper', price: 1480 },
  });
  await server.act('visitor', { type: 'offer.agree', offer: 1 });
  await screen.findByText('Agreed, in work');
  press('Deliver');
  enter(/A word on the delivery/, 'Here it is.');
  fireEvent.click(screen.getByRole('button', { name: 'Deliver' }));
  await screen.findByText('Delivered');
  await server.act('visitor', { type: 'work.approve', delivery: 1 });
  await screen.findByText('Approved');
  press('Close it');
  press('Yes, close it');
  await screen.findByText('Closed');
  expect(screen.queryByLabelText('Your message')).toBeNull();
});

it('writes back, and keeps what was lost', async () => {
  const server = await opened({ canStream: false });
  enter('Your message', 'Which sheets?');
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  press('Send message');
  await screen.findByText('That did not arrive. What you wrote is still here.');
  vi.stubGlobal('fetch', fetch);
  press(/^Try again$/);
  await waitFor(async () => expect((await server.read())?.events).toHaveLength(1));
  expect((await server.read())?.events[0]).toMatchObject({ by: 'owner', text: 'Which sheets?' });
  await screen.findByText('Their turn');
});

it('asks before it erases, and goes back to the list', async () => {
  await opened();
  press('Erase');
  press('Keep it');
  press('Erase');
  press('Yes, erase all of it');
  await screen.findByText('1 of 1 shown');
  expect(within(screen.getByRole('main')).queryByText('Ada Lovelace')).toBeNull();
});

it('asks for the key again once the session has ended', async () => {
  await opened();
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 401 }));
  press('Say that it is read');
  await screen.findByText('You were signed out. Sign in again to go on.');
});
