import type { Answers } from './requestWizardFields.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** What a day answers to "When do you need it?". Empty if no answer says it. Days are ISO 8601 dates. */
export const timeframeFor = (today: string, day: string): Answers['timeframe'] => {
  if (day === '' || day < today) return '';
  const days = (Date.parse(day) - Date.parse(today)) / dayMs;
  return days < 7 ? 'asap' : days <= 14 ? '1-2-weeks' : days <= 31 ? '1-month' : '';
};
