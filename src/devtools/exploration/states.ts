import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import {
  activeNodes,
  describe,
  type Exploration,
  explore,
  leafOf,
  type Model,
  type State,
  shortestPath,
} from '../../../tests/paths/definition/index.ts';
import type { GalleryState, StageStep } from '../gallery/galleryState.ts';
import { scrub, scrubEvent } from '../inspector/scrub.ts';
import { pageOf } from './pageOf.ts';

const machinesFolder = join(import.meta.dirname, '../../../machines');

type AnyModel = Model<AnyStateMachine>;

/** A machine's model, with what its module says of the page that shows it. */
interface StagedModel {
  readonly model: AnyModel;
  /** `export const stage`: an address, or `null` for none; `undefined` where the app's imports show it. */
  readonly stage: string | null | undefined;
}

const isModel = (value: unknown): value is AnyModel =>
  typeof value === 'object' && value !== null && 'machine' in value && 'events' in value;

/**
 * The models of the site's machines by the machines' ids: whatever each `<name>.model.ts` exports.
 * @internal for tests
 */
export const models = async (): Promise<ReadonlyMap<string, StagedModel>> => {
  const byMachine = new Map<string, StagedModel>();
  for (const name of readdirSync(machinesFolder).sort()) {
    const file = join(machinesFolder, name, `${name}.model.ts`);
    if (!existsSync(file)) continue;
    const module = (await import(file)) as Readonly<Record<string, unknown>>;
    for (const model of Object.values(module).filter(isModel))
      byMachine.set(model.machine.id, { model, stage: module.stage as StagedModel['stage'] });
  }
  return byMachine;
};

/** A state of the gallery with a snapshot of it. */
export interface StateWithSnapshot {
  readonly state: GalleryState;
  readonly snapshot: AnyMachineSnapshot;
}

/** Every machine in every state of its chart that it can reach, each with a shortest path there. */
export const galleryStates = async (): Promise<StateWithSnapshot[]> => {
  const states: StateWithSnapshot[] = [];
  for (const [machine, { model, stage }] of await models()) {
    const page = stage === undefined ? await pageOf(machine) : stage;
    const exploration = explore(model);
    for (const [leaf, state] of firstOfEachLeaf(exploration)) {
      const snapshot = state.snapshot as AnyMachineSnapshot;
      const path = shortestPath(exploration, state);
      const start = exploration.starts.find((each) => each.state === (path[0]?.from ?? state));
      const steps = path.map(
        ({ input: { kind, event } }): StageStep => ({ kind, event: scrubEvent(event, asIs) }),
      );
      states.push({
        snapshot,
        state: {
          machine,
          leaf,
          description: descriptionOf(snapshot),
          page,
          ...(start?.input === undefined ? {} : { input: scrub(start.input, asIs) }),
          steps,
          words: path.map(({ input }) => describe(input)),
        },
      });
    }
  }
  return states;
};

/** What models say is made up; nothing needs to be hidden. */
const asIs = (text: string): string => text;

/** States are explored breadth first, so the first of each leaf has the shortest path. */
const firstOfEachLeaf = ({
  states,
}: Exploration<AnyStateMachine>): ReadonlyMap<string, State<AnyStateMachine>> => {
  const first = new Map<string, State<AnyStateMachine>>();
  for (const state of states.values()) {
    const leaf = leafOf((state.snapshot as AnyMachineSnapshot).value);
    if (!first.has(leaf)) first.set(leaf, state);
  }
  return first;
};

/** What the innermost active states say of themselves, or else the states around them. */
const descriptionOf = (snapshot: AnyMachineSnapshot): string => {
  const nodes = activeNodes(snapshot);
  const leaves = nodes.filter((node) => Object.keys(node.states).length === 0);
  const descriptions = leaves.map(({ description }) => description).filter(Boolean);
  return descriptions.length > 0
    ? descriptions.join(' ')
    : (nodes.findLast(({ description }) => description)?.description ?? '');
};
