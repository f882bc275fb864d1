import type { resourceMachine } from '../../machines/resourceMachine.ts';
import type { Deed } from '../paths/laws.ts';
import type { Expected, Script } from '../paths/script.ts';

/** Answers the load that is under way. */
export interface LoadControls {
  answer(how: 'loads' | 'fails'): Promise<void>;
}

type Snapshot = Deed<typeof resourceMachine>['before'];

/** The reader's page: what is shown for nobody, for one reader, and for two. */
const shows = (snapshot: Snapshot): Expected => {
  const { users, error } = snapshot.context;
  const isFailed = snapshot.matches({ kept: { content: 'failed' } });
  const isReady = snapshot.matches({ kept: { content: 'ready' } });
  const buttons = { Open: users < 2, Close: users > 0 };
  if (users === 0) return { buttons };
  if (isReady) return { buttons, heading: 'the article' };
  if (isFailed)
    return {
      buttons: { ...buttons, Retry: true },
      alerts: ['This article could not be loaded. Check your connection, then try again.'],
    };
  if (error !== null)
    return { buttons: { ...buttons, 'Retrying...': false }, alerts: ['This article is being loaded again.'] };
  return { buttons, status: ['Loading'] };
};

const contents = ['idle', 'loading', 'waiting', 'ready', 'failed'] as const;
const leaves = contents.flatMap((content) =>
  (['used', 'unused'] as const).map((use) => [`kept.content.${content} use.${use}`, shows] as const),
);

export const resourceScript: Script<typeof resourceMachine, LoadControls> = {
  drive: {
    'resource.wanted': (ui) => ui.press('Open'),
    'resource.released': (ui) => ui.press('Close'),
    'resource.retry': (ui) => ui.press('Retry'),
  },
  settle: {
    load: { loads: (ui) => ui.world.answer('loads'), fails: (ui) => ui.world.answer('fails') },
  },
  shows: { ...Object.fromEntries(leaves), dropped: () => ({ buttons: { Open: true, Close: false } }) },
};
