import { type AnyActorRef, type AnyEventObject, fromCallback, type InspectionEvent } from 'xstate';
import { leafOf, machineOf } from '../../../tests/paths/definition/index.ts';
import { revive } from '../inspector/revive.ts';
import { decodePath, type StagePath, type StageStep } from './galleryState.ts';

/** What the stage changes in an actor before it begins: XState has no option for it, so a test watches that it works. */
interface Adjustable {
  logic: unknown;
  readonly options: { input?: unknown };
  readonly system: {
    _relay: (source: AnyActorRef | undefined, target: AnyActorRef, event: AnyEventObject) => void;
    readonly scheduler: { schedule: (source: AnyActorRef, ...rest: unknown[]) => void };
  };
}

/**
 * Brings the page's own actor to a state of the gallery, and holds it there: it is started with the path's input, told
 * the path's events, and nothing else; its timers do not run, and what it invokes ends as the path says. Everything
 * else is the page as it is, with its real effects. Answers whom the app's actors must tell.
 */
export const stage = (encoded: string): ((event: InspectionEvent) => void) => {
  const path = decodePath(encoded);
  // A draft of this tab would be offered by the page, and is no part of the path.
  sessionStorage.clear();
  stayHere();
  const isMeant = (actor: AnyActorRef | undefined) =>
    actor !== undefined && machineOf(actor)?.id === path.machine;
  const held = new WeakSet<object>();
  let player: Player | undefined;

  /** Of each system once: its timers, and what is sent to the actors that are meant. */
  const hold = ({ system }: Adjustable): void => {
    if (held.has(system)) return;
    held.add(system);
    const { _relay, scheduler } = system;
    const { schedule } = scheduler;
    scheduler.schedule = (source, ...rest) => void (isMeant(source) || schedule(source, ...rest));
    system._relay = (source, target, event) => {
      if (!isMeant(target) || player?.allows(target, event)) _relay(source, target, event);
    };
  };
  const isReal = (id: string) => path.steps.some((step) => isEndOf(step, id) && hasOutput(step));

  return (told) => {
    const actor = told.actorRef as AnyActorRef;
    const adjustable = actor as unknown as Adjustable;
    if (told.type === '@xstate.actor') {
      if (isMeant(actor) && 'input' in path) adjustable.options.input = revive(path.input ?? null);
      if (isMeant(actor)) hold(adjustable);
      const isInvoked = isMeant(actor._parent) && !machineOf(actor);
      if (isInvoked && !isReal(actor.id)) adjustable.logic = fromCallback(() => {});
    }
    const isStart = told.type === '@xstate.event' && told.event.type === 'xstate.init';
    if (!isStart || !isMeant(actor)) return;
    // After strict mode has mounted a second time. The first one that lives is the one that is shown.
    setTimeout(() => {
      if (player?.isAlive() || actor.getSnapshot().status === 'stopped') return;
      player = new Player(actor, path);
      void player.play();
    });
  };
};

const isEndOf = ({ kind, event }: StageStep, id: string): boolean =>
  kind === 'settle' && event.type === `xstate.done.actor.${id}`;

/** An output that a view shows cannot be made up: then the invoked actor runs, and is waited for. */
const hasOutput = ({ event: { output = null } }: StageStep): boolean =>
  output !== null && !(typeof output === 'object' && '$' in output && output.$ === 'undefined');

/** Tells an actor the events of a path. */
class Player {
  readonly #actor: AnyActorRef;
  readonly #path: StagePath;
  #isTelling = false;
  #awaited: { readonly type: string; readonly arrive: () => void } | undefined;

  constructor(actor: AnyActorRef, path: StagePath) {
    this.#actor = actor;
    this.#path = path;
  }

  isAlive(): boolean {
    return this.#actor.getSnapshot().status !== 'stopped';
  }

  /** Whether the actor may be told this now. */
  allows(target: AnyActorRef, { type }: AnyEventObject): boolean {
    if (target !== this.#actor) return false;
    if (this.#awaited?.type !== type) return this.#isTelling;
    setTimeout(this.#awaited.arrive);
    this.#awaited = undefined;
    return true;
  }

  async play(): Promise<void> {
    for (const step of this.#path.steps) {
      if (step.kind === 'settle' && hasOutput(step))
        await new Promise<void>((arrive) => {
          this.#awaited = { type: step.event.type, arrive };
        });
      else this.#tell(revive(step.event) as AnyEventObject);
    }
    const leaf = leafOf(this.#actor.getSnapshot().value);
    // For the gallery, and for whoever takes a picture of this page.
    document.documentElement.dataset.replayed = `${this.#path.machine}.${leaf}`;
    window.parent.postMessage({ type: 'replayed', machine: this.#path.machine, leaf }, location.origin);
  }

  #tell(event: AnyEventObject): void {
    this.#isTelling = true;
    this.#actor.send(event);
    this.#isTelling = false;
  }
}

/** Some states lead to another document, or load this one anew; the gallery shows them, not where they lead. */
const stayHere = (): void => {
  window.navigation?.addEventListener('navigate', (event) => {
    if (!event.destination.sameDocument && !event.userInitiated) event.preventDefault();
  });
};
