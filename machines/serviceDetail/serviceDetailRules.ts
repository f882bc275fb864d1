import { type ServiceId, serviceIds } from '../requestWizard/requestWizardFields.ts';
import { viewHashes } from '../viewHashRules.ts';

const prefix = viewHashes.service;

/** A map, so that `__proto__` is an unknown id (decision S5). */
const services = new Map<string, ServiceId>(serviceIds.map((id) => [prefix + id, id]));

export const serviceIn = (hash: string): ServiceId | null => services.get(hash) ?? null;

export const asksForDetails = (hash: string): boolean => hash.startsWith(prefix);

export const detailsHash = (service: ServiceId): string => prefix + service;
