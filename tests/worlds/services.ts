/** The services that tests use, so that they hold for any list of at least two in the configuration. */
import { serviceFacts, servicePageIds } from '../../src/configuration/services.ts';

/** The first option of the request form. */
export const firstService = servicePageIds[0];
export const firstServiceName = serviceFacts[firstService].name;

export const lastService = servicePageIds.at(-1) ?? firstService;
export const lastServiceName = serviceFacts[lastService].name;
