import type { ServiceId } from '../../machines/requestWizard/requestWizardRules.ts';

/** Labels of the service options (F7). */
export const serviceLabels: Record<ServiceId, string> = {
  'excel-assist': 'Excel assistance',
  'presentation-design': 'Presentation design',
  'content-editing': 'Content editing',
  'website-copywriting': 'Website copywriting',
  'automation-ai': 'Automation & AI helpers',
  'not-sure': 'Not sure yet',
};
