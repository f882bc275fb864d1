// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { opensView } from './viewHashRules.ts';

describe('a hash opens a view', () => {
  it.each(['#learn-a', '#article-a', '#topic-a', '#learn-'])('if it begins as one: %s', (hash) =>
    expect(opensView(hash)).toBe(true),
  );
  it.each(['', '#', 'learn-a', '#x-learn-a', '#Learn-a', '#learning'])('else not: %j', (hash) =>
    expect(opensView(hash)).toBe(false),
  );
});
