import { createBrowserInspector } from '@statelyai/inspect';
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { actorLike, machineOf } from '../../../tests/paths/definition/index.ts';
import type { Journal } from './journal.ts';
import type { News, ShownActor } from './told.ts';

/**
 * Opens the Stately inspector, which needs the internet, in a window of its own; call it from a click, or the browser
 * blocks the window. That window belongs to another site, and whatever site it shows could listen: so it is handed
 * what our own inspector shows, never the actors' own data. Answers whom to tell of further news.
 */
export const openStately = (journal: Journal): ((news: News) => void) => {
  const inspector = createBrowserInspector({ maxDeferredEvents: 1_000 });
  const known = new Set<string>();
  let lastEvent = journal.whole().events.at(-1)?.n ?? 0;
  const show = (shown: ShownActor, ref: AnyActorRef | undefined): void => {
    if (!ref) return;
    const { status } = shown;
    const snapshot = {
      status,
      value: (ref.getSnapshot() as AnyMachineSnapshot).value,
      context: shown.context,
    };
    if (known.has(shown.id)) inspector.snapshot(shown.id, snapshot);
    else inspector.actor(standIn(ref, shown), snapshot);
    known.add(shown.id);
  };
  for (const shown of journal.whole().actors) show(shown, journal.ref(shown.id));
  return (news) => {
    if (news.type === 'actor') show(news.actor, journal.ref(news.actor.id));
    if (news.type !== 'event' || news.event.n <= lastEvent) return;
    lastEvent = news.event.n;
    const { actor, type, payload } = news.event;
    inspector.event(actor, { ...(payload as object), type });
  };
};

const standIn = (ref: AnyActorRef, { name, parent }: ShownActor): AnyActorRef =>
  actorLike(ref, machineOf(ref)?.config ?? { id: name }, parent);
