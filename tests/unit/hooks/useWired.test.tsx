import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type AnyStateMachine, type InspectionEvent, SimulatedClock, setup } from 'xstate';
import { ActorHooksContext, useWired, useWiredRef } from '../../../src/hooks/useWired.ts';
import type { ActorHooks } from '../../../src/wiring/actorHooks.ts';
import { createResources } from '../../../src/wiring/resources.ts';

const lampMachine = setup({
  types: {
    context: {} as { colour: string },
    input: {} as { colour: string },
    events: {} as { type: 'lamp.press' },
  },
  delays: { glow: 1_000 },
}).createMachine({
  id: 'lamp',
  context: ({ input }) => input,
  initial: 'off',
  states: {
    off: { on: { 'lamp.press': 'on' } },
    on: { after: { glow: 'off' } },
  },
});

const Lamp = () => {
  const [state, send, actor] = useWired(lampMachine, { input: { colour: 'white' } });
  return (
    <button type="button" onClick={() => send({ type: 'lamp.press' })}>
      {`${state.context.colour} ${state.value} ${actor.id === actor.sessionId}`}
    </button>
  );
};

const renders = vi.fn();
const Switch = () => {
  const actor = useWiredRef(lampMachine, { input: { colour: 'green' } });
  renders();
  return (
    <button type="button" onClick={() => actor.send({ type: 'lamp.press' })}>
      {actor.getSnapshot().context.colour}
    </button>
  );
};

const show = (element: React.ReactNode, hooks: ActorHooks = {}) =>
  render(
    <StrictMode>
      <ActorHooksContext value={hooks}>{element}</ActorHooksContext>
    </StrictMode>,
  );
const button = () => screen.getByRole('button');

/** Replaces the input and the clock of the lamp only. */
const stagedLamp = (clock: SimulatedClock) =>
  vi.fn<NonNullable<ActorHooks['replaceLogic']>>((machine) =>
    machine.id === 'lamp' ? { machine, input: { colour: 'red' }, clock } : undefined,
  );

/** A machine that ignores all events. */
const ignoringEvents = (machine: AnyStateMachine): AnyStateMachine => {
  const staged: AnyStateMachine = Object.create(machine);
  staged.transition = (snapshot) => snapshot;
  return staged;
};

describe('an actor that a component starts', () => {
  it('runs the given machine with its input', () => {
    show(<Lamp />);
    expect(button().textContent).toBe('white off true');
    act(() => button().click());
    expect(button().textContent).toBe('white on true');
  });

  it('is inspected by the app’s hook', () => {
    const events: InspectionEvent[] = [];
    show(<Lamp />, { inspect: (event) => void events.push(event) });
    act(() => button().click());
    const sent = events.filter(({ type }) => type === '@xstate.event');
    expect(sent.at(-1)).toMatchObject({ event: { type: 'lamp.press' } });
  });

  it('does not render a component that only passes it on', () => {
    show(<Switch />);
    renders.mockClear();
    act(() => button().click());
    expect(button().textContent).toBe('green');
    expect(renders).not.toHaveBeenCalled();
  });

  it('runs its replacement', () => {
    show(<Lamp />, { replaceLogic: (machine) => ({ machine: ignoringEvents(machine) }) });
    act(() => button().click());
    expect(button().textContent).toBe('white off true');
  });

  it('uses the input and the clock of its replacement', () => {
    const clock = new SimulatedClock();
    show(<Lamp />, { replaceLogic: stagedLamp(clock) });
    expect(button().textContent).toBe('red off true');
    act(() => button().click());
    act(() => clock.increment(999));
    expect(button().textContent).toBe('red on true');
    act(() => clock.increment(1));
    expect(button().textContent).toBe('red off true');
  });

  it('keeps its replacement after another render', () => {
    const replaceLogic = stagedLamp(new SimulatedClock());
    const { rerender } = show(<Switch />, { replaceLogic });
    const callCount = replaceLogic.mock.calls.length;
    rerender(
      <StrictMode>
        <ActorHooksContext value={{ replaceLogic }}>
          <Switch />
        </ActorHooksContext>
      </StrictMode>,
    );
    expect(button().textContent).toBe('red');
    expect(replaceLogic).toHaveBeenCalledTimes(callCount);
  });
});

describe('an actor of a resource', () => {
  const load = vi.fn(async () => 'loaded');

  it('is replaced and inspected in the same way', () => {
    const inspect = vi.fn();
    const replaceLogic = (machine: AnyStateMachine) => ({ machine: ignoringEvents(machine) });
    const actor = createResources({ inspect, replaceLogic }).of('key', load);
    actor.send({ type: 'resource.acquire' });
    expect(actor.getSnapshot().context.users).toBe(0);
    expect(inspect).toHaveBeenCalled();
    expect(load).not.toHaveBeenCalled();
  });

  it('is not replaced if the hook returns nothing', () => {
    const actor = createResources({ replaceLogic: () => undefined }).of('key', load);
    actor.send({ type: 'resource.acquire' });
    expect(actor.getSnapshot().context.users).toBe(1);
  });
});
