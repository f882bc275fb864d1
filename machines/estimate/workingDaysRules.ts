const dayMs = 86_400_000;

/** The day after a number of working days, Monday to Friday. Public holidays are not known. */
export const workingDaysAfter = (day: string, count: number): string => {
  const date = new Date(day);
  for (let left = count; left > 0; ) {
    date.setTime(date.getTime() + dayMs);
    if (date.getUTCDay() % 6 !== 0) left--;
  }
  return date.toISOString().slice(0, 10);
};
