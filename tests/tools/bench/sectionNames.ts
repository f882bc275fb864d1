/** The parts of the bench, in the order in which they run. */
export const sectionNames = [
  'bytes',
  'lighthouse',
  'paint',
  'press',
  'dialogs',
  'links',
  'visits',
  'peers',
  'growth',
  'build',
  'dev',
] as const;
export type SectionName = (typeof sectionNames)[number];
