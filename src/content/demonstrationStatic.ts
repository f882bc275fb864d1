import { config } from '../config.ts';

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
