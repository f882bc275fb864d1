import type { ServiceId } from '../../machines/requestWizard/requestWizardFields.ts';
import { serviceFacts } from '../configuration/services.ts';

export interface ServiceCard {
  readonly id: ServiceId;
  readonly title: string;
  readonly tagline: string;
}

/** The six cards in the order of the request dialog's options. The last one helps visitors choose (decision Q12). */
export const serviceCards: readonly ServiceCard[] = [
  {
    id: 'excel-assist',
    title: serviceFacts['excel-assist'].name,
    tagline: 'From “why is this wrong?” to a total you can sign off on.',
  },
  {
    id: 'presentation-design',
    title: serviceFacts['presentation-design'].name,
    tagline: 'Fewer slides, and each one finished.',
  },
  {
    id: 'content-editing',
    title: serviceFacts['content-editing'].name,
    tagline: 'A careful reader, before everyone else reads it.',
  },
  {
    id: 'website-copywriting',
    title: serviceFacts['website-copywriting'].name,
    tagline: 'What you’d say if a visitor asked.',
  },
  {
    id: 'automation-ai',
    title: serviceFacts['automation-ai'].name,
    tagline: 'Show it once, then let it run.',
  },
  {
    id: 'not-sure',
    title: 'Not sure yet',
    tagline: 'Describe the mess. We’ll work out what it’s called.',
  },
];
