import type { ServiceId } from '../../machines/requestWizard/requestWizardFields.ts';
import { serviceFacts, servicePageIds } from '../configuration/services.ts';

export const serviceLabels = {
  ...Object.fromEntries(servicePageIds.map((id) => [id, serviceFacts[id].name])),
  'not-sure': 'Not sure yet',
} as Readonly<Record<ServiceId, string>>;
