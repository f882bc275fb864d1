import type { ServiceId } from '../../machines/requestWizardRules.ts';
import type { serviceDetailMachine } from '../../machines/serviceDetailMachine.ts';
import type { Script } from '../paths/script.ts';

/** How another address is reached without leaving the page: as back, forward or a typed hash would. */
export interface AddressControls {
  reach(hash: string): Promise<void>;
  /** The page is the visitor's: its code is here. */
  ready(): Promise<void>;
}

const titles: Partial<Record<ServiceId, string>> = {
  'content-editing': 'Content editing',
  'not-sure': 'Not sure yet',
};

export const serviceDetailScript: Script<typeof serviceDetailMachine, AddressControls> = {
  open: (ui) => ui.world.ready(),
  drive: {
    'service.open': (ui, { service }) => ui.press(titles[service] ?? service),
    'service.close': (ui) => ui.press('Close'),
    'address.changed': (ui, { hash }) => ui.world.reach(hash),
  },
  shows: {
    closed: () => ({
      heading: 'Hand over the desk work. Get it back done.',
      buttons: {
        'Get Started': true,
        'Excel assistance': true,
        'Presentation design': true,
        'Content editing': true,
        'Website copywriting': true,
        'Automation & AI helpers': true,
        'Not sure yet': true,
      },
    }),
    open: ({ context: { service } }) => {
      const title = titles[service ?? 'not-sure'] ?? '';
      return { dialog: title, heading: title, buttons: { Close: true, 'Get Started': true } };
    },
  },
  aspects: ['dialog', 'heading', 'buttons'],
};
