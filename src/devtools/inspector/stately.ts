import { createBrowserInspector } from '@statelyai/inspect';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { actorLike, machineOf } from '../../../tests/paths/definition/index.ts';
import type { Journal } from './journal.ts';
import type { ActorInfo, Update } from './messages.ts';

/**
 * Opens the Stately inspector in a window; call it on a click, or the browser blocks the window. The window belongs to
 * another site, so it gets only what our own inspector shows. Returns a function that must be called with further
 * updates.
 */
export const openStately = (journal: Journal): ((update: Update) => void) => {
  const inspector = createBrowserInspector({ maxDeferredEvents: 1_000 });
  const sentActors = new Set<string>();
  let lastEvent = journal.snapshot().events.at(-1)?.n ?? 0;
  const show = (info: ActorInfo, ref: AnyActorRef | undefined): void => {
    if (!ref) return;
    const { status } = info;
    const snapshot = {
      status,
      value: (ref.getSnapshot() as AnyMachineSnapshot).value,
      context: info.context,
    };
    if (sentActors.has(info.id)) inspector.snapshot(info.id, snapshot);
    else inspector.actor(standIn(ref, info), snapshot);
    sentActors.add(info.id);
  };
  for (const info of journal.snapshot().actors) show(info, journal.ref(info.id));
  return (update) => {
    if (update.type === 'actor') show(update.actor, journal.ref(update.actor.id));
    if (update.type !== 'event' || update.event.n <= lastEvent) return;
    lastEvent = update.event.n;
    const { actor, type, payload } = update.event;
    inspector.event(actor, { ...(payload as object), type });
  };
};

const standIn = (ref: AnyActorRef, { name, parent }: ActorInfo): AnyActorRef =>
  actorLike(ref, machineOf(ref)?.config ?? { id: name }, parent);
