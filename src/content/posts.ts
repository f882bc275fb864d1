import type { PostId } from './ids.ts';
import type { PageWords } from './page.ts';

export interface Post extends PageWords {
  readonly category: string;
  readonly author: string;
  /** The day of publication, ISO 8601. */
  readonly date: string;
}

/** The blog's posts, by id. */
export const posts: Record<PostId, Post> = {
  'first-brief': {
    title: 'How to write a brief that comes back right',
    description:
      'Six lines that decide whether a small task comes back right the first time, with an example for each.',
    heading: 'How to write a brief that comes back right',
    lead: 'Most work that disappoints was asked for in one sentence. Six short lines, written before you send the file, change that.',
    category: 'Buying',
    author: 'Deskhand editors',
    date: '2025-03-04',
  },
  'fair-price-small-tasks': {
    title: 'What a fair price for a small task is made of',
    description:
      'Reading time, doing time and answering time: how freelancers can price small tasks, and how buyers can read a price.',
    heading: 'What a fair price for a small task is made of',
    lead: 'A task that takes twenty minutes is never only twenty minutes of work. Knowing what else is in a price helps both sides agree on it faster.',
    category: 'Pricing',
    author: 'Deskhand editors',
    date: '2025-05-20',
  },
  'spreadsheet-handover': {
    title: 'Handing over a spreadsheet so that it survives you',
    description:
      'Names, notes and checks: how to hand over a workbook so that its next owner can change it without fear.',
    heading: 'Handing over a spreadsheet so that it survives you',
    lead: 'A sheet is finished when somebody else can change it without breaking it. These habits cost ten minutes and save the next person a day.',
    category: 'Craft',
    author: 'Deskhand editors',
    date: '2025-09-16',
  },
};
