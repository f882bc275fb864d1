// @vitest-environment node
import { expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo } from '../../tests/paths/index.ts';
import { deliveryMachine } from '../delivery/deliveryMachine.ts';
import type { Due } from '../delivery/deliveryRules.ts';
import { outboxLaws, outboxStarts } from './outbox.laws.ts';
import { outboxModel } from './outbox.model.ts';
import { outboxMachine } from './outboxMachine.ts';
import type { Look, Seen } from './outboxRules.ts';

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

it('each delivery is of its message', async () => {
  const ids: string[] = [];
  const read = fromPromise<Due | null, string>(({ input }) => {
    ids.push(input);
    return new Promise(() => {});
  });
  const look = fromPromise<Look, Seen | null>(async () => ({
    seen: { at: 1, nextAt: 2 },
    due: ['a-1', 'b-1', 'c-1'],
  }));
  const deliver = deliveryMachine.provide({ actors: { read } });
  const actor = createActor(outboxMachine.provide({ actors: { look, deliver } }), { input: { atOnce: 2 } });
  actor.start();
  await expect.poll(() => ids).toEqual(['a-1', 'b-1']);
  actor.stop();
});
