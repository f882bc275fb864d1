import type { EstimateQuestion, EstimateTable } from './estimateTable.ts';
import { type ServicePageId, serviceFacts } from './services.ts';

/** Whole euros and working days. The words of each question are in `src/content/estimate.ts`, by its id. */
export const estimateQuestions: Readonly<Record<ServicePageId, readonly EstimateQuestion[]>> = {
  'excel-assist': [
    { kind: 'count', id: 'sheets', min: 1, max: 40, included: 1, price: 20, each: 1, perDay: 3 },
    {
      kind: 'choice',
      id: 'data',
      options: [
        { id: 'clean', price: 0, days: 0 },
        { id: 'messy', price: 40, days: 1 },
        { id: 'several', price: 90, days: 2 },
      ],
    },
    {
      kind: 'choice',
      id: 'macros',
      options: [
        { id: 'none', price: 0, days: 0 },
        { id: 'some', price: 80, days: 1 },
      ],
    },
  ],
  'presentation-design': [
    { kind: 'count', id: 'slides', min: 1, max: 80, included: 5, price: 20, each: 1, perDay: 6 },
    { kind: 'count', id: 'charts', min: 0, max: 40, included: 1, price: 15, each: 1, perDay: 8 },
    {
      kind: 'choice',
      id: 'template',
      options: [
        { id: 'yours', price: 0, days: 0 },
        { id: 'new', price: 120, days: 2 },
      ],
    },
  ],
  'content-editing': [
    {
      kind: 'count',
      id: 'words',
      min: 50,
      max: 60_000,
      included: 1_000,
      price: 15,
      each: 500,
      perDay: 4_000,
    },
    {
      kind: 'choice',
      id: 'depth',
      options: [
        { id: 'proofread', price: 0, days: 0 },
        { id: 'line', price: 30, days: 1 },
        { id: 'structure', price: 90, days: 2 },
      ],
    },
    { kind: 'count', id: 'rounds', min: 1, max: 5, included: 1, price: 20, each: 1, perDay: 1 },
  ],
  'website-copywriting': [
    { kind: 'count', id: 'pages', min: 2, max: 40, included: 4, price: 95, each: 1, perDay: 1.5 },
    {
      kind: 'choice',
      id: 'source',
      options: [
        { id: 'notes', price: 0, days: 0 },
        { id: 'interviews', price: 150, days: 2 },
      ],
    },
    { kind: 'count', id: 'rounds', min: 1, max: 5, included: 2, price: 60, each: 1, perDay: 1 },
  ],
  'automation-ai': [
    { kind: 'count', id: 'steps', min: 1, max: 30, included: 3, price: 25, each: 1, perDay: 4 },
    { kind: 'count', id: 'tools', min: 1, max: 10, included: 2, price: 50, each: 1, perDay: 1.5 },
    {
      kind: 'choice',
      id: 'model',
      options: [
        { id: 'none', price: 0, days: 0 },
        { id: 'drafts', price: 80, days: 1 },
      ],
    },
  ],
};

export const estimateTable = (service: ServicePageId): EstimateTable => ({
  ...serviceFacts[service],
  questions: estimateQuestions[service],
});
