import type { Sample } from './sample.ts';

/* SAMPLES: replace them with your own finished work. */

export const editingSamples: readonly [Sample, ...Sample[]] = [
  {
    heading: 'The same letter, a third shorter',
    text: 'The empty phrases are gone. After a question in the margin, a day and an hour took their place, and the reader now knows what to do and by when.',
    picture: {
      kind: 'edits',
      paragraphs: [
        [
          {
            deleted:
              'Please be advised that maintenance work on the water supply will be undertaken in due course.',
          },
          ' ',
          {
            inserted: 'We’re replacing the water pipe in Mill Street on Tuesday, May 12, from 9:00 to 13:00.',
          },
        ],
        [
          'During ',
          { deleted: 'this period, the availability of water may be subject to restrictions' },
          ' ',
          { inserted: 'these four hours, you’ll have no water' },
          '.',
        ],
        [
          { deleted: 'Residents are kindly requested to make appropriate arrangements in advance.' },
          ' ',
          { inserted: 'Please fill a bucket and a few bottles before 9:00.' },
        ],
        [
          {
            deleted:
              'Should you require further information, please do not hesitate to contact the undersigned.',
          },
          ' ',
          { inserted: 'Questions? Ask for Jo Lind at the town hall.' },
        ],
      ],
    },
    reasons: [
      'What, where and when come first. The date had been left to a second letter.',
      '“May be subject to restrictions” meant that there is no water. Now it says so.',
      'Readers learn what to do, how much and by when.',
      'A name and a place instead of “the undersigned.”',
    ],
  },
  {
    heading: 'A job that people can picture',
    text: 'A dental practice had advertised for two months without one good letter. The editor asked three questions: what does the person do all day, for how much, and how do they apply?',
    picture: {
      kind: 'edits',
      paragraphs: [
        [
          { deleted: 'As a dynamic and growing practice, we are looking for a motivated all-rounder' },
          ' ',
          { inserted: 'We’re looking for someone at our front desk: 24 hours a week, from September 1' },
          '.',
        ],
        [
          'You ',
          { deleted: 'will be responsible for a wide range of exciting tasks in a modern environment' },
          ' ',
          { inserted: 'greet patients, answer the phone and keep the calendar' },
          '.',
        ],
        [
          { deleted: 'An attractive salary commensurate with experience is a matter of course for us.' },
          ' ',
          { inserted: 'You earn €19 an hour. For 24 hours a week, that’s €1,976 a month before tax.' },
        ],
        [
          'You ',
          {
            deleted:
              'have completed relevant training, several years of experience and excellent communication skills',
          },
          ' ',
          { inserted: 'like talking to people. We teach you the rest in your first four weeks' },
          '.',
        ],
        [
          { deleted: 'We look forward to receiving your complete and informative application documents.' },
          ' ',
          {
            inserted:
              'Write three sentences about yourself to Kim Sato by June 30. You’ll hear back within a week.',
          },
        ],
      ],
    },
    reasons: [
      'Every practice says “dynamic.” The place, the hours and the first day help readers decide whether to read on.',
      'Three things that fill a day replace “a wide range of tasks.”',
      'Pay is what readers look for first. The practice named the figure after a question in the margin.',
      'The practice trains people anyway. The old list kept good people away.',
      'A name, a date and an easy first step. And the practice promises an answer, too.',
    ],
  },
];
