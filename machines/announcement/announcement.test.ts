// @vitest-environment node
import fc from 'fast-check';
import { same, sent } from '../../tests/paths/laws.ts';
import { machineSuite } from '../../tests/paths/suite.ts';
import { announcementModel } from './announcement.model.ts';

machineSuite({
  name: 'announcement',
  model: announcementModel,
  starts: ({ snapshot, effects }) =>
    snapshot.value === 'silent' && same(snapshot.context, { note: '' }) && effects.length === 0,
  laws: {
    'the note is what was said last': ({ before, stimulus, after }) => {
      const changed = sent(stimulus, 'note.changed');
      return after.context.note === (changed ? changed.note : before.context.note);
    },
    'a note waits for a pause of 1000 ms, anew with every change; an empty one is silence': ({
      stimulus,
      after,
      pending,
    }) => {
      const changed = sent(stimulus, 'note.changed');
      if (!changed) return true;
      return changed.note === ''
        ? after.value === 'silent' && pending.length === 0
        : after.value === 'waiting' && same(pending, [1_000]);
    },
    'it is told after the pause, and not before': ({ before, stimulus, after }) =>
      (after.value === 'announced') === (stimulus.kind === 'elapse') &&
      (stimulus.kind !== 'elapse' || (before.value === 'waiting' && stimulus.delay === 1_000)),
    'nothing is asked of the world': ({ effects }) => effects.length === 0,
  },
  home: (snapshot) => snapshot.matches('silent'),
  arbitraries: { 'note.changed': fc.record({ note: fc.string({ maxLength: 3 }) }) },
});
