import type { resourceMachine } from '../../machines/resourceMachine.ts';
import type { Deed } from '../paths/laws.ts';
import type { Step } from '../paths/model.ts';
import type { Expected, Script, Ui } from '../paths/script.ts';

/** Answers the load that is under way. */
export interface LoadControls {
  answer(how: 'loads' | 'fails'): Promise<void>;
}

type Snapshot = Deed<typeof resourceMachine>['before'];

/** Which button has the focus. */
let pressed = '';
const press = (name: string) => (ui: Ui<LoadControls>) => {
  pressed = name;
  return ui.press(name);
};

/** The reader's page: what is shown for nobody, for one reader, and for two. */
const shows = (snapshot: Snapshot, came?: Step<typeof resourceMachine>): Expected => {
  const { users, error } = snapshot.context;
  const isFailed = snapshot.matches({ kept: { content: 'failed' } });
  const isReady = snapshot.matches({ kept: { content: 'ready' } });
  const buttons = { Open: users < 2, Close: users > 0 };
  if (users === 0) return { buttons };
  if (isReady) {
    // What comes takes the focus over from the button that has asked for it again.
    const isAskedFor = came?.stimulus.kind === 'settle' && pressed === 'Retry';
    return { buttons, heading: 'the article', ...(isAskedFor ? { focus: 'The reader' } : {}) };
  }
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
  begin: async () => {
    pressed = '';
  },
  drive: {
    'resource.wanted': press('Open'),
    'resource.released': press('Close'),
    'resource.retry': press('Retry'),
  },
  settle: {
    load: { loads: (ui) => ui.world.answer('loads'), fails: (ui) => ui.world.answer('fails') },
  },
  shows: { ...Object.fromEntries(leaves), dropped: () => ({ buttons: { Open: true, Close: false } }) },
};
