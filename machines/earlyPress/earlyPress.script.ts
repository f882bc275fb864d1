import { cameBy, type Expected, type Script } from '../../tests/paths/index.ts';
import { firstService, firstServiceName, lastService, lastServiceName } from '../../tests/worlds/services.ts';
import type { earlyPressMachine } from './earlyPressMachine.ts';

/** What happens to a page whose code is on its way. */
export interface EarlyPressWorld {
  /** Waits until the page is there without its code. */
  ready(): Promise<void>;
  /** The page is there without its code again, if it has come. */
  showAgain(): Promise<void>;
  /** The browser opens the request dialog, and a service is chosen in it. */
  openRequest(): Promise<void>;
  /** The page is hydrated. The code of what it opens is still on its way. */
  arrive(): Promise<void>;
  /** The code of what was pressed arrives. */
  loadDialog(): Promise<void>;
  /** The page and the code of the request form arrive. */
  arriveWithForm(): Promise<void>;
  /** The visitor leaves the page for another. */
  leave(): Promise<void>;
  /** The last attempt to load the code fails. */
  giveUp(): Promise<void>;
}

const names: Readonly<Record<string, string>> = {
  [`service-card-${firstService}`]: firstServiceName,
  [`service-card-${lastService}`]: lastServiceName,
};
/** The title of an early dialog is the name of what was pressed. */
const dialogOf = (id: string): string => names[id] ?? '';
const isLoading = ({ context: { pressed } }: { context: { pressed: string } }): Expected => ({
  dialog: dialogOf(pressed),
  says: ['Loading…'],
  saysNot: ['Get Started'],
});

/** Presses on a service’s card and on Next in the request dialog, before their code is there. */
export const earlyPressScript: Script<typeof earlyPressMachine, EarlyPressWorld> = {
  open: (ui) => ui.world.ready(),
  drive: {
    'opener.press': async (ui, { id }) => {
      await ui.world.showAgain();
      await ui.press(dialogOf(id));
    },
    'form.press': async (ui) => {
      if ((await ui.readScreen()).dialog !== 'What can we take off your desk?') await ui.world.openRequest();
      await ui.press('Next');
    },
    'dialog.closed': (ui) => ui.press('Close'),
    'page.arrived': (ui) => ui.world.arrive(),
    'page.left': (ui) => ui.world.leave(),
    'code.loaded': (ui) => ui.world.loadDialog(),
    'form.arrived': (ui) => ui.world.arriveWithForm(),
    'code.missing': async (ui) => {
      if (!(await ui.readScreen()).text.includes('Loading…')) await ui.world.showAgain();
      await ui.world.giveUp();
    },
  },
  shows: {
    idle: ({ context: { pressed } }, came) => {
      if (cameBy(came, 'form.arrived')) return { dialog: 'How can we reach you?' };
      return came?.input.kind === 'elapse'
        ? { dialog: dialogOf(pressed), says: ['Get Started'], saysNot: ['Loading…'] }
        : { dialog: null };
    },
    answered: isLoading,
    handedOver: isLoading,
    replacing: ({ context: { pressed } }) => ({ dialog: dialogOf(pressed) }),
    held: () => ({ dialog: 'What can we take off your desk?' }),
    // The browser has left the home page for what was pressed.
    native: (_, came) => ({
      dialog: null,
      saysNot: came && !came.from.snapshot.matches('idle') ? ['Hand over the desk work.'] : [],
    }),
  },
  aspects: ['dialog'],
  quiet: ['dialog.closed', 'page.left', 'form.arrived'],
  rendered: ['page.arrived', 'page.left', 'code.loaded', 'form.arrived', 'code.missing'],
};
