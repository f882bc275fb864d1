import type { ActorHooks } from '../../wiring/actorHooks.ts';

/**
 * Reads the address on the development server: `?inspect` adds the inspector's bar, `?replay=…` shows a state of the
 * gallery. Returns hooks for the app's actors.
 */
export const attach = async (): Promise<ActorHooks> => {
  const query = new URLSearchParams(location.search);
  const replay = query.get('replay');
  if (replay !== null) return (await import('../gallery/stage.ts')).stage(replay);
  if (query.has('inspect')) return { inspect: (await import('./inspectPage.tsx')).inspectPage() };
  return {};
};
