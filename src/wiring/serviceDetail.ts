import type { ServiceId } from '../../machines/requestWizard/requestWizardRules.ts';
import { serviceDetailMachine } from '../../machines/serviceDetail/serviceDetailMachine.ts';
import { detailsHash } from '../../machines/serviceDetail/serviceDetailRules.ts';
import { replaceHash } from '../effects/historyEntry.ts';

/** Only the hash is replaced; path and query stay (decision R7). */
export const serviceDetail = (openRequest: (service: ServiceId) => void) =>
  serviceDetailMachine.provide({
    actions: {
      replaceHash: (_, { service }) => replaceHash(service === null ? '' : detailsHash(service)),
      // Wait for the end of the action: no other actor may be started within it.
      openRequest: (_, { service }) => queueMicrotask(() => openRequest(service)),
    },
  });
