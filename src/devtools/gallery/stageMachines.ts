import {
  type AnyActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  fromCallback,
  type SnapshotFrom,
  StateMachine,
} from 'xstate';
import {
  doneEvent,
  implementationsOf,
  isStopEvent,
  leafOf,
  revive,
  statesOf,
} from '../../../tests/paths/definition/index.ts';
import type { StagePath, StageStep } from './galleryState.ts';

/** A staged copy of the path's machine, or of one that invokes it; `undefined` for any other. */
export type StageMachine = (machine: AnyStateMachine) => AnyStateMachine | undefined;

/** Walks a path, in the first actor alive, then accepts nothing. `onReached` gets the last state (`leafOf`). */
export const stageMachines = (path: StagePath, onReached: (leaf: string) => void): StageMachine => {
  let player: Player | undefined;

  const staged = (pageMachine: AnyStateMachine): AnyStateMachine => {
    const awaited = awaitedIn(pageMachine, path);
    const machine = withQuietActors(pageMachine, awaited);
    const logic: Partial<AnyActorLogic> = {
      getInitialSnapshot: (scope, input) =>
        machine.getInitialSnapshot(scope, 'input' in path ? revive(path.input ?? null) : input),
      start: (snapshot, { self }: AnyActorScope) => {
        machine.start(snapshot as SnapshotFrom<AnyStateMachine>);
        // Wait until strict mode has mounted a second time.
        setTimeout(() => {
          if (player?.isAlive() || self.getSnapshot().status === 'stopped') return;
          player = new Player(self, path, awaited);
          void player.play().then(onReached);
        });
      },
      transition: (snapshot, event, scope) =>
        isStopEvent(event) || player?.accepts(scope.self, event)
          ? machine.transition(snapshot as SnapshotFrom<AnyStateMachine>, event, scope)
          : snapshot,
    };
    return Object.assign(Object.create(machine), logic) as AnyStateMachine;
  };

  const replace: StageMachine = (machine) => {
    if (machine.id === path.machine) return staged(machine);
    const invoked = Object.entries(implementationsOf(machine).actors).flatMap(([src, logic]) => {
      const replacement = logic instanceof StateMachine ? replace(logic) : undefined;
      return replacement ? [[src, replacement] as const] : [];
    });
    return invoked.length > 0 ? machine.provide({ actors: Object.fromEntries(invoked) } as never) : undefined;
  };
  return replace;
};

const awaitedIn = (machine: AnyStateMachine, { steps, hasWholeOutputs }: StagePath): ReadonlySet<string> => {
  if (hasWholeOutputs) return new Set();
  const { actors } = implementationsOf(machine);
  const invokes = statesOf(machine).flatMap(({ invoke }) => invoke);
  const isNeeded = (id: string) => steps.some((step) => isEndOf(step, id) && hasOutput(step));
  return new Set(
    invokes
      .filter(({ id, src }) => isNeeded(id) && !(actors[String(src)] instanceof StateMachine))
      .map(({ id }) => id),
  );
};

const withQuietActors = (machine: AnyStateMachine, awaited: ReadonlySet<string>): AnyStateMachine => {
  const invokes = statesOf(machine).flatMap(({ invoke }) => invoke);
  const needed = new Set(invokes.filter(({ id }) => awaited.has(id)).map(({ src }) => src));
  const quiet = Object.entries(implementationsOf(machine).actors)
    .filter(([src]) => !needed.has(src))
    .map(([src, logic]) => [
      src,
      logic instanceof StateMachine ? withQuietActors(logic, new Set()) : fromCallback(() => {}),
    ]);
  return machine.provide({ actors: Object.fromEntries(quiet) } as never);
};

const isEndOf = ({ kind, event }: StageStep, id: string): boolean =>
  kind === 'settle' && event.type === doneEvent(id, undefined).type;

/** A view shows this output, so the real actor must run. */
const hasOutput = ({ event: { output = null } }: StageStep): boolean =>
  output !== null && !(typeof output === 'object' && '$' in output && output.$ === 'undefined');

class Player {
  readonly #actor: AnyActorRef;
  readonly #path: StagePath;
  readonly #awaits: ReadonlySet<string>;
  #isSending = false;
  #awaited: { readonly type: string; readonly arrive: () => void } | undefined;

  constructor(actor: AnyActorRef, path: StagePath, awaits: ReadonlySet<string>) {
    this.#actor = actor;
    this.#path = path;
    this.#awaits = awaits;
  }

  isAlive(): boolean {
    return this.#actor.getSnapshot().status !== 'stopped';
  }

  accepts(actor: AnyActorRef, { type }: AnyEventObject): boolean {
    if (actor !== this.#actor) return false;
    if (this.#awaited?.type !== type) return this.#isSending;
    setTimeout(this.#awaited.arrive);
    this.#awaited = undefined;
    return true;
  }

  async play(): Promise<string> {
    for (const step of this.#path.steps) {
      if ([...this.#awaits].some((id) => isEndOf(step, id)) && hasOutput(step))
        await new Promise<void>((arrive) => {
          this.#awaited = { type: step.event.type, arrive };
        });
      else this.#send(revive(step.event) as AnyEventObject);
    }
    return leafOf((this.#actor.getSnapshot() as AnyMachineSnapshot).value);
  }

  #send(event: AnyEventObject): void {
    this.#isSending = true;
    this.#actor.send(event);
    this.#isSending = false;
  }
}
