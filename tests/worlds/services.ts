/** The services that tests use, so that they hold for any list of at least two in the configuration. */
import type { ServiceId } from '../../machines/requestWizard/requestWizardFields.ts';
import { serviceFacts, servicePageIds } from '../../src/configuration/services.ts';
import { serviceDetails } from '../../src/content/serviceDetails.ts';

/** The first option of the request form. */
export const firstService = servicePageIds[0];
export const firstServiceName = serviceFacts[firstService].name;

export const lastService = servicePageIds.at(-1) ?? firstService;
export const lastServiceName = serviceFacts[lastService].name;

/** The links in a service's dialog: addresses by name. */
export const relatedLinksOf = (service: ServiceId): Readonly<Record<string, string>> =>
  Object.fromEntries(
    serviceDetails
      .filter(({ id }) => id === service)
      .flatMap(({ relatedLinks }) => relatedLinks.map(({ label, href }) => [label, href])),
  );
