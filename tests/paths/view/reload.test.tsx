// @proof thorough
import { useMachine } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assign, fromPromise, type InspectionEvent, setup } from 'xstate';
import type { ReloadLaw } from '../screen/script.ts';
import { HeldRequests } from '../screen/wire.ts';
import { coveringPaths } from '../walk/coveringPaths.ts';
import { play } from '../walk/play.ts';
import { disturbView } from './disturb.ts';
import { opener, type ViewSuite } from './opener.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A letter, of which the page keeps a draft until it is sent. */
const letterMachine = setup({
  types: {
    context: {} as { text: string },
    input: {} as { draft: string },
    events: {} as { type: 'text.changed'; value: string } | { type: 'letter.send' },
  },
  actors: {
    post: fromPromise<void>(async () => {
      await fetch('/letters', { method: 'POST' });
    }),
  },
}).createMachine({
  id: 'letter',
  context: ({ input }) => ({ text: input.draft }),
  initial: 'writing',
  states: {
    writing: {
      on: {
        'text.changed': { actions: assign(({ event }) => ({ text: event.value })) },
        'letter.send': { guard: ({ context }) => context.text !== '', target: 'sending' },
      },
    },
    sending: { invoke: { src: 'post', onDone: { target: 'sent' } } },
    sent: {},
  },
});
type Machine = typeof letterMachine;
interface Server {
  readonly requests: HeldRequests;
  answer(): Promise<void>;
}

const key = 'draft';
const keep = (text: string) => sessionStorage.setItem(key, text);

type Keeping =
  | 'at once'
  | 'when the page is left'
  | 'when it is removed'
  | 'later'
  | 'even if sent'
  | 'resent';
interface LetterProps {
  readonly inspect: (event: InspectionEvent) => void;
  readonly keeping: Keeping;
}
const LetterView = ({ inspect, keeping }: LetterProps) => {
  const input = { draft: sessionStorage.getItem(key) ?? '' };
  const [state, send] = useMachine(letterMachine, { inspect, input });
  const { text } = state.context;
  const isSending = state.matches('sending');
  const isSent = state.matches('sent');
  const latest = useRef('');
  latest.current = isSent ? '' : text;
  useEffect(() => {
    if (isSending || (isSent && keeping !== 'even if sent')) return keep(isSent ? '' : text);
    if (keeping === 'later') {
      const timer = setTimeout(() => keep(text), 500);
      return () => clearTimeout(timer);
    }
    if (keeping !== 'when the page is left' && keeping !== 'when it is removed') keep(text);
    return;
  }, [keeping, text, isSending, isSent]);
  useEffect(() => {
    const keepLatest = () => keep(latest.current);
    if (keeping === 'when it is removed') return keepLatest;
    if (keeping !== 'when the page is left') return;
    window.addEventListener('pagehide', keepLatest);
    return () => window.removeEventListener('pagehide', keepLatest);
  }, [keeping]);
  useEffect(() => {
    if (keeping !== 'resent') return;
    if (sessionStorage.getItem('is sending')) void fetch('/letters', { method: 'POST' }).catch(() => {});
    else if (isSending) sessionStorage.setItem('is sending', 'yes');
    if (isSent) sessionStorage.removeItem('is sending');
  }, [keeping, isSending, isSent]);
  return (
    <main>
      <input
        aria-label="Letter"
        value={text}
        readOnly={isSending || isSent}
        onChange={({ target }) => send({ type: 'text.changed', value: target.value })}
      />
      <button
        type="button"
        disabled={!state.can({ type: 'letter.send' })}
        onClick={() => send({ type: 'letter.send' })}
      >
        Send
      </button>
      <output>{isSent ? 'Sent' : ''}</output>
    </main>
  );
};

/** The draft is restored until the letter is sent. */
const restoresDraft: ReloadLaw<Machine> = {
  input: (snapshot) => ({ draft: snapshot.matches('sent') ? '' : snapshot.context.text }),
};

const suiteOf = (keeping: Keeping, reloaded?: ReloadLaw<Machine>): ViewSuite<Machine, Server> => ({
  name: 'letter',
  model: {
    machine: letterMachine,
    inputs: [{ draft: '' }],
    events: { 'text.changed': [{ value: 'Dear' }] },
    possible: ({ context }, event) => event.type !== 'text.changed' || context.text === '',
    outcomes: { post: { succeeds: { output: undefined } } },
  },
  script: {
    begin: async (_, { draft }) => {
      sessionStorage.clear();
      keep(draft);
    },
    drive: {
      'text.changed': (ui, { value }) => ui.fill('Letter', value),
      'letter.send': (ui) => ui.press('Send'),
    },
    settle: { post: { succeeds: async (ui) => ui.world.answer() } },
    shows: {
      writing: ({ context: { text } }) => ({
        fields: { Letter: { value: text } },
        buttons: { Send: text !== '' },
        status: [],
      }),
      sending: ({ context: { text } }) => ({
        fields: { Letter: { value: text, readOnly: true } },
        buttons: { Send: false },
        status: [],
      }),
      sent: ({ context: { text } }) => ({
        fields: { Letter: { value: text, readOnly: true } },
        buttons: { Send: false },
        status: ['Sent'],
      }),
    },
    ...(reloaded ? { environment: { reloaded } } : {}),
  },
  world: () => {
    const requests = new HeldRequests();
    vi.stubGlobal('fetch', requests.fetch);
    return { requests, answer: async () => requests.answer(new Response()) };
  },
  requests: ({ requests }) => requests,
  render: ({ inspect }) => <LetterView inspect={inspect} keeping={keeping} />,
});

/** Walks every path first, which must find nothing. */
const disturbed = async (keeping: Keeping, law?: ReloadLaw<Machine>): Promise<readonly string[]> => {
  const suite = suiteOf(keeping, law);
  const covering = coveringPaths(suite.model, { cover: 'pairs' });
  for (const path of covering.paths) {
    const { world, close } = await opener(suite)(path.start);
    await play(path, world);
    close();
  }
  return disturbView(covering, suite.script, opener(suite));
};

it.each(['at once', 'when the page is left'] as const)(
  'a draft that is kept %s is restored',
  async (keeping) => expect(await disturbed(keeping, restoresDraft)).toEqual([]),
);

it.each([
  ['when it is removed', 'writing'],
  ['later', 'writing'],
  ['even if sent', 'sent'],
  ['resent', 'sending'],
] as const)('a draft that is kept %s is found by reloading alone', async (keeping, state) => {
  const failures = await disturbed(keeping, restoresDraft);
  expect(failures.length).toBeGreaterThan(0);
  for (const failure of failures) expect(failure).toMatch(/^reloaded in/);
  expect(failures.join('\n')).toContain(`reloaded in «${state}»`);
});
