import type { AnyEventObject, AnyStateMachine, EventFrom, InputFrom, SnapshotFrom } from 'xstate';
import type { Step } from '../definition/model.ts';
import type { Screen } from './readScreen.ts';

/** No controls over the world are needed. */
export type NoControls = Readonly<Record<never, never>>;

/**
 * The hands and eyes of a visitor, the same in a rendered view and in a browser. Names are exact accessible names.
 * They reach into the open dialog if there is one, else into the whole document.
 * Each hand throws `Unavailable` if there is no such control, or if it is `:disabled` or read-only. An
 * `aria-disabled` button is pressed all the same, as visitors can: refusing is the machine's business.
 */
export interface Ui<W extends object = NoControls> {
  /** A button, the summary of a `<details>`, or a tab. */
  press(name: string): Promise<void>;
  /** A link. */
  follow(name: string): Promise<void>;
  /** A radio button, where its name is not enough within its group. */
  choose(...which: [option: string] | [group: string, option: string]): Promise<void>;
  /** A checkbox or a switch. */
  check(name: string, on: boolean): Promise<void>;
  /** An option of a `<select>`. */
  select(label: string, option: string): Promise<void>;
  /** A text field. */
  fill(label: string, text: string): Promise<void>;
  /** A file field: a file of that size in bytes, or none. */
  attach(label: string, file: { readonly name: string; readonly size: number } | null): Promise<void>;
  /** A key by its `KeyboardEvent.key`, where the focus is: `Escape`, `Enter`, `ArrowRight`. */
  key(name: string): Promise<void>;
  /** Time passes; it never does by itself. */
  elapse(ms: number): Promise<void>;
  /** Looks at the page; `scope` is a selector for where to look while no dialog is open. Default: `main`. */
  readScreen(scope?: string): Promise<Screen>;
  /** What the script controls of the outside world: each level brings its own implementation. */
  readonly world: W;
  /** How long a hand waits for a control that is not there yet; none where a step is expected to be refused. */
  patience: 'some' | 'none';
}

/** The visitor cannot do that now. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}

/** A machine's state value, whole. (`StateValueFrom` is what `matches` takes: parts of it.) */
export type ValueOf<M extends AnyStateMachine> = SnapshotFrom<M> extends { value: infer V } ? V : never;

/** `'open.details'`: the names of the states without children. Regions are joined in their order: `'a.on b.off'`. */
export type Leaf<V> = V extends string
  ? V
  : V extends object
    ? [keyof V] extends [never]
      ? ''
      : IsRegions<V> extends true
        ? `${string} ${string}`
        : { [K in keyof V & string]: `${K}.${Leaf<V[K]>}` }[keyof V & string]
    : never;
/** A compound state has one child at a time, a parallel one has all of its regions. */
type IsRegions<V extends object> = [keyof V] extends [UnionToIntersection<keyof V>] ? false : true;
type UnionToIntersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void
  ? I
  : never;

/**
 * What a script expects to be perceived. What it does not mention must be absent; `aspects` says what is compared.
 * `focus` is compared wherever it is mentioned. The text is not compared as a whole: what is among `says` must be read there, what is among `saysNot` must not.
 */
export interface Expected extends Partial<Omit<Screen, 'text'>> {
  readonly says?: readonly string[];
  readonly saysNot?: readonly string[];
}

/**
 * What a visitor does for each event, how the world is steered to each outcome, and what is perceived in each state:
 * one description for the rendered view and the page in a browser. The compiler demands every event and every state.
 * `W` are the controls over the outside world that both levels must supply.
 */
export interface Script<M extends AnyStateMachine, W extends object = NoControls> {
  /** Prepares the world before the view is rendered or the page is loaded, e.g. stores what `input` will be read from. */
  readonly begin?: (ui: Ui<W>, input: InputFrom<M>) => Promise<void>;
  /** Leads from the freshly loaded page to the initial state, where loading is not enough. */
  readonly open?: (ui: Ui<W>, input: InputFrom<M>) => Promise<void>;
  /** What a visitor does so that the machine hears this event, and no other. */
  readonly drive: {
    readonly [T in EventFrom<M>['type']]: (
      ui: Ui<W>,
      event: Extract<EventFrom<M>, { type: T }>,
    ) => Promise<void>;
  };
  /** How each outcome of the model comes about: by invoke id, then by the outcome's name. */
  readonly settle?: Readonly<Record<string, Readonly<Record<string, (ui: Ui<W>) => Promise<void>>>>>;
  /**
   * What is perceived in each state without children, as plain data. `came`: the step that has just led there, for
   * what depends on it, such as the focus; none at the start of a path and where a step was refused.
   */
  readonly shows: {
    readonly [S in Leaf<ValueOf<M>>]: (snapshot: SnapshotFrom<M>, came?: Step<M>) => Expected;
  };
  /** Which aspects are compared. Default: `usualAspects`, all but `errors`, `current`, `links` and `focus`. */
  readonly aspects?: readonly (keyof Screen)[];
  /** A selector for where to look while no dialog is open, e.g. `form`. Default: `main`, else the document. */
  readonly scope?: string;
  /** Types of events which the view sends by itself beside the visitor's. */
  readonly quiet?: readonly EventFrom<M>['type'][];
}

/** Whether it was one of these events that has just led to a state: for `came` in `shows`. */
export const cameBy = <M extends AnyStateMachine>(
  came: Step<M> | undefined,
  ...types: readonly EventFrom<M>['type'][]
): boolean =>
  came?.input.kind === 'send' &&
  (types as readonly string[]).includes((came.input.event as AnyEventObject).type);
