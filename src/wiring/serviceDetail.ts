import type { ServiceId } from '../../machines/requestWizard/requestWizardFields.ts';
import { serviceDetailMachine } from '../../machines/serviceDetail/serviceDetailMachine.ts';
import { detailsHash } from '../../machines/serviceDetail/serviceDetailRules.ts';
import { replaceHash } from '../effects/historyEntry.ts';
import { nextTask } from '../effects/nextTask.ts';
import { focusById } from '../effects/screen/focusById.ts';

export const serviceCardId = (service: ServiceId): string => `service-card-${service}`;

export const serviceDetail = (openRequest: (service: ServiceId) => void) =>
  serviceDetailMachine.provide({
    actions: {
      replaceHash: (_, { service }) => replaceHash(service === null ? '' : detailsHash(service)),
      // The dialog closes with the next rendering.
      returnFocus: ({ self }, { service }) =>
        void nextTask().then(() => {
          focusById(serviceCardId(service));
          self.send({ type: 'details.closed' });
        }),
      openRequest: (_, { service }) => openRequest(service),
    },
  });
