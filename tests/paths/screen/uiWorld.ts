import assert from 'node:assert/strict';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { leafOf } from '../definition/leafOf.ts';
import type { State, Step } from '../definition/model.ts';
import type { World } from '../walk/play.ts';
import { emptyScreen, type Screen, usualAspects } from './readScreen.ts';
import { type Expected, type Script, type Ui, Unavailable } from './script.ts';

/** Levels b and c: what is on the screen, and what a visitor can do with it. */
export interface UiWorldOptions {
  /** The events the actor has received from outside since it was last asked, where it can be listened to. */
  readonly heard?: (() => AnyEventObject[]) | undefined;
  /** Called after every check that held, with the name of the state that is shown. */
  readonly seen?: ((state: string) => Promise<void>) | undefined;
}

/** A world made of a script and a pair of hands. */
export function uiWorld<M extends AnyStateMachine, W extends object>(
  script: Script<M, W>,
  ui: Ui<W>,
  { heard, seen }: UiWorldOptions = {},
): World<M> {
  const { drive, settle, shows, quiet = [], aspects = usualAspects } = script;
  type Drive = (ui: Ui<W>, event: AnyEventObject) => Promise<void>;
  const apply: World<M>['apply'] = async (input) => {
    switch (input.kind) {
      case 'send': {
        const event = input.event as AnyEventObject;
        const driven = (drive as Record<string, Drive>)[event.type];
        assert(driven, `the script does not drive «${event.type}»`);
        return driven(ui, event);
      }
      case 'elapse':
        return ui.elapse(input.ms);
      case 'settle': {
        const { actor, outcome } = input;
        const settled = settle?.[actor]?.[outcome];
        assert(settled, `the script does not settle «${actor} ${outcome}»`);
        return settled(ui);
      }
    }
  };
  const isLoud = ({ type }: AnyEventObject) => !(quiet as readonly string[]).includes(type);
  const loud = () => heard?.().filter(isLoud) ?? [];
  const mustBe = (events: readonly AnyEventObject[], expected: readonly AnyEventObject[]) =>
    assert.deepEqual(plain(events), plain(expected));
  /** Where the actor can be listened to: a visitor's act is this event, and no other; time and outcomes are none. */
  const heardOnly = (expected: readonly AnyEventObject[]) => heard && mustBe(loud(), expected);
  type Show = (snapshot: AnyMachineSnapshot, came: Step<AnyStateMachine> | undefined) => Expected;
  const expectedIn: Show = (snapshot, came) => {
    const leaf = leafOf(snapshot.value);
    const show = (shows as object as Record<string, Show>)[leaf];
    assert(show, `the script does not show «${leaf}»`);
    return show(snapshot, came);
  };

  return {
    apply: async (input) => {
      ui.patience = 'some';
      await apply(input);
      heardOnly(input.kind === 'send' && isLoud(input.event) ? [input.event] : []);
    },
    attempt: async (input) => {
      ui.patience = 'none';
      try {
        await apply(input);
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error;
        return heardOnly([]);
      }
      const events = loud();
      // The view may keep a futile act to itself; what it passes on must be that act.
      if (events.length > 0 && input.kind === 'send') mustBe(events, [input.event]);
    },
    check: async (state: State<M>, came) => {
      const {
        says = [],
        saysNot = [],
        ...aspectsShown
      } = expectedIn(state.snapshot as AnyMachineSnapshot, came);
      // Where the focus is depends on the way there, so it is compared only where a state is sure of it.
      const compared = 'focus' in aspectsShown ? [...aspects, 'focus' as const] : aspects;
      const expected = only(compared, { ...emptyScreen, ...aspectsShown });
      await eventually(async () => {
        const screen = await ui.readScreen(script.scope);
        assert.deepEqual(only(compared, screen), expected);
        const unsaid = says.filter((text) => !screen.text.includes(text));
        const said = saysNot.filter((text) => screen.text.includes(text));
        assert.deepEqual({ unsaid, said }, { unsaid: [], said: [] }, `it reads: ${screen.text}`);
      });
      await seen?.(leafOf((state.snapshot as AnyMachineSnapshot).value));
    },
  };
}

/** A model knows a file by its name and size: no two `File`s are equal, and none is equal to a plain object. */
const plain = (value: unknown): unknown => {
  if (value instanceof File) return { name: value.name, size: value.size };
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]));
};

const only = (aspects: readonly (keyof Screen)[], screen: Screen): Partial<Screen> =>
  Object.fromEntries(aspects.map((aspect) => [aspect, screen[aspect]]));

/**
 * A page paints, and fetches its code, when it likes: ask again, at first at once, then for two seconds.
 * The page's own time is stopped meanwhile.
 * @throws the last error, if the check never holds
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
      // Not faked by anyone: vitest's fake timers leave it alone, see viewSuite.
      await new Promise((later) => (tries < 20 ? setImmediate(later) : realTimeout(later, 50)));
    }
}

const realTimeout = globalThis.setTimeout;
