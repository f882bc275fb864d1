import type { PerceivedMachine, ScreenPart } from './perceivedMachine.ts';
import { coreEdgesOf, type Test } from './requirements.ts';

/** What walks by parts may cost, and what they should prove. */
export interface PartBounds {
  /** How many reactions a part may remember. */
  readonly extra: number;
  /** How many steps may be added. */
  readonly budget: number;
  /** A walk goes on to further reactions up to this length. */
  readonly maxSteps: number;
}

/** Added walks, and how many reactions they and the given ones contain. */
export interface CompleteByParts {
  readonly walks: readonly Test[];
  /** Less than `total` if the budget was too small. With `extra`, of reactions in a row. */
  readonly covered: number;
  readonly total: number;
}

/**
 * Adds walks to the given ones so that they contain every **reaction** of every part of the screen: what the part shows,
 * an input, and what it shows then, which may be the same. All parts react to one input, so this takes far fewer steps
 * than every input in every state. With `extra`, they contain every `extra + 1` reactions of a part in a row.
 *
 * What is promised: let a view be rendered afresh for each walk, and let what a part shows depend on nothing but what it
 * showed before, the input, what it should show now, and its last `extra` reactions. If the view passes all walks, it
 * shows the right screen after every sequence of inputs. A part that is a deterministic machine with as many states as
 * it has looks, and hears the input and what it should show, is like that: its look is its state. Inputs that the
 * machine does not know in a state are no part of such sequences.
 */
export function completeByParts(
  machine: PerceivedMachine,
  parts: readonly ScreenPart[],
  given: readonly Test[],
  { extra, budget, maxSteps }: PartBounds,
): CompleteByParts {
  let graph = reactionGraph(machine, parts);
  for (let more = 0; more < extra; more++) graph = inARow(graph);
  const reactions = progressOf(graph);
  for (const walk of given) reactions.close(walk);
  const walks: Test[] = [];
  // What a view shows first may be wrong after one kind of start alone.
  const begun = new Set(given.map(({ start }) => start));
  for (let left = budget; left > 0; ) {
    const most = Math.min(maxSteps, left);
    const starts = [...machine.starts.keys()];
    const fresh = starts.filter((start) => !begun.has(start));
    const walk = nextWalk(graph, reactions, fresh, most) ?? nextWalk(graph, reactions, starts, most);
    if (!walk) break;
    walks.push(walk);
    begun.add(walk.start);
    left -= walk.inputs.length;
  }
  for (const start of machine.starts.keys()) if (!begun.has(start)) walks.push({ start, inputs: [] });
  return { walks, covered: reactions.covered(), total: graph.reactions };
}

/** An input at a place. */
interface Edge {
  readonly input: string;
  /** The place that it leads to. */
  readonly to: number;
  /** The numbers of the reactions to it, one for each part. */
  readonly reactions: readonly number[];
}

/** Where walks lead along. */
interface ReactionGraph {
  /** The place of each start. */
  readonly starts: readonly number[];
  /** By place, its edges by input. */
  readonly places: readonly ReadonlyMap<string, Edge>[];
  /** How many different reactions there are. */
  readonly reactions: number;
}

/** The same number for the same item. */
const numbering = <T>() => {
  const numbers = new Map<T, number>();
  return {
    numbers,
    numberOf: (item: T): number => {
      const number = numbers.get(item) ?? numbers.size;
      numbers.set(item, number);
      return number;
    },
  };
};

/** The places are the states of the machine. */
function reactionGraph(machine: PerceivedMachine, parts: readonly ScreenPart[]): ReactionGraph {
  const looks = parts.map(({ looks }) => looks.map(numbering<string | null>().numberOf));
  const { numbers, numberOf } = numbering<string>();
  const places = machine.states.map(
    (_, state) =>
      new Map(
        coreEdgesOf(machine, state).map(([input, { to }]): [string, Edge] => {
          const reactions = looks.map((look, part) =>
            numberOf(`${part} ${look[state]} ${look[to]} ${input}`),
          );
          return [input, { input, to, reactions }];
        }),
      ),
  );
  return { starts: machine.starts, places, reactions: numbers.size };
}

/** The places are the edges that led there, and the reactions are those of before, each with the one that follows. */
function inARow({ starts, places }: ReactionGraph): ReactionGraph {
  const edges = places.flatMap((from) => [...from.values()]);
  const placeOf = new Map(edges.map((edge, at) => [edge, starts.length + at]));
  const { numbers, numberOf } = numbering<string>();
  const following = (place: number, before?: Edge) =>
    new Map(
      [...(places[place] ?? [])].map(([input, edge]): [string, Edge] => {
        const reactions = edge.reactions.map((each, part) => numberOf(`${before?.reactions[part]} ${each}`));
        return [input, { input, to: placeOf.get(edge) ?? 0, reactions }];
      }),
    );
  return {
    starts: starts.map((_, start) => start),
    places: [...starts.map((place) => following(place)), ...edges.map((edge) => following(edge.to, edge))],
    reactions: numbers.size,
  };
}

interface Progress {
  covered(): number;
  /** How many reactions of an edge no walk has. */
  open(edge: Edge): number;
  /** Takes the reactions in a walk as covered. */
  close(walk: Test): void;
}

function progressOf({ starts, places, reactions }: ReactionGraph): Progress {
  const isCovered = new Uint8Array(reactions);
  return {
    covered: () => isCovered.reduce((sum, each) => sum + each, 0),
    open: (edge) => edge.reactions.reduce((sum, each) => (isCovered[each] ? sum : sum + 1), 0),
    close: ({ start, inputs }) => {
      let place = starts[start];
      for (const input of inputs) {
        const edge = place === undefined ? undefined : places[place]?.get(input);
        // Nobody knows what a part remembers of an input that the machine does not know.
        if (!edge) return;
        for (const each of edge.reactions) isCovered[each] = 1;
        place = edge.to;
      }
    },
  };
}

/** How many steps further than the nearest open reaction more of them are looked for. */
const detour = 2;

/** A walk with open reactions, which are covered then; undefined if there are none. */
function nextWalk(
  graph: ReactionGraph,
  progress: Progress,
  starts: readonly number[],
  maxSteps: number,
): Test | undefined {
  let from: readonly Section[] = starts.map((start) => ({
    start,
    place: graph.starts[start] ?? 0,
    inputs: [],
  }));
  let walk: Test | undefined;
  for (;;) {
    const section = bestSection(graph, progress, from);
    if (!section) return walk;
    const inputs = [...(walk?.inputs ?? []), ...section.inputs];
    if (walk && inputs.length > maxSteps) return walk;
    walk = { start: section.start, inputs: inputs.slice(0, maxSteps) };
    progress.close(walk);
    if (inputs.length >= maxSteps) return walk;
    from = [{ ...section, inputs: [] }];
  }
}

interface Section extends Test {
  readonly place: number;
}

/** Of the nearest steps with open reactions, those with the most for their length. */
function bestSection(
  { places }: ReactionGraph,
  { open }: Progress,
  from: readonly Section[],
): Section | undefined {
  const queue = [...from];
  const seen = new Set(queue.map(({ place }) => place));
  let best: Section | undefined;
  let most = 0;
  let farthest = Number.POSITIVE_INFINITY;
  for (const { start, place, inputs } of queue) {
    if (inputs.length > farthest) break;
    for (const edge of places[place]?.values() ?? []) {
      const gain = open(edge) / (inputs.length + 1);
      if (gain > most) {
        if (!best) farthest = inputs.length + detour;
        most = gain;
        best = { start, place: edge.to, inputs: [...inputs, edge.input] };
      }
      if (seen.has(edge.to)) continue;
      seen.add(edge.to);
      queue.push({ start, place: edge.to, inputs: [...inputs, edge.input] });
    }
  }
  return best;
}
