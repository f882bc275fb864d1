import { config } from '../config.ts';
import type { PostId } from './ids.ts';
import type { PageWords } from './page.ts';

/** Titles and introductions of the posts by id. Each body is a module of its own in `posts/`. */
export const posts: Record<PostId, PageWords> = {
  'first-brief': {
    title: 'How to write a brief that comes back right',
    description:
      'Six short lines that decide whether a small task comes back right the first time, with an example for each one and two complete briefs.',
    heading: 'How to write a brief that comes back right',
    lead: 'Most disappointing work started with a one-sentence request. Six short lines, written before you send the file, change that.',
  },
  'fair-price-small-tasks': {
    title: 'What goes into a fair price for a small task',
    description:
      'Reading time, doing time and answering time: how freelancers can price small tasks, and how buyers can tell what is in a price.',
    heading: 'What goes into a fair price for a small task',
    lead: 'A task that takes twenty minutes is never only twenty minutes of work. Knowing what else is in the price helps both sides agree faster.',
  },
  'spreadsheet-handover': {
    title: 'How to hand over a spreadsheet that outlives you',
    description:
      'Names, notes and checks: how to hand over a workbook so that its next owner can change it without being afraid of breaking it.',
    heading: 'How to hand over a spreadsheet that outlives you',
    lead: 'A sheet is finished when someone else can change it without breaking it. These habits take ten minutes and save the next person a day.',
  },
};

interface PostFacts {
  /** What a reader gets from it, for the list of posts. */
  readonly excerpt: string;
  readonly category: string;
  readonly author: string;
  /** The day of publication, ISO 8601. */
  readonly date: string;
  /** The reading time, such as '5 min read'. A test compares it with the body's number of words. */
  readonly readTime: string;
  /** The picture beside it. */
  readonly image: 'brief' | 'price' | 'handover';
}

/** Further facts about each post. */
export const postFacts: Record<PostId, PostFacts> = {
  'first-brief': {
    excerpt:
      'Six questions, one line each, applied to an ordinary task: turning a year of shop orders into a monthly overview. With a table of two complete briefs to copy.',
    category: 'Buying',
    author: `${config.name} editors`,
    date: '2025-03-04',
    readTime: '5 min read',
    image: 'brief',
  },
  'fair-price-small-tasks': {
    excerpt:
      'Why a twenty-minute fix takes seventy-five, how to get from minutes to euros without forgetting the fee, and how to talk about a price without haggling.',
    category: 'Pricing',
    author: `${config.name} editors`,
    date: '2025-05-20',
    readTime: '5 min read',
    image: 'price',
  },
  'spreadsheet-handover': {
    excerpt:
      'A first tab that answers five questions, names instead of mysterious numbers, three formulas that raise the alarm, and a rehearsal in which you say nothing.',
    category: 'Craft',
    author: `${config.name} editors`,
    date: '2025-09-16',
    readTime: '5 min read',
    image: 'handover',
  },
};
