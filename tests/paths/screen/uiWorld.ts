import assert from 'node:assert/strict';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFrom } from 'xstate';
import { leafOf } from '../definition/leafOf.ts';
import type { Input, State, Step } from '../definition/model.ts';
import type { World } from '../walk/play.ts';
import { emptyScreen, type Screen, usualAspects } from './readScreen.ts';
import { type Expected, type Script, type Ui, Unavailable } from './script.ts';
import type { Requests, SentRequest, Wire } from './wire.ts';

export interface UiWorldOptions {
  /** Returns and removes the events that the actor has received from outside, if it can be observed. */
  readonly drainEvents?: (() => AnyEventObject[]) | undefined;
  /** The requests that the world holds, to be compared with the `wire` of the script. */
  readonly requests?: Requests | undefined;
  /** Compares what a page has sent with the `wire` of the script. */
  readonly compareWire?: CompareWire | undefined;
  /** Returns the state that the actor is in, `open.details`, if it has reported one. */
  readonly activeState?: (() => string | undefined) | undefined;
  /** Called after every successful check, with the name of the state. */
  readonly onChecked?: ((state: string) => Promise<void>) | undefined;
}

/**
 * Compares what a page has sent since the last time.
 * @param sends what it must have sent, by where and when that was
 * @param underWay how many requests must be under way
 */
export type CompareWire = (
  sends: (page: Parameters<Wire<AnyStateMachine>['sends']>[1]) => readonly SentRequest[],
  underWay: number,
) => Promise<void>;

/** A world that operates a user interface. */
export interface UiWorld<M extends AnyStateMachine> extends World<M> {
  /** Does what the script says for an input, without a look at what the actor receives. */
  perform(input: Input<EventFrom<M>>): Promise<void>;
  /** Returns and removes the events that the actor has received, but for quiet ones; `undefined` if it is not observed. */
  receivedEvents(): AnyEventObject[] | undefined;
  /** The events that an observed actor must receive from outside by these inputs, but for quiet ones. */
  eventsOf(...inputs: readonly Input[]): AnyEventObject[];
}

/** Levels b and c: a world that operates a user interface by a script. */
export function uiWorld<M extends AnyStateMachine, W extends object>(
  script: Script<M, W>,
  ui: Ui<W>,
  { drainEvents, requests, compareWire, activeState, onChecked }: UiWorldOptions = {},
): UiWorld<M> {
  const { drive, settle, wire, quiet = [] } = script;
  type Drive = (ui: Ui<W>, event: AnyEventObject) => Promise<void>;
  const apply: World<M>['apply'] = async (input) => {
    switch (input.kind) {
      case 'send': {
        const event = input.event as AnyEventObject;
        const driveEvent = (drive as Record<string, Drive>)[event.type];
        assert(driveEvent, `the script has no «${event.type}» in drive`);
        return driveEvent(ui, event);
      }
      case 'elapse':
        return ui.elapse(input.ms);
      case 'settle': {
        const { actor, outcome } = input;
        // Of several actors of one source, the later ones have a number.
        const settleActor = (settle?.[actor] ?? settle?.[actor.replace(/ \d+$/, '')])?.[outcome];
        assert(settleActor, `the script has no «${actor} ${outcome}» in settle`);
        return settleActor(ui);
      }
    }
  };
  const isNotQuiet = ({ type }: AnyEventObject) => !(quiet as readonly string[]).includes(type);
  const receivedEvents = () => drainEvents?.().filter(isNotQuiet);
  const mustEqual = (events: readonly AnyEventObject[], expected: readonly AnyEventObject[]) =>
    assert.deepEqual(plain(events), plain(expected));
  /** If the actor is observed: what a visitor does sends this event pick, time and outcomes send none. */
  const mustHaveReceived = (expected: readonly AnyEventObject[]) =>
    drainEvents && mustEqual(receivedEvents() ?? [], expected);

  return {
    perform: apply,
    receivedEvents,
    eventsOf: (...inputs) =>
      inputs.flatMap((input) => (input.kind === 'send' && isNotQuiet(input.event) ? [input.event] : [])),
    apply: async (input) => {
      ui.retries = true;
      await apply(input);
      mustHaveReceived(input.kind === 'send' && isNotQuiet(input.event) ? [input.event] : []);
    },
    attempt: async (input) => {
      ui.retries = false;
      try {
        await apply(input);
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error;
        return mustHaveReceived([]);
      }
      const events = receivedEvents() ?? [];
      // The view may ignore the act. If it sends an event, it must be this one.
      if (events.length > 0 && input.kind === 'send') mustEqual(events, [input.event]);
    },
    check: async (state: State<M>, came) => {
      const { aspects: expected, says, saysNot } = expectedScreen(script, state, came);
      const compared = Object.keys(expected) as (keyof Screen)[];
      await eventually(async () => {
        const screen = await ui.readScreen(script.scope);
        assert.deepEqual(pick(compared, screen), expected);
        const missing = says.filter((text) => !screen.text.includes(text));
        const forbidden = saysNot.filter((text) => screen.text.includes(text));
        assert.deepEqual(
          { missing, forbidden },
          { missing: [], forbidden: [] },
          `the text is: ${screen.text}`,
        );
      });
      if (wire && requests) {
        const page = { origin: location.origin, now: new Date() };
        assert.deepEqual(requests.drain(), came ? wire.sends(came, page) : [], 'what was sent');
        assert.equal(requests.underWay, wire.underWay(state.snapshot), 'the number of requests under way');
      }
      if (wire)
        await compareWire?.((page) => (came ? wire.sends(came, page) : []), wire.underWay(state.snapshot));
      const leaf = leafOf((state.snapshot as AnyMachineSnapshot).value);
      const active = activeState?.() ?? leaf;
      assert.equal(active, leaf, `the machine in the view is in the state ${active}, not ${leaf}`);
      await onChecked?.(leaf);
    },
  };
}

/**
 * What a script expects in a state: every compared aspect, and texts. `came` is the step that led there.
 * @throws if the script has no such state
 */
export function expectedScreen<M extends AnyStateMachine, W extends object>(
  { shows, aspects = usualAspects }: Script<M, W>,
  { snapshot }: State<M>,
  came?: Step<M>,
): {
  readonly aspects: Partial<Screen>;
  readonly says: readonly string[];
  readonly saysNot: readonly string[];
} {
  const leaf = leafOf((snapshot as AnyMachineSnapshot).value);
  type Show = (snapshot: State<M>['snapshot'], came: Step<M> | undefined) => Expected;
  const show = (shows as object as Record<string, Show>)[leaf];
  assert(show, `the script has no «${leaf}» in shows`);
  const { says = [], saysNot = [], ...expected } = show(snapshot, came);
  // The focus depends on the path, so it is compared only if the script mentions it.
  const compared = 'focus' in expected ? [...aspects, 'focus' as const] : aspects;
  return { aspects: pick(compared, { ...emptyScreen, ...expected }), says, saysNot };
}

/** For comparing: files are their names and sizes, because no two `File`s are equal. */
export const plain = (value: unknown): unknown => {
  if (value instanceof File) return { name: value.name, size: value.size };
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
};

const pick = (aspects: readonly (keyof Screen)[], screen: Screen): Partial<Screen> =>
  Object.fromEntries(aspects.map((aspect) => [aspect, screen[aspect]]));

/**
 * Repeats a check until it holds: immediately at first, then for two seconds. A page paints and loads code at its own
 * pace, and its clock is stopped meanwhile.
 * @throws the last error if the check never holds
 */
export async function eventually<T>(
  check: () => Promise<T>,
  isWorthwhile = (_: unknown) => true,
): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await check();
    } catch (error) {
      if (tries >= 60 || !isWorthwhile(error)) throw error;
      // Both are real: the fake timers of viewSuite leave `setImmediate` alone.
      await new Promise((later) => (tries < 20 ? setImmediate(later) : realTimeout(later, 50)));
    }
}

const realTimeout = globalThis.setTimeout;
