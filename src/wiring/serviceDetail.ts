import type { ServiceId } from '../../machines/requestWizard/requestWizardRules.ts';
import { serviceDetailMachine } from '../../machines/serviceDetail/serviceDetailMachine.ts';
import { detailsHash } from '../../machines/serviceDetail/serviceDetailRules.ts';
import { replaceHash } from '../effects/historyEntry.ts';

/**
 * A service's details, provided with its effects: the hash is replaced and cleared; path and query stay (decision R7).
 * `openRequest` opens a request for a service.
 */
export const serviceDetail = (openRequest: (service: ServiceId) => void) =>
  serviceDetailMachine.provide({
    actions: {
      replaceHash: (_, { service }) => replaceHash(service === null ? '' : detailsHash(service)),
      // Afterwards: within an action no other actor may be started.
      openRequest: (_, { service }) => queueMicrotask(() => openRequest(service)),
    },
  });
