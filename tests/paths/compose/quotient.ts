import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { explore } from '../definition/explore.ts';
import { identify } from '../definition/identify.ts';
import type { Exploration, Input, State, Step } from '../definition/model.ts';
import type { Message, Part } from './composition.ts';

// biome-ignore lint/suspicious/noExplicitAny: the machine of a part is known to its composition only
type Any = any;

/** What one state of a class can do that others notice, or how it takes an event that others send. */
export interface Move {
  /** What tells moves apart: the input, and the messages. */
  readonly label: string;
  /** As `possible` names it; null for an event that a meeting point sends. */
  readonly input: string | null;
  readonly messages: readonly Message[];
  /** Nobody notices it, but for what the machine can do from then on. */
  readonly isPrivate: boolean;
  readonly to: number;
}

/** A machine reduced to what it shares with the page. */
export interface Quotient {
  readonly exploration: Exploration<Any>;
  readonly classOf: ReadonlyMap<State<Any>, number>;
  readonly starts: readonly number[];
  /** What each class exposes. */
  readonly exposed: readonly unknown[];
  /** By class. */
  readonly moves: readonly (readonly Move[])[];
  /** By class, then by the event as text. */
  readonly hears: readonly ReadonlyMap<string, readonly Move[]>[];
  /** The steps of a state that have a label, and those that nobody notices and that stay in its class. */
  readonly stepsOf: (state: State<Any>, label: string) => readonly Step<Any>[];
  readonly privateSteps: (state: State<Any>) => readonly Step<Any>[];
}

interface Edge extends Move {
  readonly from: number;
  readonly step: Step<Any>;
}

const quotients = new WeakMap<object, Map<boolean, Quotient>>();

/** The name of an input without its payload, as `possible` and stories have it. */
const nameOfInput = (input: Input): string => {
  if (input.kind === 'elapse') return 'time';
  return input.kind === 'settle' ? `${input.actor} ${input.outcome}` : input.event.type;
};

export const textOfEvent = (event: object): string => identify(event, 'event');

/**
 * Explores a part alone and merges the states that the rest of the page cannot tell apart, now and whatever comes: the
 * coarsest branching bisimulation (van Glabbeek and Weijland) whose silent steps are those that tell nothing and change
 * nothing exposed, computed by refining signatures (Blom and Orzan). Each class does exactly what some state of it does
 * after further silent steps. It is computed once for each part, which several pages may share.
 * @param reduces false keeps every state as a class of its own, for comparison
 */
export function quotientOf<M extends AnyStateMachine, E>(part: Part<M, E>, reduces = true): Quotient {
  const ofPart = quotients.get(part) ?? new Map<boolean, Quotient>();
  quotients.set(part, ofPart);
  const quotient = ofPart.get(reduces) ?? computed(part, reduces);
  ofPart.set(reduces, quotient);
  return quotient;
}

function computed<M extends AnyStateMachine, E>(part: Part<M, E>, reduces: boolean): Quotient {
  const exploration = explore(part.model);
  const states = [...exploration.states.values()];
  const indexOf = new Map(states.map((state, at) => [state, at]));
  const exposed = states.map(({ snapshot }) => part.exposes(snapshot as SnapshotFrom<M>));
  const texts = exposed.map((each) => identify(each, 'exposes'));
  const edges = exploration.steps.flatMap((step): Edge[] => edgesOf(part, step, indexOf, exposed, texts));
  const blocks = reduces ? refined(texts, edges) : states.map((_, at) => at);

  const count = Math.max(...blocks) + 1;
  const moves: Map<string, Move>[] = Array.from({ length: count }, () => new Map());
  const hears: Map<string, Move[]>[] = Array.from({ length: count }, () => new Map());
  const labelled = new Map<State<Any>, Map<string, Step<Any>[]>>();
  for (const edge of edges) {
    const [from, to] = [blocks[edge.from]!, blocks[edge.to]!];
    if (edge.isPrivate && from === to) continue;
    const { label, input, messages, isPrivate, step } = edge;
    const move: Move = { label, input, messages, isPrivate, to };
    const known = `${label} ${to}`;
    if (!moves[from]!.has(known)) {
      moves[from]!.set(known, move);
      if (input === null) {
        const text = textOfEvent((step.input as { event: object }).event);
        hears[from]!.set(text, [...(hears[from]!.get(text) ?? []), move]);
      }
    }
    const ofState = labelled.get(step.from) ?? new Map<string, Step<Any>[]>();
    ofState.set(label, [...(ofState.get(label) ?? []), step]);
    labelled.set(step.from, ofState);
  }
  const silent = new Map<State<Any>, Step<Any>[]>();
  for (const { isPrivate, from, to, step } of edges)
    if (isPrivate && blocks[from] === blocks[to] && from !== to)
      silent.set(step.from, [...(silent.get(step.from) ?? []), step]);
  const classOf = new Map(states.map((state, at) => [state, blocks[at]!]));
  return {
    exploration,
    classOf,
    starts: [...new Set(exploration.starts.map(({ state }) => classOf.get(state)!))],
    exposed: Array.from({ length: count }, (_, block) => exposed[blocks.indexOf(block)]),
    moves: moves.map((each) => [...each.values()].filter(({ input }) => input !== null)),
    hears,
    stepsOf: (state, label) => labelled.get(state)?.get(label) ?? [],
    privateSteps: (state) => silent.get(state) ?? [],
  };
}

function edgesOf<M extends AnyStateMachine, E>(
  { tells = {}, changed = () => [], hears = [], ownToo = () => false }: Part<M, E>,
  step: Step<M>,
  indexOf: ReadonlyMap<State<M>, number>,
  exposed: readonly E[],
  texts: readonly string[],
): Edge[] {
  const from = indexOf.get(step.from)!;
  const to = indexOf.get(step.to)!;
  const messages = [
    ...step.effects.flatMap(({ type, params }) => tells[type]?.(params as never) ?? []),
    ...(texts[from] === texts[to] ? [] : changed(exposed[from]!, exposed[to]!, step.input)),
  ];
  const told = messages.length === 0 ? '' : ` ${identify(messages, 'messages')}`;
  const name = nameOfInput(step.input);
  const isHeard = step.input.kind === 'send' && hears.includes(name);
  const edge = { from, to, messages, step };
  return [
    ...(isHeard
      ? [{ ...edge, label: `hears ${textOfEvent(step.input.event)}${told}`, input: null, isPrivate: false }]
      : []),
    ...(!isHeard || ownToo(step.input.event)
      ? [
          {
            ...edge,
            label: name + told,
            input: name,
            isPrivate: messages.length === 0 && texts[from] === texts[to],
          },
        ]
      : []),
  ];
}

/** The block of each state. Two states stay together while they can do the same, also after silent steps in their block. */
function refined(texts: readonly string[], edges: readonly Edge[]): number[] {
  const ids = new Map<string, number>();
  const idOf = (text: string): number => {
    const known = ids.get(text);
    if (known !== undefined) return known;
    ids.set(text, ids.size);
    return ids.size - 1;
  };
  const numbered = (names: readonly string[]): number[] => {
    const numbers = new Map<string, number>();
    return names.map((name) => {
      if (!numbers.has(name)) numbers.set(name, numbers.size);
      return numbers.get(name)!;
    });
  };
  let blocks = numbered(texts);
  for (let count = 0; count !== new Set(blocks).size; ) {
    count = new Set(blocks).size;
    const signatures = texts.map(() => new Set<number>());
    const silent: Edge[] = [];
    for (const edge of edges) {
      if (edge.isPrivate && blocks[edge.from] === blocks[edge.to]) silent.push(edge);
      else signatures[edge.from]!.add(idOf(`${edge.label} ${blocks[edge.to]}`));
    }
    for (let hasGrown = true; hasGrown; ) {
      hasGrown = false;
      for (const { from, to } of silent) {
        const size = signatures[from]!.size;
        for (const each of signatures[to]!) signatures[from]!.add(each);
        if (signatures[from]!.size > size) hasGrown = true;
      }
    }
    blocks = numbered(
      signatures.map((signature, at) => `${blocks[at]} ${[...signature].sort((a, b) => a - b).join()}`),
    );
  }
  return blocks;
}
