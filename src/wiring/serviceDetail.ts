import type { ServiceId } from '../../machines/requestWizard/requestWizardFields.ts';
import { serviceDetailMachine } from '../../machines/serviceDetail/serviceDetailMachine.ts';
import { detailsHash } from '../../machines/serviceDetail/serviceDetailRules.ts';
import { replaceHash } from '../effects/historyEntry.ts';
import { nextTaskOrInput } from '../effects/nextTaskOrInput.ts';
import { focusById } from '../effects/screen/focusById.ts';

export const serviceCardId = (service: ServiceId): string => `service-card-${service}`;

export const serviceDetail = (openRequest: (service: ServiceId) => void) =>
  serviceDetailMachine.provide({
    actions: {
      replaceHash: (_, { service }) => replaceHash(service === null ? '' : detailsHash(service)),
      // The dialog closes with the next rendering. A key that comes earlier must start from where the focus returns to.
      returnFocus: ({ self }, { service }) =>
        void nextTaskOrInput().then(() => {
          focusById(serviceCardId(service));
          self.send({ type: 'details.closed' });
        }),
      openRequest: (_, { service }) => openRequest(service),
    },
  });
