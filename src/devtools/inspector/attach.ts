import type { InspectionEvent } from 'xstate';

type Inspect = (event: InspectionEvent) => void;

/**
 * What the address asks the development server's page for: `?inspect` for the inspector's bar, `?replay=…` for a state
 * of the gallery. Answers who inspects the app's actors; nobody on an ordinary page.
 */
export const attach = async (): Promise<Inspect | undefined> => {
  const query = new URLSearchParams(location.search);
  const replay = query.get('replay');
  if (replay !== null) return (await import('../gallery/stage.ts')).stage(replay);
  if (query.has('inspect')) return (await import('./inspectPage.tsx')).inspectPage();
  return undefined;
};
