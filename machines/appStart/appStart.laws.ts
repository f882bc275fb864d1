import { did, type Laws, type StartLaw, same, sent } from '../../tests/paths/index.ts';
import type { appStartMachine } from './appStartMachine.ts';

type Machine = typeof appStartMachine;

export const appStartStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches('painting') && same(snapshot.context, { retries: 0 }) && same(effects, []);

export const appStartLaws: Laws<Machine> = {
  'the page is painted first, for 3 seconds at most': ({ before, input, after, pending }) =>
    before.matches('painting')
      ? after.matches(sent(input, 'page.painted') || input.kind === 'elapse' ? 'parsing' : 'painting') &&
        (!after.matches('painting') || same(pending, [3_000]))
      : !after.matches('painting'),
  'the document is watched once, after the paint': ({ before, after, effects }) =>
    did(effects, 'watchParsing').length === (before.matches('painting') && after.matches('parsing') ? 1 : 0),
  'late faces are shown and the visitor is watched, once, when the document is parsed': ({
    before,
    input,
    after,
    effects,
  }) => {
    const isParsed = before.matches('parsing') && !!sent(input, 'document.parsed');
    return (
      same(
        effects.map(({ type }) => type).filter((type) => /^(showFaces|watchVisitor)$/.test(type)),
        isParsed ? ['showFaces', 'watchVisitor'] : [],
      ) &&
      after.matches('waiting') === (isParsed || (before.matches('waiting') && !sent(input, 'app.wanted')))
    );
  },
  'nothing is loaded before it is wanted; then what the page needs is preloaded, once, before the app': ({
    before,
    input,
    effects,
  }) =>
    before.matches('waiting') && sent(input, 'app.wanted')
      ? same(
          effects.map(({ type }) => type),
          ['preload', 'loadApp'],
        )
      : did(effects, 'preload').length === 0,
  'the app is loaded once it is wanted, and again after each pause, and never twice at once': ({
    before,
    input,
    after,
    effects,
  }) => {
    const begins =
      (before.matches('waiting') && !!sent(input, 'app.wanted')) ||
      (before.matches('pausing') && input.kind === 'elapse');
    return did(effects, 'loadApp').length === (begins ? 1 : 0) && (!begins || after.matches('loading'));
  },
  'a load that fails is retried three times, after 1, 2 and 4 seconds': ({
    before,
    input,
    after,
    pending,
  }) => {
    const failed = before.matches('loading') && !!sent(input, 'app.failed');
    const { retries } = before.context;
    return failed
      ? retries < 3
        ? after.matches('pausing') &&
          after.context.retries === retries + 1 &&
          same(pending, [1_000 * 2 ** retries])
        : after.matches('givenUp')
      : after.context.retries === retries &&
          (!after.matches('pausing') || before.matches('pausing')) &&
          (!after.matches('givenUp') || before.matches('givenUp'));
  },
  'presses are left to the browser when a load takes longer than 35 seconds, or when none is left': ({
    before,
    input,
    after,
    pending,
    effects,
  }) => {
    const isLate = before.matches('loading') && input.kind === 'elapse';
    const isOver = after.matches('givenUp') && !before.matches('givenUp');
    const begins = after.matches('loading') && !before.matches('loading');
    return (
      did(effects, 'reportMissing').length === (isLate || isOver ? 1 : 0) &&
      (!begins || same(pending, [35_000]))
    );
  },
  'an app that is late takes over nevertheless': ({ before, input, after }) =>
    before.matches('loading')
      ? after.matches('started') === !!sent(input, 'app.started') &&
        (input.kind !== 'elapse' || after.matches('loading'))
      : !after.matches('started') || before.matches('started'),
};
