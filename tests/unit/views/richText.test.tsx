// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Block, TextBlock } from '../../../src/content/richText.ts';
import { drawFigure } from '../../../src/views/shared/drawFigure.tsx';
import { linesWithFigures, plainText } from '../../../src/views/shared/plainText.ts';
import { RichText } from '../../../src/views/shared/RichText.tsx';

/** The HTML without its classes. */
const bare = (html: string): string => html.replace(/ class="[^"]*"/g, '');

const words: readonly TextBlock[] = [
  'By {author}, <b>not</b> HTML.',
  { kind: 'heading', text: 'Ask', id: 'ask' },
  ['Read ', { to: 'cookies', hash: 'stored', text: 'the policy' }, ' or ', { code: 'npm' }, ' or ', '.'],
  { kind: 'list', items: ['one', 'one'] },
  { kind: 'list', ordered: true, items: ['first'] },
];
const figures: readonly Block[] = [
  { kind: 'quote', text: 'Said.' },
  { kind: 'example', label: 'Edited', text: ['so ', { deleted: 'much ' }, { inserted: 'little' }, '.'] },
  { kind: 'definitions', items: [{ term: 'Seller', text: 'who sells' }] },
];

it('renders paragraphs, headings, links, code and lists, and fills in values', () => {
  const html = renderToStaticMarkup(<RichText blocks={words} values={{ author: 'Ada' }} headingLevel={3} />);
  expect(bare(html)).toBe(
    '<div><p>By Ada, &lt;b&gt;not&lt;/b&gt; HTML.</p><h3 id="ask">Ask</h3>' +
      '<p>Read <a href="/legal/cookies#stored">the policy</a> or <code>npm</code> or .</p>' +
      '<ul><li>one</li><li>one</li></ul><ol><li>first</li></ol></div>',
  );
});

it('leaves the wrapper to a document, except for lists', () => {
  const html = renderToStaticMarkup(<RichText blocks={words.slice(3)} variant="document" />);
  expect(bare(html)).toBe('<div><ul><li>one</li><li>one</li></ul></div><div><ol><li>first</li></ol></div>');
});

it('renders figures, including an editor’s marks', () => {
  const html = renderToStaticMarkup(<RichText blocks={figures} drawFigure={drawFigure} />);
  expect(bare(html).replace(/<svg.*?<\/svg>/g, '')).toBe(
    '<div><blockquote><p>Said.</p></blockquote>' +
      '<figure><div><figcaption>Edited</figcaption>' +
      '<p>so <del>much </del><ins>little</ins>.</p></div></figure>' +
      '<dl><div><dt>Seller</dt><dd>who sells</dd></div></dl></div>',
  );
});

it('has each word in its plain text', () => {
  expect([...words, ...figures].flatMap(linesWithFigures).map(plainText)).toEqual([
    'By {author}, <b>not</b> HTML.',
    'Ask',
    'Read the policy or npm or .',
    'one',
    'one',
    'first',
    'Said.',
    'Edited',
    'so much little.',
    'Seller',
    'who sells',
  ]);
});
