// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { opensView } from './viewHashRules.ts';

describe('opensView', () => {
  it.each(['#learn-a', '#article-a', '#topic-a', '#learn-'])('returns true for %s', (hash) =>
    expect(opensView(hash)).toBe(true),
  );
  it.each(['', '#', 'learn-a', '#x-learn-a', '#Learn-a', '#learning'])('returns false for %j', (hash) =>
    expect(opensView(hash)).toBe(false),
  );
});
