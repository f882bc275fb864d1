const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options });
const long = format({ dateStyle: 'long' });
const short = format({ month: 'short', day: 'numeric' });
const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** A day in words: `2025-03-04` becomes `March 4, 2025`. */
export const dayInWords = (day: string): string => long.format(new Date(day));

/** A day, short: `2025-03-04` becomes `Mar 4`. */
export const shortDay = (day: string): string => short.format(new Date(day));

/** A day and time, short: `2025-03-04T09:42` becomes `Mar 4, 09:42`. */
export const shortMoment = (moment: string): string => {
  const date = new Date(`${moment}Z`);
  return `${short.format(date)}, ${clock.format(date)}`;
};
