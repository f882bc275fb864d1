import type { Model } from '../../tests/paths/index.ts';
import { toastsMachine } from './toastsMachine.ts';

/** What the request dialog says of a press on Next in vain. */
export const alert = { title: 'Please select a service', tone: 'destructive' } as const;
/** What a subscription to the first plan is answered with. */
export const news = {
  title: 'Subscription Successful!',
  description:
    'Thank you for subscribing to the Starter plan. This is a demonstration: nothing has been charged.',
  tone: 'default',
} as const;

/** Two different notices, one of them said again; ids up to the fourth. */
export const toastsModel = {
  machine: toastsMachine,
  events: {
    'toast.show': [{ toast: alert }, { toast: news }],
    'toast.closed': [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }],
  },
  possible: ({ context }, event) =>
    event.type === 'toast.show' ? context.nextId < 5 : context.toasts.some(({ id }) => id === event.id),
} satisfies Model<typeof toastsMachine>;
