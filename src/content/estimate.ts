import type { EstimateAnswers } from '../../machines/estimate/estimateRules.ts';
import type { ServicePageId } from '../configuration/services.ts';

interface QuestionWords {
  readonly label: string;
  readonly one?: string;
  readonly other?: string;
  readonly options?: Readonly<Record<string, string>>;
}

interface EstimateWords {
  readonly questions: Readonly<Record<string, QuestionWords>>;
  /** Tasks whose estimates stand below the form, and in its place without a script. */
  readonly examples: readonly { readonly task: string; readonly answers: EstimateAnswers }[];
}

export const estimateWords = {
  heading: 'What would yours cost?',
  lead: 'Answer for your task. The offer names the exact price, and you pay nothing before you agree to it.',
  neededBy: 'Needed by',
  optional: '(optional)',
  invalid: 'Enter a whole number from {min} to {max}.',
  range: '{low} to {high}',
  days: 'Usually {usual}; {earliest} at the fastest.',
  inTime: 'Usually done by {usual}, so {needed} leaves time to spare.',
  rushed:
    'It can be done by {needed}. The usual day is {usual}, so other work has to move, and the price includes that.',
  tooSoon: 'The earliest day is {earliest}. The price is for that day.',
  cheaper: 'Cheaper: {change}, from {low}.',
  sooner: 'Sooner: {change}, by {earliest}.',
  note: 'An estimate, not an offer. Days count from today, and VAT is included.',
  request: 'Request this task',
  missing: 'Fill in the number to see a price.',
  examples: 'For example',
  columns: { task: 'Task', price: 'Price', time: 'Usual time' },
  summary: { needed: 'Needed by: {day}', estimate: 'Estimate on the site: {range}, {days}.' },
} as const;

export const serviceEstimates: Readonly<Record<ServicePageId, EstimateWords>> = {
  'excel-assist': {
    questions: {
      sheets: { label: 'Sheets to fix or build', one: '1 sheet', other: '{n} sheets' },
      data: {
        label: 'Your data',
        options: {
          clean: 'Clean and in one place',
          messy: 'Pasted or typed by hand',
          several: 'From several sources',
        },
      },
      macros: { label: 'Macros', options: { none: 'No macros', some: 'One to write or repair' } },
    },
    examples: [
      {
        task: 'A total that is wrong, on one sheet',
        answers: { sheets: '1', data: 'clean', macros: 'none' },
      },
      {
        task: 'A monthly report from a pasted export',
        answers: { sheets: '3', data: 'messy', macros: 'none' },
      },
      {
        task: 'A budget of 8 sheets with its macro',
        answers: { sheets: '8', data: 'several', macros: 'some' },
      },
    ],
  },
  'presentation-design': {
    questions: {
      slides: { label: 'Slides', one: '1 slide', other: '{n} slides' },
      charts: { label: 'Charts to draw', one: '1 chart', other: '{n} charts' },
      template: { label: 'Template', options: { yours: 'You have one', new: 'Make a new one' } },
    },
    examples: [
      { task: '5 slides for a short talk', answers: { slides: '5', charts: '1', template: 'yours' } },
      { task: 'A board deck of 12 slides', answers: { slides: '12', charts: '4', template: 'yours' } },
      { task: '30 slides in a new template', answers: { slides: '30', charts: '8', template: 'new' } },
    ],
  },
  'content-editing': {
    questions: {
      words: { label: 'Words', one: '1 word', other: '{n} words' },
      depth: {
        label: 'Depth',
        options: {
          proofread: 'Spelling and grammar',
          line: 'Every line, for clarity',
          structure: 'The order of the parts, too',
        },
      },
      rounds: { label: 'Rounds of changes', one: '1 round', other: '{n} rounds' },
    },
    examples: [
      {
        task: 'A letter of two pages, proofread',
        answers: { words: '1000', depth: 'proofread', rounds: '1' },
      },
      {
        task: 'An article of 2,500 words, line by line',
        answers: { words: '2500', depth: 'line', rounds: '2' },
      },
      {
        task: 'A report of 12,000 words, restructured',
        answers: { words: '12000', depth: 'structure', rounds: '2' },
      },
    ],
  },
  'website-copywriting': {
    questions: {
      pages: { label: 'Pages', one: '1 page', other: '{n} pages' },
      source: {
        label: 'What the text is based on',
        options: { notes: 'Your notes', interviews: 'Interviews with your people' },
      },
      rounds: { label: 'Rounds of changes', one: '1 round', other: '{n} rounds' },
    },
    examples: [
      { task: 'A small website of 4 pages', answers: { pages: '4', source: 'notes', rounds: '2' } },
      { task: '8 pages after interviews', answers: { pages: '8', source: 'interviews', rounds: '2' } },
      { task: '20 product pages from notes', answers: { pages: '20', source: 'notes', rounds: '3' } },
    ],
  },
  'automation-ai': {
    questions: {
      steps: { label: 'Steps you do by hand', one: '1 step', other: '{n} steps' },
      tools: { label: 'Programs involved', one: '1 program', other: '{n} programs' },
      model: {
        label: 'AI',
        options: { none: 'Not needed', drafts: 'Drafts that a person checks' },
      },
    },
    examples: [
      { task: 'Attachments saved and listed', answers: { steps: '3', tools: '2', model: 'none' } },
      { task: 'Orders from email into a sheet', answers: { steps: '6', tools: '3', model: 'none' } },
      { task: 'Replies drafted from a help document', answers: { steps: '8', tools: '4', model: 'drafts' } },
    ],
  },
};
