import { config } from '../config.ts';
import type { PageWords } from './page.ts';
import type { Block } from './richText.ts';

export interface Post extends PageWords {
  readonly id: string;
  readonly excerpt: string;
  readonly category: string;
  readonly author: string;
  /** ISO 8601. */
  readonly date: string;
  /** Such as '5 min read'. A test compares it with the body. */
  readonly readTime: string;
  readonly image: 'brief' | 'price' | 'handover';
  readonly body: () => Promise<{ readonly body: readonly Block[] }>;
}

const written = {
  'first-brief': {
    title: 'How to write a brief that comes back right',
    description:
      'Six short lines that decide whether a small task comes back right the first time, with an example for each one and two complete briefs.',
    heading: 'How to write a brief that comes back right',
    lead: 'One sentence is enough to ask. For an offer that holds, and for work that comes back right, add six short lines before anyone starts.',
    excerpt:
      'Six questions, one line each, applied to an ordinary task: turning a year of shop orders into a monthly overview. With a table of two complete briefs to copy.',
    category: 'Buying',
    author: `${config.name} editors`,
    date: '2025-03-04',
    readTime: '5 min read',
    image: 'brief',
    body: () => import('./posts/first-brief.ts'),
  },
  'fair-price-small-tasks': {
    title: 'What goes into a fair price for a small task',
    description:
      'Reading time, doing time and answering time: how freelancers can price small tasks, and how buyers can tell what is in a price.',
    heading: 'What goes into a fair price for a small task',
    lead: 'A task that takes twenty minutes is never only twenty minutes of work. Knowing what else is in the price helps both sides agree faster.',
    excerpt:
      'Why a twenty-minute fix takes seventy-five, how to get from minutes to euros without forgetting the fee, and how to talk about a price without haggling.',
    category: 'Pricing',
    author: `${config.name} editors`,
    date: '2025-05-20',
    readTime: '5 min read',
    image: 'price',
    body: () => import('./posts/fair-price-small-tasks.ts'),
  },
  'spreadsheet-handover': {
    title: 'How to hand over a spreadsheet that outlives you',
    description:
      'Names, notes and checks: how to hand over a workbook so that its next owner can change it without being afraid of breaking it.',
    heading: 'How to hand over a spreadsheet that outlives you',
    lead: 'A sheet is finished when someone else can change it without breaking it. These habits take ten minutes and save the next person a day.',
    excerpt:
      'A first tab that answers five questions, names instead of mysterious numbers, three formulas that raise the alarm, and a rehearsal in which you say nothing.',
    category: 'Craft',
    author: `${config.name} editors`,
    date: '2025-09-16',
    readTime: '5 min read',
    image: 'handover',
    body: () => import('./posts/spreadsheet-handover.ts'),
  },
} as const satisfies Record<string, Omit<Post, 'id'>>;

export type PostId = keyof typeof written;

/** The posts by id. Only for prerendering and development: no script of the built site contains them (decision R15). */
export const posts = Object.fromEntries(
  Object.entries(written).map(([id, post]) => [id, { id, ...post }]),
) as Readonly<Record<PostId, Post>>;

const byDate = (one: PostId, other: PostId): number => {
  const [date, otherDate] = [posts[one].date, posts[other].date];
  return date === otherDate ? 0 : date < otherDate ? -1 : 1;
};

export const postIds = (): PostId[] => (Object.keys(posts) as PostId[]).sort(byDate);

export const findPost = (id: string): Post | undefined =>
  Object.hasOwn(posts, id) ? posts[id as PostId] : undefined;

const postsPerPage = 20;

/** At least 1. */
export const blogPageCount = (): number => Math.max(1, Math.ceil(Object.keys(posts).length / postsPerPage));

/** The latest first. `page` begins with 1. */
export const postsOnPage = (page: number): PostId[] =>
  postIds()
    .reverse()
    .slice((page - 1) * postsPerPage, page * postsPerPage);
