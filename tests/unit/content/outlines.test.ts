// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { messageLimits } from '../../../machines/contactSubmission/contactSubmissionRules.ts';
import { briefLines } from '../../../src/content/briefLines.ts';
import { outlines } from '../../../src/content/contact.ts';
import { body } from '../../../src/content/posts/first-brief.ts';
import { promptsFor } from '../../../src/views/contact/contactWords.ts';

/** The subjects that links fill in, as they are written in the content. */
const subjects = readdirSync('src/content', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && file !== 'contact.ts' && file !== 'inboxWords.ts')
  .flatMap((file) => [
    ...readFileSync(`src/content/${file}`, 'utf8').matchAll(/\b(?:s|quoteS)ubject: '([^']+)'/g),
  ])
  .flatMap(([, subject = '']) => subject);

it('every subject that a link fills in has its outline', () => {
  expect(subjects.length).toBeGreaterThan(20);
  const beginnings = subjects.map((subject) => subject.split(':')[0] ?? '');
  expect([...new Set(beginnings)].sort()).toEqual(Object.keys(outlines).sort());
});

it.each(['', 'Something else', 'constructor', '__proto__'])(
  'a message about %j has the lines of a brief',
  (subject) => expect(promptsFor(subject)).toEqual(Object.values(briefLines)),
);

it('an outline leaves room to write, and its lines have names of their own', () => {
  for (const prompts of Object.values(outlines)) {
    const text = prompts.map(({ line }) => line).join('\n');
    expect(text.length).toBeLessThan(messageLimits.max / 4);
    expect(new Set(prompts.map(({ name }) => name)).size).toBe(prompts.length);
    for (const { line } of prompts) expect(line).toMatch(/: $/);
  }
});

it('the blog explains the lines that the forms offer', () => {
  const headings = body.flatMap((block) =>
    typeof block === 'object' && 'kind' in block && block.kind === 'heading' && block.text.startsWith('Line ')
      ? [block.text]
      : [],
  );
  expect(headings).toEqual(Object.values(briefLines).map(({ title }, at) => `Line ${at + 1}: ${title}`));
});
