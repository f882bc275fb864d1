const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });
const wholeDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const moment = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Where the visitor is: `November 25, 2026`. */
export const dayOf = (at: string): string => day.format(new Date(at));

/** A day without a time, the same everywhere. */
export const dateInWords = (date: string): string => wholeDay.format(new Date(date));

/** Where the visitor is: `Nov 25, 14:36`. */
export const momentOf = (at: string): string => moment.format(new Date(at));
