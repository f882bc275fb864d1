/** Of dialogs and forms, apart from `demonstration.ts`, which is in the script of every page. */
const isOn = process.env.DEMONSTRATION !== 'off';

export interface DemonstrationNote {
  readonly title: string;
  readonly text: string;
}

export const requestDemonstration: DemonstrationNote | null = isOn
  ? {
      title: 'This is a demonstration.',
      text: 'No one works on requests made here. Please don’t wait for a reply.',
    }
  : null;

/** Below what holds for any site (P6). */
export const subscriptionDemonstration = isOn ? 'This is a demonstration, so made-up details will do.' : null;

/** Their required confirmations are not the whole truth. */
export const newsletterDemonstration = isOn
  ? 'A demonstration: your address is neither sent nor stored, and you will get no email.'
  : null;
