import { config } from '../config.ts';
import { capabilities } from '../configuration/capabilities.ts';
import type { DemonstrationNote } from './demonstrationForms.ts';

/** What is sent as HTML only, apart from `demonstration.ts`, which is in the script of every page. */
const isOn = process.env.DEMONSTRATION !== 'off';

export const faqDemonstration = isOn
  ? ([
      {
        id: 'buyers-demo',
        question: 'Can I place an order on this site today?',
        answer: `No. This is a demonstration of ${config.name}: it keeps no accounts, and neither plans nor orders are charged. The answers on this page describe how the marketplace works, so that you can judge whether it would suit you.`,
      },
    ] as const)
  : [];

export const aboutDemonstration = isOn
  ? 'This site is a demonstration: no one works on requests, so none is answered.'
  : null;

export const contactDemonstration: DemonstrationNote | null = isOn
  ? {
      title: 'This is a demonstration.',
      text: 'Messages may go unanswered. Please don’t send anything confidential.',
    }
  : null;

export const pricingDemonstration: DemonstrationNote | null = isOn
  ? {
      title: 'These plans can’t be bought here.',
      text: 'This site is a demonstration. Choosing a plan opens the dialog, but no subscription begins.',
    }
  : null;

export const servicesDemonstration: DemonstrationNote | null = isOn
  ? {
      title: 'This is a demonstration.',
      text: 'You can walk through a request, but no seller takes it on and nothing is charged.',
    }
  : null;

export const enterpriseDemonstration: DemonstrationNote | null = isOn
  ? {
      title: 'This is a demonstration.',
      text: 'There is no sales team behind this page, and no contract can be signed.',
    }
  : null;

export const sellDemonstration: DemonstrationNote | null = isOn
  ? {
      title: 'This is a demonstration.',
      text: 'You can’t open a seller account here, and no buyer is waiting.',
    }
  : null;

export const careersDemonstration: DemonstrationNote | null = isOn
  ? {
      title: 'Sample positions',
      text: `${config.name} is a demonstration company. These five jobs show how a careers page reads; no one is hired through it.`,
    }
  : null;

/** In addition to the badges' own note (decision H11). */
export const badgesDemonstration = isOn ? `${config.name} is a demonstration company.` : null;

export const helpDemonstration = isOn
  ? `${config.name} is a demonstration. The articles describe how the marketplace works; this site keeps no accounts and holds no money.`
  : null;

export const apiDemonstration: DemonstrationNote | null = isOn
  ? {
      title: 'Documented, not running',
      text: 'The API is not part of this demonstration. Its address is a reserved name with no server behind it, and all ids, people and orders below are samples.',
    }
  : null;

export const legalDemonstration: DemonstrationNote | null = isOn
  ? {
      title: 'A text to be checked',
      text: 'This document was written for a demonstration of the service. Whoever runs this site must have it checked by a lawyer before launch, and add the registered name and postal address of the business. Until then there are no accounts here and no order can be placed or paid for.',
    }
  : null;

const demonstrations = [
  ...(capabilities.newsletter ? ['the newsletter forms'] : []),
  ...(capabilities.accounts ? ['the dialog for choosing a plan'] : []),
];
const [first = ''] = demonstrations;
const demos = capabilities.reviews
  ? 'The seller dashboard and the sample gig show'
  : 'The seller dashboard shows';

export const privacyDemonstration =
  isOn && demonstrations.length > 0
    ? ([
        {
          id: 'demonstrations',
          heading: 'Demonstrations on this site',
          blocks: [
            `On this site, ${demonstrations.join(' and ')} ${first.endsWith('s') ? 'are demonstrations' : 'is a demonstration'}. What you type there is neither sent nor stored, by us or by anyone else${
              capabilities.accounts ? `, and no card is charged. ${demos} made-up data` : ''
            }.`,
          ],
        },
      ] as const)
    : [];
