import type { ActorHooks } from '../../wiring/actorHooks.ts';

/**
 * What the address asks the development server's page for: `?inspect` for the inspector's bar, `?replay=…` for a state
 * of the gallery.
 * @returns the hooks for the app's actors; none on an ordinary page
 */
export const attach = async (): Promise<ActorHooks> => {
  const query = new URLSearchParams(location.search);
  const replay = query.get('replay');
  if (replay !== null) return (await import('../gallery/stage.ts')).stage(replay);
  if (query.has('inspect')) return { inspect: (await import('./inspectPage.tsx')).inspectPage() };
  return {};
};
