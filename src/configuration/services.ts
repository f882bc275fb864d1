/** In the order of the request form. Each has its texts in `src/content`, under this id. */
export const servicePageIds = [
  'excel-assist',
  'presentation-design',
  'content-editing',
  'website-copywriting',
  'automation-ai',
] as const;

export type ServicePageId = (typeof servicePageIds)[number];

export type ServicePictureName = 'sheet' | 'slides' | 'edits' | 'page' | 'routine' | 'undecided';

interface Service {
  readonly name: string;
  readonly startingPrice: number;
  /** The usual time for what the starting price covers. */
  readonly workingDays: number;
  readonly picture: ServicePictureName;
}

/** Decision U23 assigns the prices. */
export const serviceFacts: Readonly<Record<ServicePageId, Service>> = {
  'excel-assist': { name: 'Excel assistance', startingPrice: 50, workingDays: 2, picture: 'sheet' },
  'presentation-design': {
    name: 'Presentation design',
    startingPrice: 150,
    workingDays: 3,
    picture: 'slides',
  },
  'content-editing': { name: 'Content editing', startingPrice: 30, workingDays: 2, picture: 'edits' },
  'website-copywriting': { name: 'Website copywriting', startingPrice: 500, workingDays: 6, picture: 'page' },
  'automation-ai': {
    name: 'Automation & AI helpers',
    startingPrice: 100,
    workingDays: 4,
    picture: 'routine',
  },
};

export const rankedServiceIds: readonly [ServicePageId, ...ServicePageId[]] = [
  'excel-assist',
  'website-copywriting',
  'presentation-design',
  'content-editing',
  'automation-ai',
];

export const lowestPrice = Math.min(...Object.values(serviceFacts).map(({ startingPrice }) => startingPrice));
