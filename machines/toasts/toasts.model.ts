import { planNames } from '../../src/configuration/planNames.ts';
import type { Model } from '../../tests/paths/index.ts';
import { toastsMachine } from './toastsMachine.ts';

/** The request dialog's notice when Next is refused. */
export const alert = { title: 'Please select a service', tone: 'destructive' } as const;
/** The notice after a subscription to the first plan. */
export const news = {
  title: 'Subscription Successful!',
  description: `Thank you for subscribing to the ${planNames.starter} plan. This is a demonstration: nothing has been charged.`,
  tone: 'default',
} as const;

/** Two different notices and their repetitions, up to the fourth id. */
export const toastsActorModel = {
  machine: toastsMachine,
  events: {
    'toast.show': [{ toast: alert }, { toast: news }],
    'toast.closed': [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }],
  },
  possible: ({ context }, event) =>
    event.type === 'toast.show' ? context.nextId < 5 : context.toasts.some(({ id }) => id === event.id),
} satisfies Model<typeof toastsMachine>;

/** For the view and the browser: what has left can be neither read nor pressed. */
export const toastsModel = {
  ...toastsActorModel,
  identity: ({ context: { toasts, nextId } }) => ({ toasts, nextId }),
} satisfies Model<typeof toastsMachine>;
