// @vitest-environment node

import { until } from 'deskhand-paths';
import { machineSuite } from 'deskhand-paths/actor';
import fc from 'fast-check';
import { enquiryLaws, enquiryStarts } from './enquiry.laws.ts';
import { enquiryModel } from './enquiry.model.ts';

machineSuite({
  name: 'example-enquiry',
  model: enquiryModel,
  laws: enquiryLaws,
  starts: enquiryStarts,
  temporal: {
    'whoever sends hears the end of it': until(
      (snapshot) => snapshot.matches({ open: 'sending' }),
      (snapshot) => !snapshot.matches({ open: 'sending' }),
    ),
  },
  goal: (snapshot) => snapshot.matches('closed'),
  arbitraries: {
    'message.changed': fc.record({ value: fc.string({ unit: 'grapheme' }) }),
    'email.changed': fc.record({ value: fc.oneof(fc.string(), fc.emailAddress()) }),
  },
  chartFile: './enquiry.chart.txt',
});
