import { join } from 'node:path';
import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import type { GalleryState, StageStep } from '../../src/devtools/gallery/galleryState.ts';
import { scrub, scrubEvent } from '../../src/devtools/inspector/scrub.ts';
import {
  describe,
  type Exploration,
  explore,
  leafOf,
  type Model,
  type Start,
  type Step,
} from '../paths/index.ts';
import { machineFile, machineNames, root } from '../sources.ts';
import { pageOf } from './pageOf.ts';

type AnyModel = Model<AnyStateMachine>;
interface Found {
  readonly model: AnyModel;
  /** What the model's module says of the page, where imports do not tell: an address, or `null` for none. */
  readonly stage: string | null | undefined;
}

const isModel = (value: unknown): value is AnyModel =>
  typeof value === 'object' && value !== null && 'machine' in value && 'events' in value;

/** The models of the site's machines: whatever their `*.model.ts` exports. */
export const models = async (): Promise<Found[]> => {
  const found = new Map<string, Found>();
  for (const name of machineNames) {
    const module = (await import(join(root, machineFile(name, '.model.ts')))) as Record<string, unknown>;
    for (const model of Object.values(module).filter(isModel))
      found.set(model.machine.id, { model, stage: module.stage as string | null | undefined });
  }
  return [...found.values()];
};

/** A state that can be shown, with a snapshot of it. */
export interface Showable {
  readonly state: GalleryState;
  readonly snapshot: AnyMachineSnapshot;
}

/** Every machine in every state it can show, each with a shortest way there. */
export const showables = async (): Promise<Showable[]> =>
  (await models()).flatMap(({ model, stage }) => {
    const { machine } = model;
    const page = stage === undefined ? pageOf(machine.id) : stage;
    return [...shortestWays(explore(model))].map(([leaf, { start, steps, snapshot }]) => ({
      snapshot,
      state: {
        machine: machine.id,
        leaf,
        description: descriptionOf(snapshot),
        page,
        ...(start.input === undefined ? {} : { input: scrub(start.input, asIs) }),
        steps: steps.map(
          ({ input: { kind, event } }): StageStep => ({ kind, event: scrubEvent(event, asIs) }),
        ),
        words: steps.map(({ input }) => describe(input)),
      },
    }));
  });

/** What models say is made up; nothing needs to be hidden. */
const asIs = (text: string): string => text;

interface Way {
  readonly start: Start<AnyStateMachine>;
  readonly steps: readonly Step<AnyStateMachine>[];
  readonly snapshot: AnyMachineSnapshot;
}

/** Breadth first: the first way to each state is a shortest one. */
const shortestWays = ({ starts }: Exploration<AnyStateMachine>): ReadonlyMap<string, Way> => {
  const ways = new Map<string, Way>();
  const seen = new Set<string>();
  const queue = starts.map((start) => ({ start, state: start.state, steps: [] as Step<AnyStateMachine>[] }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { start, state, steps } = next;
    if (seen.has(state.key)) continue;
    seen.add(state.key);
    const snapshot = state.snapshot as AnyMachineSnapshot;
    const leaf = leafOf(snapshot.value);
    if (!ways.has(leaf)) ways.set(leaf, { start, steps, snapshot });
    queue.push(...state.steps.map((step) => ({ start, state: step.to, steps: [...steps, step] })));
  }
  return ways;
};

/** What the innermost present states say of themselves, or the states around them. */
const descriptionOf = ({ _nodes }: AnyMachineSnapshot): string => {
  const nodes = _nodes as AnyStateNode[];
  const leaves = nodes.filter((node) => Object.keys(node.states).length === 0);
  const said = leaves.map(({ description }) => description).filter(Boolean);
  return said.length > 0
    ? said.join(' ')
    : (nodes.findLast(({ description }) => description)?.description ?? '');
};
