// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo } from '../../tests/paths/index.ts';
import { ownershipLaws, ownershipStarts } from './ownership.laws.ts';
import { ownershipModel } from './ownership.model.ts';

machineSuite({
  name: 'ownership',
  model: ownershipModel,
  laws: ownershipLaws,
  starts: ownershipStarts,
  temporal: {
    'the outbox is claimed again and again': leadsTo(
      ({ status }) => status === 'active',
      (snapshot) =>
        snapshot.matches('claiming') || snapshot.matches({ owning: 'beating' }) || snapshot.matches('closed'),
    ),
  },
  infeasible: {
    'outboxMachine.ts: nextTurns(context).length > 0 is never true': 'The outbox has a suite of its own.',
  },
  goal: (snapshot) => snapshot.matches('closed'),
});
