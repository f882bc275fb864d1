// @vitest-environment node
import fc from 'fast-check';
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo, same, sent } from '../../tests/paths/index.ts';
import { announcementModel } from './announcement.model.ts';

machineSuite({
  name: 'announcement',
  model: announcementModel,
  starts: ({ snapshot, effects }) =>
    snapshot.value === 'silent' && same(snapshot.context, { note: '' }) && effects.length === 0,
  laws: {
    'the note is the latest one': ({ before, input, after }) => {
      const changed = sent(input, 'note.changed');
      return after.context.note === (changed ? changed.note : before.context.note);
    },
    'each new note waits until the visitor has paused for 1000 ms; an empty one clears it at once': ({
      input,
      after,
      pending,
    }) => {
      const changed = sent(input, 'note.changed');
      if (!changed) return true;
      return changed.note === ''
        ? after.value === 'silent' && pending.length === 0
        : after.value === 'waiting' && same(pending, [1_000]);
    },
    'a note is announced after the pause, and not before': ({ before, input, after }) =>
      (after.value === 'announced') === (input.kind === 'elapse') &&
      (input.kind !== 'elapse' || (before.value === 'waiting' && input.delay === 1_000)),
    'the machine has no effects': ({ effects }) => effects.length === 0,
  },
  temporal: {
    'a note that stays is announced': leadsTo(
      (snapshot) => snapshot.matches('waiting'),
      (snapshot) => !snapshot.matches('waiting'),
      { atRest: true },
    ),
  },
  goal: (snapshot) => snapshot.matches('silent'),
  arbitraries: { 'note.changed': fc.record({ note: fc.string({ maxLength: 3 }) }) },
});
