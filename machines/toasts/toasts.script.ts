import type { Script } from '../../tests/paths/index.ts';
import type { Toast, ToastWords, toastsMachine } from './toastsMachine.ts';

/** How notices come about on a page, and go. */
export interface ToastsWorld {
  ready(): Promise<void>;
  /** A visitor does what is answered by this notice, and is back on the page then. */
  bringAbout(toast: ToastWords): Promise<void>;
  /** Presses the close button of that notice: there may be several of its name. */
  close(id: number): Promise<void>;
}

const said = ({ title, description = '' }: Toast): string => `${title} ${description}`.trim();

export const toastsScript: Script<typeof toastsMachine, ToastsWorld> = {
  open: (ui) => ui.world.ready(),
  drive: {
    'toast.show': (ui, { toast }) => ui.world.bringAbout(toast),
    'toast.closed': (ui, { id }) => ui.world.close(id),
  },
  shows: {
    empty: () => ({ toasts: [] }),
    showing: ({ context: { toasts } }) => ({ toasts: toasts.map(said) }),
  },
  aspects: ['toasts'],
};
