import { resourceMachine } from '../../machines/resourceMachine.ts';
import type { Model } from '../paths/model.ts';

/** Up to two users, and a thing that comes or does not. */
export const resourceModel = {
  machine: resourceMachine,
  events: {},
  // Only who wants it can let go of it, or ask again.
  possible: ({ context: { users } }, { type }) => (type === 'resource.wanted' ? users < 2 : users > 0),
  outcomes: {
    load: { loads: { output: 'the article' }, fails: { error: new Error('It answered 404') } },
  },
} satisfies Model<typeof resourceMachine>;

/** For the gallery: no page loads a resource as soon as it is opened. */
export const stage = null;
