// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo } from '../../tests/paths/index.ts';
import { shareLaws, shareStarts } from './share.laws.ts';
import { shareActorModel } from './share.model.ts';
import { isAbort } from './shareRules.ts';

machineSuite({
  name: 'share',
  model: shareActorModel,
  laws: shareLaws,
  starts: shareStarts,
  temporal: {
    'every press ends': leadsTo(
      (snapshot) => !snapshot.matches('idle'),
      (snapshot) => snapshot.matches('idle'),
    ),
  },
  goal: (snapshot) => snapshot.matches('idle'),
  arbitraries: {
    'link.share': fc.record(
      { link: fc.record({ title: fc.string(), url: fc.webUrl() }, { noNullPrototype: true }) },
      { noNullPrototype: true },
    ),
  },
});

describe('isAbort', () => {
  it.each([
    [new DOMException('closed', 'AbortError'), true],
    [Object.assign(new Error('closed'), { name: 'AbortError' }), true],
    [new DOMException('refused', 'NotAllowedError'), false],
    [new DOMException('busy', 'InvalidStateError'), false],
    [new TypeError('AbortError'), false],
    ['AbortError', false],
    [null, false],
    [undefined, false],
  ])('returns for %s: %s', (error, expected) => expect(isAbort(error)).toBe(expected));
});
