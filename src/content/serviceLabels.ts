import type { ServiceId } from '../../machines/requestWizard/requestWizardFields.ts';
import { serviceFacts, servicePageIds } from '../configuration/services.ts';

/** Labels of the service options (F7). */
export const serviceLabels = {
  ...Object.fromEntries(servicePageIds.map((id) => [id, serviceFacts[id].name])),
  'not-sure': 'Not sure yet',
} as Readonly<Record<ServiceId, string>>;
