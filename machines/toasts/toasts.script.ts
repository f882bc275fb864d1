import type { Script } from '../../tests/paths/index.ts';
import type { Toast, ToastWords, toastsMachine } from './toastsMachine.ts';

export interface ToastsWorld {
  ready(): Promise<void>;
  /** Does what causes this notice, then returns to the page. */
  bringAbout(toast: ToastWords): Promise<void>;
  /** Presses the close button of one notice, because several have the same name. */
  close(id: number): Promise<void>;
}

const textOf = ({ title, description = '' }: Toast): string => `${title} ${description}`.trim();

export const toastsScript: Script<typeof toastsMachine, ToastsWorld> = {
  open: (ui) => ui.world.ready(),
  drive: {
    'toast.show': (ui, { toast }) => ui.world.bringAbout(toast),
    'toast.closed': (ui, { id }) => ui.world.close(id),
  },
  shows: {
    empty: () => ({ toasts: [] }),
    showing: ({ context: { toasts } }) => ({ toasts: toasts.map(textOf) }),
  },
  aspects: ['toasts'],
};
