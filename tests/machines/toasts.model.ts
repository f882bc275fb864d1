import { toastsMachine } from '../../machines/toastsMachine.ts';
import type { Model } from '../paths/model.ts';

const alert = { title: 'Please select a service', tone: 'destructive' } as const;
const news = {
  title: 'Region Updated',
  description: 'Prices will now be shown in USD.',
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
