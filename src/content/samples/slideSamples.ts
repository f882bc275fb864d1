import type { Sample } from './sample.ts';

/* SAMPLES: replace them with your own finished work. The slides are drawn in `src/site-build/samples`. */

export const slideSamples: readonly [Sample, ...Sample[]] = [
  {
    heading: 'From topic to statement',
    text: 'The title named a topic and left the point to the speaker. Now the slide makes the point, and the chart only has to back it up.',
    picture: {
      kind: 'slides',
      slides: [
        {
          name: 'retention-1',
          before: 'Q1 customer retention: overview',
          after: 'Half of our new customers come back within a month',
        },
        {
          name: 'retention-2',
          before: 'Retention metrics by segment',
          after: 'Those we called came back three times as often',
        },
        {
          name: 'retention-3',
          before: 'Outreach activities: status',
          after: 'We called only one in three',
        },
        {
          name: 'retention-4',
          before: 'Resource considerations',
          after: 'Calling all takes eight hours a month',
        },
        {
          name: 'retention-5',
          before: 'Next steps to be discussed',
          after: 'From May, call every new customer in the first week',
        },
      ],
    },
    reasons: [
      'Every title is a sentence. Read in order, the five tell the story.',
      'One chart for each slide, and only the figures that its title needs.',
      'The last slide asks for a decision, with a date on which to judge it.',
    ],
    files: [
      { name: 'deck-after.pdf', label: 'The finished deck (PDF, five slides)' },
      { name: 'deck-before.pdf', label: 'The draft (PDF, five slides)' },
    ],
  },
  {
    heading: 'One building instead of six rows',
    text: 'A town council has two minutes for this slide. The table made everyone search for the point. Now the title says it, and the chart shows it.',
    picture: {
      kind: 'slides',
      slides: [
        {
          name: 'heating-1',
          before: 'Heating energy by building (MWh)',
          after: 'Half of our heating goes into one building',
        },
      ],
    },
    reasons: [
      'The table followed the alphabet. The chart follows the size, so what matters most stands first.',
      'One color, for the one building that the title speaks about.',
      'The title is about one year, so the other two went to a backup slide.',
    ],
  },
];
