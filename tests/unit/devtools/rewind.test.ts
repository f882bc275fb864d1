// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  assign,
  createActor,
  fromPromise,
  type InspectionEvent,
  SimulatedClock,
  setup,
} from 'xstate';
import { Journal } from '../../../src/devtools/inspector/journal.ts';
import { Recorder } from '../../../src/devtools/inspector/recorder.ts';
import type { Recording } from '../../../src/devtools/inspector/recording.ts';
import { Rewind } from '../../../src/devtools/inspector/rewind.ts';
import { wayBack } from '../../../src/devtools/inspector/wayBack.ts';
import { leafOf } from '../../paths/index.ts';
import { replayRecording } from '../../tools/replay/replayRecording.ts';

/** A form with a draft, a timer and a request. */
const formMachine = setup({
  types: {
    context: {} as { text: string },
    input: {} as { text: string },
    events: {} as { type: 'text.changed'; value: string } | { type: 'form.send' } | { type: 'form.close' },
  },
  actors: { send: fromPromise<string, string>(() => new Promise(() => {})) },
  actions: { keepDraft: () => {}, shout: () => {} },
  guards: { isWritten: ({ context }) => context.text !== '' },
}).createMachine({
  id: 'form',
  context: ({ input }) => ({ text: input.text }),
  initial: 'open',
  states: {
    open: {
      on: {
        'text.changed': {
          actions: [assign({ text: ({ event }) => event.value }), { type: 'keepDraft' }],
        },
        'form.send': { guard: 'isWritten', target: 'sending' },
        'form.close': 'closing',
      },
    },
    sending: {
      invoke: { id: 'send', src: 'send', input: ({ context }) => context.text, onDone: 'sent' },
      initial: 'quiet',
      states: { quiet: { after: { 1000: 'late' } }, late: { entry: 'shout' } },
      on: {
        'form.close': 'open',
        'text.changed': { actions: [assign({ text: ({ event }) => event.value })] },
      },
    },
    sent: {},
    closing: { after: { 300: 'closed' } },
    closed: { type: 'final' },
  },
});

const page = (machine: AnyStateMachine = formMachine, input: unknown = { text: '' }) => {
  let time = 0;
  const clock = new SimulatedClock();
  const now = () => time;
  const observers = {
    journal: new Journal(now, () => {}),
    recorder: new Recorder(now),
    rewind: new Rewind(now),
  };
  const inspect = (event: InspectionEvent) => {
    for (const observer of Object.values(observers)) observer.observe(event);
  };
  const actor = createActor(machine, { inspect, clock, input }).start();
  return {
    ...observers,
    actor,
    state: () => leafOf((actor.getSnapshot() as AnyMachineSnapshot).value),
    text: () => ((actor.getSnapshot() as AnyMachineSnapshot).context as { text: string }).text,
    pass: (ms: number) => {
      time += ms;
      clock.increment(ms);
    },
    back: (steps = 1) => wayBack(observers, actor.sessionId, steps),
  };
};

describe('a step back (G8)', () => {
  it('restores state and context, and names what stays done', () => {
    const { actor, back, state, text } = page();
    actor.send({ type: 'text.changed', value: 'a' });
    actor.send({ type: 'text.changed', value: 'ab' });
    actor.send({ type: 'form.send' });
    expect(back()).toEqual({ id: actor.sessionId, steps: 1, actor: null, words: 'Before form.send.' });
    expect([state(), text()]).toEqual(['open', 'ab']);
    expect(back()?.words).toBe('Before text.changed. What it did stays done: keepDraft.');
    expect([state(), text()]).toEqual(['open', 'a']);
    actor.send({ type: 'text.changed', value: 'abc' });
    expect(text()).toBe('abc');
    expect(back(2)?.words).toBe('Before text.changed, text.changed. What it did stays done: keepDraft.');
    expect(text()).toBe('');
    expect(back()).toMatchObject({ steps: 0, actor: null, words: 'This is where it started.' });
  });

  it('passes over events that changed nothing', () => {
    const { actor, back, text } = page();
    actor.send({ type: 'text.changed', value: 'a' });
    actor.send({ type: 'text.changed', value: '' });
    actor.send({ type: 'form.send' });
    expect(back()?.words).toContain('Before text.changed.');
    expect(text()).toBe('a');
  });

  it('stops what the earlier state did not run, and its timers', () => {
    const { actor, back, state, pass } = page();
    actor.send({ type: 'text.changed', value: 'a' });
    actor.send({ type: 'form.send' });
    const send = (actor.getSnapshot() as AnyMachineSnapshot).children.send;
    back();
    expect(send?.getSnapshot().status).toBe('stopped');
    expect(Object.keys((actor.getSnapshot() as AnyMachineSnapshot).children)).toEqual([]);
    pass(5_000);
    expect(state()).toBe('open');
  });

  it('sets the timers of the earlier state, with the time that they had left', () => {
    const { actor, back, state, pass } = page();
    actor.send({ type: 'text.changed', value: 'a' });
    actor.send({ type: 'form.send' });
    pass(1_000);
    expect(state()).toBe('sending.late');
    pass(4_000);
    expect(back()?.words).toBe('Before after 1000. What it did stays done: shout.');
    expect(state()).toBe('sending.quiet');
    pass(999);
    expect(state()).toBe('sending.quiet');
    pass(1);
    expect(state()).toBe('sending.late');
  });

  it('never runs again what has ended: the page stays, and the answer has the earlier state', () => {
    const { actor, back, state } = page();
    actor.send({ type: 'text.changed', value: 'a' });
    actor.send({ type: 'form.send' });
    actor.send({ type: 'form.close' });
    const answer = back();
    expect(answer?.words).toBe(
      'Before form.close. The page stays as it is: it would have to run send again.',
    );
    expect(answer?.actor).toMatchObject({
      id: actor.sessionId,
      leaf: 'sending.quiet',
      activeStates: ['form', 'sending', 'sending.quiet'],
      taken: ['open: form.send [isWritten] → sending'],
    });
    expect(state()).toBe('open');
    // One step further, nothing has to run again.
    expect(back(2)).toMatchObject({ actor: null });
    expect(state()).toBe('open');
    actor.send({ type: 'form.send' });
    actor.send({ type: 'xstate.done.actor.send', output: 'R-1' } as never);
    expect(back()).toMatchObject({ actor: { leaf: 'sending.quiet' } });
    expect(state()).toBe('sent');
  });

  it('counts the time of a timer from where it went back to', () => {
    const { actor, back, state, pass } = page();
    actor.send({ type: 'text.changed', value: 'a' });
    actor.send({ type: 'form.send' });
    pass(400);
    actor.send({ type: 'text.changed', value: 'ab' });
    pass(300);
    back();
    pass(500);
    actor.send({ type: 'text.changed', value: 'b' });
    pass(100);
    actor.send({ type: 'text.changed', value: 'bc' });
    back();
    pass(499);
    expect(state()).toBe('sending.quiet');
    pass(1);
    expect(state()).toBe('sending.late');
  });

  it.each([
    ['has ended, although its state stays', 'xstate.done.actor.look'],
    ['was started again', 'watch.again'],
  ])('never runs again what %s', (_, type) => {
    const watch = setup({
      types: { context: {} as { seen: number } },
      actors: { look: fromPromise<void>(() => new Promise(() => {})) },
    }).createMachine({
      id: 'watch',
      context: { seen: 0 },
      initial: 'watching',
      states: {
        watching: {
          invoke: { id: 'look', src: 'look', onDone: { actions: assign({ seen: 1 }) } },
          on: { 'watch.again': { target: 'watching', reenter: true } },
        },
      },
    });
    const { actor, back } = page(watch);
    actor.send({ type });
    expect(back()?.words).toContain('it would have to run look again');
  });

  it('knows what happened before React’s strict mode stopped an actor and started it again', () => {
    const { actor, rewind, back, text } = page();
    actor.send({ type: 'text.changed', value: 'a' });
    const type = '@xstate.snapshot' as const;
    const [snapshot, rootId] = [actor.getSnapshot(), actor.sessionId];
    for (const event of [{ type: 'xstate.stop' }, { type: 'xstate.init', input: { text: '' } }])
      rewind.observe({ type, actorRef: actor, rootId, snapshot, event });
    actor.send({ type: 'text.changed', value: 'ab' });
    back();
    expect(text()).toBe('a');
    back();
    expect(text()).toBe('');
  });

  it('stays after an end', () => {
    const { actor, back, pass } = page();
    actor.send({ type: 'form.close' });
    pass(300);
    expect(back()).toMatchObject({
      actor: { leaf: 'closing' },
      words: 'Before after 300. The page stays as it is: form has ended, and an actor cannot start twice.',
    });
  });

  it('says so if a replay does not lead to the present state', () => {
    let count = 0;
    const impure = setup({ types: { context: {} as { count: number } } }).createMachine({
      id: 'impure',
      context: { count: 0 },
      initial: 'open',
      states: { open: { on: { go: { actions: assign({ count: () => ++count }) } } } },
    });
    const { actor, back } = page(impure);
    actor.send({ type: 'go' });
    expect(back()).toMatchObject({ steps: 0, words: expect.stringContaining('is not pure') });
  });

  it('leaves a recording that can be replayed, and a journal that tells it', () => {
    const { actor, back, pass, recorder, journal, state } = page();
    actor.send({ type: 'text.changed', value: 'Ada' });
    actor.send({ type: 'text.changed', value: 'Ed' });
    back();
    actor.send({ type: 'text.changed', value: 'Ed' });
    actor.send({ type: 'form.send' });
    pass(900);
    actor.send({ type: 'form.close' });
    back(2);
    pass(5_000);
    actor.send({ type: 'form.close' });
    pass(300);
    expect(state()).toBe('closed');
    const recording = recorder.recording();
    expect(recording.steps.map(({ event, at }) => [event.type, at])).toEqual([
      ['text.changed', 0],
      ['text.changed', 0],
      ['form.close', 5_000],
      ['xstate.after.300.form.closing', 5_300],
    ]);
    const copy = JSON.parse(JSON.stringify(recording)) as Recording;
    expect(replayRecording(copy, new Map([['form', formMachine]]))).toBeNull();
    const { events } = journal.snapshot();
    expect(events.map(({ type, leaf, isTaken }) => [type, leaf, isTaken]).slice(-3)).toEqual([
      ['inspector.back', 'open', true],
      ['form.close', 'closing', true],
      ['xstate.after.300.form.closing', 'closed', true],
    ]);
    // The last transition is the last that was not taken back.
    expect(JSON.stringify(events)).not.toContain('Ada');
  });

  it('marks the transition that led to the earlier state as the last', () => {
    const { actor, back, journal } = page();
    const taken = () => journal.snapshot().actors.find(({ id }) => id === actor.sessionId)?.taken;
    actor.send({ type: 'text.changed', value: 'a' });
    actor.send({ type: 'form.close' });
    back();
    expect(taken()).toEqual(['open: text.changed → stays']);
    back();
    expect(taken()).toEqual([]);
  });
});
