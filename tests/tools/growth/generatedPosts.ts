import { type Post, posts } from '../../../src/content/posts.ts';
import type { Block } from '../../../src/content/richText.ts';

const words =
  'sheet brief price hour draft table figure client total page letter task week column note value check file owner line'.split(
    ' ',
  );

/** Sentences that differ from post to post. */
const sentences = (seed: number, count: number): string =>
  Array.from({ length: count }, (_, line) => {
    const at = (n: number) =>
      words[(seed * 7 + line * 11 + n * 13 + ((seed * line * n) % 17)) % words.length];
    return `The ${at(1)} of ${at(2)} ${seed} has a ${at(3)}, ${line} of each ${at(4)}, and its ${at(5)} is the ${at(6)}.`;
  }).join(' ');

const bodyOf = (seed: number): readonly Block[] =>
  [1, 2, 3, 4, 5, 6].flatMap((part): Block[] => [
    { kind: 'heading', id: `part-${part}`, text: `Part ${part} of post ${seed}` },
    sentences(seed + part * 31, 5),
    sentences(seed + part * 57, 4),
    part % 2 === 0
      ? { kind: 'list', items: [1, 2, 3].map((n) => sentences(seed + n + part, 1)) }
      : {
          kind: 'table',
          caption: `Table ${part} of post ${seed}`,
          columns: [{ label: 'Line' }, { label: 'Before' }, { label: 'After' }],
          rows: [1, 2, 3].map((n) => [`${n}`, sentences(seed * n, 1), sentences(seed + n, 1)]),
        },
  ]);

const dayOf = (n: number): string => new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);

const postOf = (n: number): Post => ({
  id: `generated-${n}`,
  title: `Generated post number ${n}`,
  description: `What post number ${n} is about, in a sentence as long as search engines show it below the title of a page, and not longer.`,
  heading: `Generated post number ${n}`,
  lead: sentences(n, 2),
  excerpt: sentences(n + 3, 2),
  category: 'Craft',
  author: 'The editors',
  date: dayOf(n),
  readTime: '5 min read',
  image: 'handover',
  body: async () => ({ body: bodyOf(n) }),
});

/** From 1001 on, so that a page is not longer because of a digit more. */
const firstNumber = 1001;

/** Adds `count` posts, each as long as a written one and without a social image of its own, to the site of this process. */
export function addPosts(count: number): void {
  const numbers = Array.from({ length: count }, (_, n) => firstNumber + n);
  Object.assign(posts, Object.fromEntries(numbers.map((n) => [`generated-${n}`, postOf(n)])));
}
