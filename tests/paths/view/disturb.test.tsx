// @proof thorough
import { useMachine } from '@xstate/react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assign, type InspectionEvent, setup } from 'xstate';
import type { DisturbanceLaws, NoControls } from '../screen/script.ts';
import { coveringPaths } from '../walk/coveringPaths.ts';
import { play } from '../walk/play.ts';
import { disturbView } from './disturb.ts';
import { opener, type ViewSuite } from './opener.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const noteMachine = setup({
  types: {
    context: {} as { text: string; sent: number },
    events: {} as { type: 'text.changed'; value: string } | { type: 'note.send' } | { type: 'note.forget' },
  },
}).createMachine({
  id: 'note',
  context: { text: '', sent: 0 },
  on: {
    'text.changed': { actions: assign(({ event }) => ({ text: event.value })) },
    'note.send': { actions: assign(({ context }) => ({ sent: context.sent + 1 })) },
    'note.forget': { actions: assign({ text: '' }) },
  },
});

type Fault = 'pagehide' | 'visibilitychange' | 'Enter' | 'offline' | 'beforeprint' | 'resize' | 'storage';
const NoteView = ({ inspect, fault }: { inspect: (event: InspectionEvent) => void; fault?: Fault }) => {
  const [{ context }, send] = useMachine(noteMachine, { inspect });
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const listeners: Partial<Record<Fault, () => void>> = {
      pagehide: () => send({ type: 'text.changed', value: '' }),
      visibilitychange: () => setGone(true),
      offline: () => setGone(true),
      beforeprint: () => setGone(true),
      resize: () => setGone(isGone || window.innerWidth < 400),
      storage: () => send({ type: 'note.forget' }),
    };
    const listener = fault && listeners[fault];
    if (!listener) return;
    const target = fault === 'visibilitychange' ? document : window;
    target.addEventListener(fault, listener);
    return () => target.removeEventListener(fault, listener);
  });
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (fault === 'Enter' || !event.repeat)) send({ type: 'note.send' });
  };
  return (
    <main>
      {isGone ? null : (
        <input
          aria-label="Note"
          value={context.text}
          onChange={({ target }) => send({ type: 'text.changed', value: target.value })}
          onKeyDown={press}
        />
      )}
      <output>{context.sent}</output>
    </main>
  );
};

const suiteOf = (
  fault?: Fault,
  environment?: DisturbanceLaws<typeof noteMachine>,
): ViewSuite<typeof noteMachine, NoControls> => ({
  name: 'note',
  model: {
    machine: noteMachine,
    events: { 'text.changed': [{ value: 'Ada' }], 'note.forget': [{}] },
    possible: ({ context }, event) =>
      event.type === 'note.send'
        ? context.text !== '' && context.sent === 0
        : event.type !== 'text.changed' || context.text === '',
  },
  script: {
    drive: {
      'text.changed': (ui, { value }) => ui.fill('Note', value),
      'note.send': (ui) => ui.key('Enter'),
      'note.forget': (ui) => ui.fill('Note', ''),
    },
    quiet: ['note.forget', 'text.changed'],
    shows: {
      '': ({ context: { text, sent } }) => ({ fields: { Note: { value: text } }, status: [`${sent}`] }),
    },
    ...(environment ? { environment } : {}),
  },
  render: ({ inspect }) => <NoteView inspect={inspect} {...(fault ? { fault } : {})} />,
});

/** Walks every path first, which must find nothing. */
const disturbed = async (...args: Parameters<typeof suiteOf>): Promise<readonly string[]> => {
  const suite = suiteOf(...args);
  const covering = coveringPaths(suite.model, { cover: 'pairs' });
  for (const path of covering.paths) {
    const { world, close } = await opener(suite)(path.start);
    await play(path, world);
    close();
  }
  return disturbView(covering, suite.script, opener(suite));
};

it('a view that nothing disturbs is right', async () => expect(await disturbed()).toEqual([]));

it.each([
  ['pagehide', 'kept'],
  ['visibilitychange', 'hidden'],
  ['Enter', 'Enter held'],
  ['offline', 'offline'],
  ['beforeprint', 'printed'],
  ['resize', 'narrow'],
  ['storage', 'storage cleared'],
] as const)('a view that changes at %s is found, and by paths it is not', async (fault, disturbance) => {
  const failures = await disturbed(fault);
  expect(failures.length).toBeGreaterThan(0);
  for (const failure of failures) expect(failure).toMatch(new RegExp(`^${disturbance} in «»`));
});
