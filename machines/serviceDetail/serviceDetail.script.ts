import { serviceFacts, servicePageIds } from '../../src/configuration/services.ts';
import type { Script } from '../../tests/paths/index.ts';
import type { AddressControls } from '../../tests/worlds/addressControls.tsx';
import { firstService, firstServiceName, relatedLinksOf } from '../../tests/worlds/services.ts';
import type { ServiceId } from '../requestWizard/requestWizardFields.ts';
import type { serviceDetailMachine } from './serviceDetailMachine.ts';
import { detailsHash } from './serviceDetailRules.ts';

/** The lines of a brief that the request dialog offers. */
const writingPrompts = Object.fromEntries(
  [
    'What you have',
    'What you want back',
    'Who uses it',
    'What must stay',
    'By when',
    'How you will check it',
  ].map((prompt) => [prompt, true]),
);

const titles: Partial<Record<ServiceId, string>> = {
  [firstService]: firstServiceName,
  'not-sure': 'Not sure yet',
};

export const serviceDetailScript: Script<typeof serviceDetailMachine, AddressControls> = {
  scope: '#services',
  open: (ui) => ui.world.ready(),
  drive: {
    'service.open': (ui, { service }) => ui.press(titles[service] ?? service),
    'service.close': (ui) => ui.press('Close'),
    'service.request': (ui) => ui.press('Get Started'),
    // The page reports it by itself, and the request opens. Closing that leads back to the page.
    'details.closed': (ui) => ui.press('Close'),
    'address.changed': (ui, { hash }) => ui.world.reach(hash),
  },
  shows: {
    'closed.quiet': () => ({
      heading: 'Popular services',
      buttons: {
        ...Object.fromEntries(servicePageIds.map((id) => [serviceFacts[id].name, true])),
        'Not sure yet': true,
      },
    }),
    'closed.requesting': ({ context: { service } }) => ({
      dialog: 'What can we take off your desk?',
      heading: 'What can we take off your desk?',
      choices: {
        'Service (required)': titles[service ?? 'not-sure'] ?? '',
        'When do you need it? (optional)': '',
        'Your budget (optional)': '',
      },
      buttons: { Close: true, Next: true, 'Use the contact form': true, ...writingPrompts },
    }),
    open: ({ context: { service } }) => {
      const title = titles[service ?? 'not-sure'] ?? '';
      return {
        dialog: title,
        heading: title,
        buttons: { Close: true, 'Get Started': true },
        links: {
          ...(service === 'not-sure' ? {} : { 'What would yours cost?': `/services/${service}#estimate` }),
          ...relatedLinksOf(service ?? 'not-sure'),
        },
      };
    },
  },
  quiet: ['details.closed'],
  aspects: ['dialog', 'heading', 'buttons', 'choices', 'links'],
  environment: {
    reloaded: {
      receives: (snapshot) => {
        const { service } = snapshot.context;
        const hash = snapshot.matches('open') && service !== null ? detailsHash(service) : '';
        return [{ type: 'address.changed', hash }];
      },
    },
  },
};
