// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo } from '../../tests/paths/index.ts';
import { outboxLaws, outboxStarts } from './outbox.laws.ts';
import { outboxModel } from './outbox.model.ts';

machineSuite({
  name: 'outbox',
  model: outboxModel,
  laws: outboxLaws,
  starts: outboxStarts,
  temporal: {
    'what is due is under way in the end': leadsTo(
      ({ context }) => context.due.includes('c-1'),
      (snapshot) => snapshot.context.underWay.includes('c-1') || !snapshot.matches('open'),
    ),
    'the outbox is looked at again and again': leadsTo(
      (snapshot) => snapshot.matches('open'),
      (snapshot) => snapshot.matches({ open: 'looking' }) || !snapshot.matches('open'),
    ),
    'closing ends': leadsTo(
      (snapshot) => snapshot.matches('closing'),
      (snapshot) => snapshot.matches('closed'),
    ),
  },
  equivalent: {
    'open.failing: after failurePause: goes to draining': 'Nothing is due then, so it looks at once.',
    'open: starts in draining': 'Nothing is due then, so it looks at once.',
  },
  goal: (snapshot) => snapshot.matches('closed'),
});
