import type { Model } from '../../tests/paths/index.ts';
import { resourceMachine } from './resourceMachine.ts';
import { PermanentError } from './resourceRules.ts';

/** Up to two users, and a load that succeeds, fails, or fails for good. A load that hangs lets time pass. */
export const resourceModel = {
  machine: resourceMachine,
  events: {},
  // Only a user can release it or ask for a retry.
  possible: ({ context: { users } }, { type }) => (type === 'resource.acquire' ? users < 2 : users > 0),
  outcomes: {
    load: {
      loads: { output: 'the article' },
      fails: { error: new Error('It answered 404') },
      ends: { error: new PermanentError('The site has been updated') },
    },
  },
} satisfies Model<typeof resourceMachine>;

/**
 * As in the help center: an open topic is the first user of its articles' texts, and an open article, which shows the
 * text and the retry button, is the second. It stays open while the text loads, so that the paths see it arrive.
 */
export const resourcePageModel = {
  ...resourceModel,
  // Only a page's own load can fail for good.
  outcomes: { load: { loads: resourceModel.outcomes.load.loads, fails: resourceModel.outcomes.load.fails } },
  possible: (snapshot, event) => {
    const isRead = snapshot.context.users === 2;
    if (event.type === 'resource.retry') return isRead;
    if (event.type === 'resource.release' && isRead && snapshot.matches({ cached: { content: 'loading' } }))
      return false;
    return resourceModel.possible(snapshot, event);
  },
} satisfies Model<typeof resourceMachine>;

/** The gallery shows no page: a page's own users decide the state of its resources. */
export const stage = null;
