import { config } from '../config.ts';

/** Apart from `demonstration.ts`, whose sentences are in the script of every page. It reads the variable for the same reason. */
const isOn = process.env.DEMONSTRATION !== 'off';

/** The first of the questions for buyers. */
export const faqDemonstration = isOn
  ? ([
      {
        id: 'buyers-demo',
        question: 'Can I place an order on this site today?',
        answer: `No. This is a demonstration of ${config.name}: it keeps no accounts, and neither plans nor orders are charged. The answers on this page describe how the marketplace works, so that you can judge whether it would suit you.`,
      },
    ] as const)
  : [];
