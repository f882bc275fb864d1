import { createBrowserInspector } from '@statelyai/inspect';
import type { AnyActorRef } from 'xstate';
import { actorLike } from '../../../tests/paths/definition/index.ts';
import type { Journal } from './journal.ts';
import type { ActorInfo, Update } from './messages.ts';

/** Opens the Stately inspector, another site, so it gets only scrubbed data. Call it on a click, or it is blocked. */
export const openStately = (journal: Journal): ((update: Update) => void) => {
  const inspector = createBrowserInspector({ maxDeferredEvents: 2_000 });
  const sentActors = new Set<string>();
  let lastEvent = 0;
  const show = ({ id, name, parent, status, value, context }: ActorInfo): void => {
    const snapshot = { status, value, context };
    if (sentActors.has(id)) inspector.snapshot(id, snapshot);
    else inspector.actor(standIn(id, journal.machine(name)?.config ?? { id: name }, parent), snapshot);
    sentActors.add(id);
  };
  const observe = (update: Update): void => {
    if (update.type === 'actor') show(update.actor);
    // An event is reported when sent and again when processed.
    if (update.type !== 'event' || update.event.n <= lastEvent) return;
    lastEvent = update.event.n;
    const { actor, source, type, payload } = update.event;
    inspector.event(actor, { ...(payload as object), type }, source === null ? {} : { source });
  };
  for (const update of journal.history()) observe(update);
  return observe;
};

const standIn = (id: string, config: unknown, parent: string | null): AnyActorRef =>
  actorLike({ sessionId: id, id } as AnyActorRef, config, parent);
