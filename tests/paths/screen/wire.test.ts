import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { explore, HeldRequests, play, type Script, sentRequest, type Ui, uiWorld } from '../index.ts';
import { emptyScreen } from './readScreen.ts';

const machine = setup({ types: { events: {} as { type: 'send' } | { type: 'stop' } } }).createMachine({
  id: 'letter',
  initial: 'idle',
  states: { idle: { on: { send: 'sending' } }, sending: { on: { stop: 'idle' } } },
});
const { starts } = explore({ machine, events: {} });

/** The letter as it should be sent, as the faulty page sends it, and what the page does when it should stop. */
const letter = { address: '/letters', method: 'POST', body: { to: 'Ada' } };
type Page = Partial<typeof letter> & { readonly signal?: AbortSignal | null };

/** Walks send → stop on a page of which only the network matters. */
const walk = (page: Page, isCompared = true): Promise<void> => {
  const requests = new HeldRequests();
  const controller = new AbortController();
  const { address, method, body, signal = controller.signal } = { ...letter, ...page };
  const headers = { 'Content-Type': 'application/json' };
  const ui = { retries: true, world: {}, readScreen: async () => emptyScreen } as unknown as Ui;
  const script: Script<typeof machine> = {
    drive: {
      send: async () =>
        void requests.fetch(address, { method, headers, body: JSON.stringify(body), signal }).catch(() => {}),
      stop: async () => controller.abort(),
    },
    wire: {
      sends: ({ to }) =>
        to.snapshot.matches('sending')
          ? [{ ...letter, headers: { 'content-type': 'application/json' }, isAbortable: true }]
          : [],
      underWay: (snapshot) => (snapshot.matches('sending') ? 1 : 0),
    },
    shows: { idle: () => ({}), sending: () => ({}) },
  };
  const [start] = starts;
  const send = start?.state.steps.find(({ input }) => input.event.type === 'send');
  const stop = send?.to.steps.find(({ input }) => input.event.type === 'stop');
  if (!start || !send || !stop) throw new Error('there is no path');
  return play({ name: '', start, steps: [send, stop] }, uiWorld(script, ui, isCompared ? { requests } : {}));
};

describe('what is sent', () => {
  it('is compared after each step', () => expect(walk({})).resolves.toBeUndefined());

  it.each<[string, Page, RegExp]>([
    ['another value', { body: { to: 'Eve' } }, /what was sent[\s\S]*Eve/],
    ['another address', { address: '/drafts' }, /what was sent[\s\S]*drafts/],
    ['another method', { method: 'PUT' }, /what was sent[\s\S]*PUT/],
    ['no signal', { signal: null }, /what was sent[\s\S]*isAbortable/],
    ['a signal that nobody aborts', { signal: new AbortController().signal }, /requests under way/],
  ])('is wrong with %s, which nothing else shows', async (_, fault, message) => {
    await expect(walk(fault)).rejects.toThrow(message);
    await expect(walk(fault, false)).resolves.toBeUndefined();
  });

  it('has every entry of a form, with the names and sizes of files', () => {
    const body = new FormData();
    body.append('tag', 'a');
    body.append('tag', 'b');
    body.append('file', new File(['abc'], 'a.txt'));
    expect(sentRequest('/letters', { method: 'POST', body })).toEqual({
      address: '/letters',
      method: 'POST',
      headers: {},
      body: { tag: 'a', 'tag (2)': 'b', file: { name: 'a.txt', size: 3 } },
      isAbortable: false,
    });
  });
});

describe('held requests', () => {
  it('end with the answer, an error or an abort', async () => {
    const requests = new HeldRequests();
    expect(() => requests.answer(new Response())).toThrow('not one request');
    const answered = requests.fetch('/a');
    requests.answer(new Response(null, { status: 204 }));
    expect((await answered).status).toBe(204);
    const dropped = requests.fetch('/b');
    requests.answer(new TypeError('network'));
    await expect(dropped).rejects.toThrow('network');
    const controller = new AbortController();
    const aborted = requests.fetch('/c', { signal: controller.signal });
    controller.abort(new Error('too slow'));
    await expect(aborted).rejects.toThrow('too slow');
    expect(requests.underWay).toBe(0);
    expect(requests.drain().map(({ address }) => address)).toEqual(['/a', '/b', '/c']);
    expect(requests.drain()).toEqual([]);
  });
});
