import type { AnyEventObject, AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate';
import type { Step } from '../definition/model.ts';
import type { Screen } from './readScreen.ts';
import type { Wire } from './wire.ts';

/** For scripts that need no controls over the world. */
export type NoControls = Readonly<Record<never, never>>;

/**
 * What a visitor does and sees, the same in a rendered view and in a browser. Names are exact accessible names.
 * Controls are searched in the open dialog, otherwise in the whole document. Each action throws `Unavailable` if there
 * is no such control, or if it is `:disabled` or read-only. An `aria-disabled` button is pressed, because visitors can
 * press it: the machine must refuse.
 */
export interface Ui<W extends object = NoControls> {
  /** A button, the summary of a `<details>`, or a tab. */
  press(name: string): Promise<void>;
  /** A link. */
  follow(name: string): Promise<void>;
  /** A radio button, with its group if the name is not unique. */
  choose(...which: [option: string] | [group: string, option: string]): Promise<void>;
  /** A checkbox or a switch. */
  check(name: string, on: boolean): Promise<void>;
  /** An option of a `<select>`. */
  select(label: string, option: string): Promise<void>;
  /** A text field. */
  fill(label: string, text: string): Promise<void>;
  /** A file field: a file of this size in bytes, or none. */
  attach(label: string, file: { readonly name: string; readonly size: number } | null): Promise<void>;
  /** Presses a key at the focus. Names are those of `KeyboardEvent.key`: `Escape`, `Enter`, `ArrowRight`. */
  key(name: string): Promise<void>;
  /** Advances the time, which otherwise stands still. */
  elapse(ms: number): Promise<void>;
  /** Reads the page. `scope` is a selector for the part to read while no dialog is open. Default: `main`. */
  readScreen(scope?: string): Promise<Screen>;
  /** The controls over the outside world. Each level has its own implementation. */
  readonly world: W;
  /** Whether an action waits for a control that is not there yet. Off for steps that should be refused. */
  retries: boolean;
}

/** A control that the visitor cannot use now. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}

/** The complete state value of a machine. (`StateValueFrom` is what `matches` takes, which may be a part of it.) */
export type ValueOf<M extends AnyStateMachine> = SnapshotFrom<M> extends { value: infer V } ? V : never;

/** `'open.details'`: states without children. Regions are joined in order: `'a.on b.off'`. */
export type Leaf<V> = V extends string
  ? V
  : V extends object
    ? [keyof V] extends [never]
      ? ''
      : IsRegions<V> extends true
        ? `${string} ${string}`
        : { [K in keyof V & string]: `${K}.${Leaf<V[K]>}` }[keyof V & string]
    : never;
/** A compound state has one active child, a parallel state has all of them. */
type IsRegions<V extends object> = [keyof V] extends [UnionToIntersection<keyof V>] ? false : true;
type UnionToIntersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void
  ? I
  : never;

/**
 * What a script expects on the screen. Aspects that it does not mention must be empty; `aspects` lists the compared
 * ones. `focus` is compared if it is mentioned. The text must contain everything in `says` and nothing in `saysNot`.
 */
export interface Expected extends Partial<Omit<Screen, 'text'>> {
  readonly says?: readonly string[];
  readonly saysNot?: readonly string[];
}

/**
 * What happens to a page in any state without a visitor using its controls. `kept`: the browser keeps the page in its
 * back/forward cache, and shows it again. `narrow`: a window of 320 px, which is what zooming a 1280 px wide one to
 * 400 % leaves. `storage cleared`: by another tab. `Enter held`: the key repeats at the focus. `reloaded`: the page is
 * loaded again at the same history entry, as also by Back if the browser has not kept it.
 */
export type Disturbance =
  | 'offline'
  | 'hidden'
  | 'kept'
  | 'printed'
  | 'narrow'
  | 'storage cleared'
  | 'Enter held'
  | 'reloaded';

/** What must hold after a disturbance: the machine receives this event or these, or nothing if it is undefined. */
export interface DisturbanceLaw<M extends AnyStateMachine> {
  readonly sends: (snapshot: SnapshotFrom<M>) => EventFrom<M> | readonly EventFrom<M>[] | undefined;
}

/**
 * What a page that is loaded again restores. The machine says what the screen then shows: it begins with this input, and
 * receives these events. What is not mentioned is as at the start of the path. Nothing may be sent over the network.
 */
export interface ReloadLaw<M extends AnyStateMachine> {
  /** What the machine begins with, e.g. a stored draft. */
  readonly input?: (snapshot: SnapshotFrom<M>) => InputFrom<M>;
  /** What the page sends to the machine when it has loaded, e.g. its address. `entry` is `history.state` of before. */
  readonly receives?: (snapshot: SnapshotFrom<M>, entry: unknown) => readonly EventFrom<M>[];
  /** What the visitor does then to see what was kept. */
  readonly does?: (snapshot: SnapshotFrom<M>) => readonly EventFrom<M>[];
}

/**
 * The laws of a script. Default: the machine receives nothing, and the visitor perceives the same as before; after a
 * reload, the same as at the start.
 */
export type DisturbanceLaws<M extends AnyStateMachine> = {
  readonly [D in Exclude<Disturbance, 'reloaded'>]?: DisturbanceLaw<M>;
} & { readonly reloaded?: ReloadLaw<M> };

/**
 * What a visitor does for each event, how the world produces each outcome, and what the screen shows in each state. One
 * script serves the rendered view and the browser. The compiler requires every event and every state. `W` are the
 * controls over the outside world that both levels must provide.
 */
export interface Script<M extends AnyStateMachine, W extends object = NoControls> {
  /**
   * Prepares the world before the view is rendered or the page is loaded, e.g. stores data from which the view reads
   * `input`.
   */
  readonly begin?: (ui: Ui<W>, input: InputFrom<M>) => Promise<void>;
  /** Brings a page from loading to the initial state, if loading is not enough. */
  readonly open?: (ui: Ui<W>, input: InputFrom<M>) => Promise<void>;
  /** What a visitor does to send exactly this event. */
  readonly drive: {
    readonly [T in EventFrom<M>['type']]: (
      ui: Ui<W>,
      event: Extract<EventFrom<M>, { type: T }>,
    ) => Promise<void>;
  };
  /** How to produce each outcome of the model: by the actor's id or source as in the model, then by name of the outcome. */
  readonly settle?: Readonly<Record<string, Readonly<Record<string, (ui: Ui<W>) => Promise<void>>>>>;
  /**
   * What the screen shows in each state without children. `came` is the step that led there, for what depends on it,
   * such as the focus. It is missing at the start of a path and after a refused step.
   */
  readonly shows: {
    readonly [S in Leaf<ValueOf<M>>]: (snapshot: SnapshotFrom<M>, came?: Step<M>) => Expected;
  };
  /** The compared aspects. Default: `usualAspects`, all except `errors`, `current` and `focus`. */
  readonly aspects?: readonly (keyof Screen)[];
  /** A selector for the part to read while no dialog is open, e.g. `form`. Default: `main`, otherwise the document. */
  readonly scope?: string;
  /** What the page sends. Compared where the suite says which requests the world holds. */
  readonly wire?: Wire<M>;
  /** Event types that the view also sends by itself. */
  readonly quiet?: readonly EventFrom<M>['type'][];
  /** The laws for what the environment does to the page in any state. */
  readonly environment?: DisturbanceLaws<M>;
  /** Event types that the view sends once it has rendered something, not when the visitor acts. No burst has them. */
  readonly rendered?: readonly EventFrom<M>['type'][];
}

/** Whether a step sent one of these events. For `came` in `shows`. */
export const cameBy = <M extends AnyStateMachine>(
  came: Step<M> | undefined,
  ...types: readonly EventFrom<M>['type'][]
): boolean =>
  came?.input.kind === 'send' &&
  (types as readonly string[]).includes((came.input.event as AnyEventObject).type);
