import { type ServiceId, serviceIds } from '../requestWizard/requestWizardRules.ts';
import { viewHashes } from '../viewHashRules.ts';

const prefix = viewHashes.service;

/** Looked up, so that `__proto__` is an unknown id like any other (decision S5). */
const services = new Map<string, ServiceId>(serviceIds.map((id) => [prefix + id, id]));

/** The service whose details a hash asks for: `#learn-content-editing`; `null` for any other hash. */
export const serviceIn = (hash: string): ServiceId | null => services.get(hash) ?? null;

/** Whether a hash asks for details of something, known or not. */
export const asksForDetails = (hash: string): boolean => hash.startsWith(prefix);

/** The hash of a service's details. */
export const detailsHash = (service: ServiceId): string => prefix + service;
