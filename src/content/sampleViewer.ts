export const sampleViewerWords = {
  label: 'Made for this site as an example',
  legend: 'What to show',
  both: 'Both',
  before: 'Before',
  after: 'After',
} as const;
