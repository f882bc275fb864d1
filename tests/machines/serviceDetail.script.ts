import type { ServiceId } from '../../machines/requestWizardRules.ts';
import type { serviceDetailMachine } from '../../machines/serviceDetailMachine.ts';
import type { Script } from '../paths/script.ts';
import type { AddressControls } from '../worlds/addressControls.tsx';

const titles: Partial<Record<ServiceId, string>> = {
  'content-editing': 'Content editing',
  'not-sure': 'Not sure yet',
};

export const serviceDetailScript: Script<typeof serviceDetailMachine, AddressControls> = {
  scope: '#services',
  open: (ui) => ui.world.ready(),
  drive: {
    'service.open': (ui, { service }) => ui.press(titles[service] ?? service),
    'service.close': (ui) => ui.press('Close'),
    'address.changed': (ui, { hash }) => ui.world.reach(hash),
  },
  shows: {
    closed: () => ({
      heading: 'Popular services',
      buttons: {
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
