// @vitest-environment node
/** The blog's posts are long enough, state their reading time and share no sentence. */
import { describe, expect, it } from 'vitest';
import { postIds, posts } from '../../../src/content/posts.ts';
import { readingMinutes, wordCount } from '../../../src/views/post/readingTime.ts';
import { isParagraph, linesWithFigures, plainText } from '../../../src/views/shared/plainText.ts';

const bodies = await Promise.all(postIds().map(async (id) => ({ id, body: (await posts[id].body()).body })));

/** Every sentence, list item, cell and heading of three words or more, in lower case without punctuation. */
const sentencesOf = (texts: readonly string[]): string[] =>
  texts
    .flatMap((text) => text.split(/[.!?:;]["”)]*\s+|\n/))
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N} ]/gu, '')
        .trim(),
    )
    .filter((sentence) => sentence.split(' ').length >= 3);

describe.each(bodies)('the post $id', ({ id, body }) => {
  it('has at least 700 words', () => {
    expect(wordCount(body)).toBeGreaterThanOrEqual(700);
  });

  it('states the reading time of its text', () => {
    expect(posts[id].readTime).toBe(`${readingMinutes(body)} min read`);
  });

  it('has headings with unique ids, a list, a table and an example', () => {
    const blocks = body.flatMap((block) => (isParagraph(block) ? [] : [block]));
    const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
    expect(blocks.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['list', 'table', 'example']));
  });

  it('has tables whose rows are as long as their heads', () => {
    for (const block of body) {
      if (isParagraph(block) || block.kind !== 'table') continue;
      for (const row of [...block.rows, ...(block.foot ? [block.foot] : [])])
        expect(row).toHaveLength(block.columns.length);
    }
  });
});

describe('the posts together', () => {
  it('share no sentence, including their introductions', () => {
    const all = bodies.flatMap(({ id, body }) => {
      const { description, lead, excerpt } = posts[id];
      return [
        ...new Set(
          sentencesOf([...body.flatMap(linesWithFigures).map(plainText), description, lead, excerpt]),
        ),
      ];
    });
    expect(all.filter((sentence, at) => all.indexOf(sentence) !== at)).toEqual([]);
  });

  it('are written in the order of their dates, which previous and next follow', () => {
    const dates = Object.values(posts).map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    expect(postIds()).toEqual(Object.keys(posts));
  });
});

describe('reading time', () => {
  const words = (n: number) => ['word '.repeat(n)];

  it.each([
    [0, 1],
    [200, 1],
    [299, 1],
    [300, 2],
    [1000, 5],
  ])('%i words take %i minutes', (n, minutes) => {
    expect(readingMinutes(words(n))).toBe(minutes);
  });
});
