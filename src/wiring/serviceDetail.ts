import { serviceDetailMachine } from '../../machines/serviceDetail/serviceDetailMachine.ts';
import { detailsHash } from '../../machines/serviceDetail/serviceDetailRules.ts';
import { replaceHash } from '../effects/historyEntry.ts';

/** A service's details, provided with its effects: the hash is replaced and cleared; path and query stay (decision R7). */
export const serviceDetail = () =>
  serviceDetailMachine.provide({
    actions: { replaceHash: (_, { service }) => replaceHash(service === null ? '' : detailsHash(service)) },
  });
