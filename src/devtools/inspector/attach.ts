import type { ActorHooks } from '../../wiring/actorHooks.ts';

/** Reads `?inspect` and `?replay=…` from the address. Returns hooks for the app's actors. */
export const attach = async (): Promise<ActorHooks> => {
  const query = new URLSearchParams(location.search);
  const replay = query.get('replay');
  if (replay !== null) return (await import('../gallery/stage.ts')).stage(replay);
  if (query.has('inspect')) return { inspect: (await import('./inspectPage.tsx')).inspectPage() };
  return {};
};
