// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { opensView, placeOfView } from './viewHashRules.ts';

describe('opensView', () => {
  it.each([
    ...['#learn-a', '#article-a', '#topic-a', '#learn-'],
    ...['#tab-a', '#package-a', '#pricing-yearly', '#pricing-a', '#sample-after'],
  ])('returns true for %s', (hash) => expect(opensView(hash)).toBe(true));
  it.each(['', '#', 'learn-a', '#x-learn-a', '#Learn-a', '#learning', '#pricing', '#tab', '#x-tab-a'])(
    'returns false for %j',
    (hash) => expect(opensView(hash)).toBe(false),
  );
});

describe('placeOfView', () => {
  it('is the pricing for yearly prices, and nothing for other views', () => {
    expect(placeOfView('#pricing-yearly')).toBe('pricing');
    for (const hash of [
      '#pricing-',
      '#pricing-x',
      '#pricing-yearly-x',
      '#tab-yearly',
      '#learn-excel-assist',
      '',
    ])
      expect(placeOfView(hash), hash).toBeNull();
  });
});
