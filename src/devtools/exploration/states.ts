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

interface StagedModel {
  readonly model: AnyModel;
  /** The address of the page that shows the machine; `null` for none. */
  readonly stage: string | null | undefined;
  readonly hasWholeOutputs: boolean;
}

const isModel = (value: unknown): value is AnyModel =>
  typeof value === 'object' && value !== null && 'machine' in value && 'events' in value;

export const models = async (): Promise<ReadonlyMap<string, StagedModel>> => {
  const byMachine = new Map<string, StagedModel>();
  for (const name of readdirSync(machinesFolder).sort()) {
    const file = join(machinesFolder, name, `${name}.model.ts`);
    if (!existsSync(file)) continue;
    const module = (await import(file)) as Readonly<Record<string, unknown>>;
    for (const model of Object.values(module).filter(isModel))
      byMachine.set(model.machine.id, {
        model,
        stage: module.stage as StagedModel['stage'],
        hasWholeOutputs: module.hasWholeOutputs === true,
      });
  }
  return byMachine;
};

export interface StateWithSnapshot {
  readonly state: GalleryState;
  readonly snapshot: AnyMachineSnapshot;
}

export const galleryStates = async (): Promise<StateWithSnapshot[]> => {
  const states: StateWithSnapshot[] = [];
  for (const [machine, { model, stage, hasWholeOutputs }] of await models()) {
    const page = stage === undefined ? await pageOf(machine) : stage;
    const exploration = explore(model);
    for (const [leaf, state] of firstOfEachLeaf(exploration)) {
      const snapshot = state.snapshot as AnyMachineSnapshot;
      const path = shortestPath(exploration, state);
      const start = exploration.starts.find((each) => each.state === (path[0]?.from ?? state));
      const steps = path.map(
        ({ input: { kind, event } }): StageStep => ({ kind, event: scrubEvent(event, unchanged) }),
      );
      states.push({
        snapshot,
        state: {
          machine,
          leaf,
          description: descriptionOf(snapshot),
          page,
          ...(start?.input === undefined ? {} : { input: scrub(start.input, unchanged) }),
          ...(hasWholeOutputs ? { hasWholeOutputs } : {}),
          steps,
          words: path.map(({ input }) => describe(input)),
        },
      });
    }
  }
  return states;
};

const unchanged = (text: string): string => text;

/** Breadth-first, so the first of each leaf has a shortest path. */
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

const descriptionOf = (snapshot: AnyMachineSnapshot): string => {
  const nodes = activeNodes(snapshot);
  const leaves = nodes.filter((node) => Object.keys(node.states).length === 0);
  const descriptions = leaves.map(({ description }) => description).filter(Boolean);
  return descriptions.length > 0
    ? descriptions.join(' ')
    : (nodes.findLast(({ description }) => description)?.description ?? '');
};
