import type { ServicePageId } from '../configuration/services.ts';
import { automationSamples } from './samples/automationSamples.ts';
import { copySamples } from './samples/copySamples.ts';
import { editingSamples } from './samples/editingSamples.ts';
import { excelSamples } from './samples/excelSamples.ts';
import type { Sample } from './samples/sample.ts';
import { slideSamples } from './samples/slideSamples.ts';

/** What all samples share. `{number}`, `{title}`: the slide. */
export const sampleStatic = {
  another: 'Another example, made for this site',
  slides: 'Five slides',
  slideBefore: 'Slide {number} before: {title}',
  slideAfter: 'Slide {number} after: {title}',
  slideHint: 'Swipe or scroll for all five. Select a slide to see it large.',
  changes: 'Why each change was made',
  change: 'Change {number}',
  downloads: 'Open it yourself',
} as const;

export const samples: Record<ServicePageId, readonly [Sample, ...Sample[]]> = {
  'excel-assist': excelSamples,
  'presentation-design': slideSamples,
  'content-editing': editingSamples,
  'website-copywriting': copySamples,
  'automation-ai': automationSamples,
};
