import type { Model } from '../../tests/paths/index.ts';
import { resourceMachine } from './resourceMachine.ts';

/** Up to two users, and a thing that comes or does not. */
export const resourceModel = {
  machine: resourceMachine,
  events: {},
  // Only who wants it can let go of it, or ask again.
  possible: ({ context: { users } }, { type }) => (type === 'resource.acquire' ? users < 2 : users > 0),
  outcomes: {
    load: { loads: { output: 'the article' }, fails: { error: new Error('It answered 404') } },
  },
} satisfies Model<typeof resourceMachine>;

/**
 * As the help center has it: an open topic is the first to want the texts of its articles, an open article the second,
 * which alone shows its text and can ask again. It is not closed while that is on its way: so the walks see it come.
 */
export const resourcePageModel = {
  ...resourceModel,
  possible: (snapshot, event) => {
    const isRead = snapshot.context.users === 2;
    if (event.type === 'resource.retry') return isRead;
    if (event.type === 'resource.release' && isRead && snapshot.matches({ cached: { content: 'loading' } }))
      return false;
    return resourceModel.possible(snapshot, event);
  },
} satisfies Model<typeof resourceMachine>;

/** For the gallery: who wants a resource is what its page shows, so no page can be held in another state than its own. */
export const stage = null;
