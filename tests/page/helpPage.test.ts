// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { storageKeys } from '../../src/wiring/storageKeys.ts';
import { explorePage, mustObey, pageFailures, pageViolations } from '../paths/compose.ts';
import { helpPageLaws } from './helpPage.laws.ts';
import { type HelpPageFaults, helpPage, storageOf } from './helpPage.ts';

/** `npm run test:models:full` sets the variable; with it, the history is longer. */
const isFull = process.env.PATHS_COVER === 'pairs';
const entries = isFull ? 3 : 2;
const exploration = explorePage(helpPage({}, entries), { budget: isFull ? 200_000 : 20_000 });

describe(`the help center as a whole, with a history of ${entries}: ${exploration.summary}`, () => {
  const failures = pageFailures('helpPage', 'actor', exploration);
  it.each(Object.entries(helpPageLaws).map(([title, law], i) => [title, law, i + 1] as const))(
    '%s',
    (title, law, n) => failures.law(n, title, law),
  );
  for (const { title, run } of failures.replays())
    it(title, () => run(async (path) => mustObey(helpPageLaws, path)));
  it('is explored to the end', () => expect([exploration.unexplored, exploration.cut]).toEqual([0, 0]));
});

describe('mistakes in the wiring', () => {
  // The stories are short, so the nearest states are enough.
  const explored = (faults: HelpPageFaults) => explorePage(helpPage(faults), { budget: 1_500 });
  it('a request that stays open over another address of its page would be under an article', () =>
    expect(
      pageViolations(
        explored({ keepsRequest: true }),
        helpPageLaws['one modal dialog is open at a time']!,
      )[0],
    ).toBe('requestWizard: wizard.open → hash.typed → navigation: loadView loads'));
  it('a page that changes the hash while another one is on its way would give that page a wrong address', () =>
    expect(() => explored({ replacesAhead: true })).toThrow(
      /"#topic-payments-billing","path":"\/region".* after .* → back → .* → forward → helpTopic: topic.toggle → back$/,
    ));
});

it('no two machines of the page write under one key', () => {
  const writers = Object.entries(exploration.quotients).flatMap(
    ([
      part,
      {
        exploration: { steps },
      },
    ]) =>
      [...new Set(steps.flatMap(({ effects }) => effects.flatMap(({ type }) => storageOf[type] ?? [])))].map(
        (key) => `${key}: ${part}`,
      ),
  );
  expect(writers.sort()).toEqual([`${storageKeys.request}: requestWizard`, `${storageKeys.region}: region`]);
});
