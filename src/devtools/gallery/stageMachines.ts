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
  statesOf,
} from '../../../tests/paths/definition/index.ts';
import { revive } from '../inspector/revive.ts';
import type { StagePath, StageStep } from './galleryState.ts';

/** Returns a staged machine in place of the page's; `undefined` if that is not the path's, and invokes none that is. */
export type StageMachine = (machine: AnyStateMachine) => AnyStateMachine | undefined;

/**
 * Puts machines on the stage: a staged machine goes a path and stays at its end. It starts with the path's input,
 * receives the path's events and no others, not even from its timers, and what it invokes ends as the path says. Its
 * actions are the page's own. Of several actors of the machine, the first that is alive goes the path. A machine that
 * invokes the path's machine is the same with that one staged.
 * @param onReached is called at the end with the state, in the form of `leafOf`
 */
export const stageMachines = (path: StagePath, onReached: (leaf: string) => void): StageMachine => {
  let player: Player | undefined;

  const staged = (pageMachine: AnyStateMachine): AnyStateMachine => {
    const machine = withQuietActors(pageMachine, path);
    const logic: Partial<AnyActorLogic> = {
      getInitialSnapshot: (scope, input) =>
        machine.getInitialSnapshot(scope, 'input' in path ? revive(path.input ?? null) : input),
      start: (snapshot, { self }: AnyActorScope) => {
        machine.start(snapshot as SnapshotFrom<AnyStateMachine>);
        // After strict mode has mounted a second time.
        setTimeout(() => {
          if (player?.isAlive() || self.getSnapshot().status === 'stopped') return;
          player = new Player(self, path);
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

/** The machine with each invoked actor replaced by one that never ends, unless the path needs its real output. */
const withQuietActors = (machine: AnyStateMachine, { steps }: StagePath): AnyStateMachine => {
  const isNeeded = (id: string) => steps.some((step) => isEndOf(step, id) && hasOutput(step));
  const invokes = statesOf(machine).flatMap(({ invoke }) => invoke);
  const needed = new Set(invokes.filter(({ id }) => isNeeded(id)).map(({ src }) => src));
  const quiet = Object.entries(implementationsOf(machine).actors)
    .filter(([src, logic]) => !needed.has(src) && !(logic instanceof StateMachine))
    .map(([src]) => [src, fromCallback(() => {})]);
  return machine.provide({ actors: Object.fromEntries(quiet) } as never);
};

const isEndOf = ({ kind, event }: StageStep, id: string): boolean =>
  kind === 'settle' && event.type === doneEvent(id, undefined).type;

/** An output that a view shows cannot be made up: then the invoked actor runs, and is waited for. */
const hasOutput = ({ event: { output = null } }: StageStep): boolean =>
  output !== null && !(typeof output === 'object' && '$' in output && output.$ === 'undefined');

/** Sends an actor the events of a path. */
class Player {
  readonly #actor: AnyActorRef;
  readonly #path: StagePath;
  #isSending = false;
  #awaited: { readonly type: string; readonly arrive: () => void } | undefined;

  constructor(actor: AnyActorRef, path: StagePath) {
    this.#actor = actor;
    this.#path = path;
  }

  isAlive(): boolean {
    return this.#actor.getSnapshot().status !== 'stopped';
  }

  /** Whether this actor may receive this event now. */
  accepts(actor: AnyActorRef, { type }: AnyEventObject): boolean {
    if (actor !== this.#actor) return false;
    if (this.#awaited?.type !== type) return this.#isSending;
    setTimeout(this.#awaited.arrive);
    this.#awaited = undefined;
    return true;
  }

  /** Returns the state that the actor comes to. */
  async play(): Promise<string> {
    for (const step of this.#path.steps) {
      if (step.kind === 'settle' && hasOutput(step))
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
