import { expect, it } from 'vitest';
import { lengthOf, scrub } from '../../../src/devtools/inspector/scrub.ts';

it('hides the key of an order in an address, and no other hash (decision D10)', () => {
  expect(scrub({ hash: '#q3Fz0aB_8kLmN2pRsT5vw7' }, lengthOf)).toEqual({ hash: '‹23 characters›' });
  expect(scrub({ hash: '#q3Fz-0aB_8kLmN2pRsT5vw' }, lengthOf)).toEqual({ hash: '‹23 characters›' });
  const order = { id: '3f2a91c0-1', key: 'q3Fz-0aB_8kLmN2pRsT5vw' };
  expect(scrub({ reply: { order } }, lengthOf)).toEqual({
    reply: { order: { ...order, key: '‹22 characters›' } },
  });
  expect(scrub({ hash: '#article-first-order' }, lengthOf)).toEqual({ hash: '#article-first-order' });
});
