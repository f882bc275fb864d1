// @vitest-environment node
import { readFileSync, rmSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { figuresOf, record, recordFile } from '../coverage/record.ts';
import { everythingModel } from '../definition/everythingMachine.ts';
import { explore } from '../definition/explore.ts';
import { enquiryLaws } from '../example/enquiry.laws.ts';
import { enquiryModel } from '../example/enquiry.model.ts';
import { deadlocks, did, same, sent, settled, violations } from '../laws/laws.ts';
import { coveringPaths } from '../walk/coveringPaths.ts';
import { checkAtRandom } from './checkAtRandom.ts';

const enquiry = explore(enquiryModel);

describe('violations', () => {
  it('returns the three shortest paths, and how many more there are', () =>
    expect(violations(enquiry, ({ after }) => !after.matches({ open: 'details' }))).toEqual([
      'open → topic.changed {"value":"order"} → next',
      'open → topic.changed {"value":"order"} → next → open',
      'open → topic.changed {"value":"order"} → next → next',
      'and 490 more',
    ]));
  it('returns nothing for a law that holds', () =>
    expect(violations(enquiry, enquiryLaws['back undoes next']!)).toEqual([]));
});

describe('deadlocks', () => {
  it('returns the paths to states from which no goal can be reached', () => {
    const everything = explore(everythingModel);
    const away = deadlocks(everything, (snapshot) => snapshot.matches('idle') || snapshot.status === 'done');
    expect(away[0]).toBe('GO → load fails');
    const isGoal = (snapshot: (typeof everything.starts)[number]['state']['snapshot']) =>
      snapshot.matches('idle') || snapshot.matches({ working: 'failed' }) || snapshot.status === 'done';
    expect(deadlocks(everything, isGoal)).toEqual([]);
  });
});

describe('helpers for laws', () => {
  const typed = { kind: 'send', event: { type: 'typed', value: 'a' } } as const;
  const failed = { kind: 'settle', actor: 'send', outcome: 'fails', event: { type: 'e' } } as const;
  it('read what was sent, how an actor ended, and what was done', () => {
    expect(sent(typed, 'typed')?.value).toBe('a');
    expect(sent<{ type: string }, string>(failed, 'e')).toBeUndefined();
    expect([settled(failed, 'send'), settled(failed, 'send', 'succeeds'), settled(typed, 'send')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(
      did(
        [
          { type: 'log', params: 1 },
          { type: 'notify', params: 2 },
        ],
        'notify',
      ),
    ).toEqual([2]);
    expect(same({ a: [1] }, { a: [1] })).toBe(true);
  });
  it('count emitted events and started actors as effects', () => {
    const everything = explore(everythingModel);
    const effects = everything.steps.flatMap((step) => step.effects.map(({ type }) => type));
    expect(new Set(effects)).toEqual(new Set(['emit NEWS', 'log', 'start load']));
  });
});

describe('checkAtRandom', () => {
  it('agrees with the running actor, also between timers', () =>
    checkAtRandom(explore(everythingModel), {}, {}, { numRuns: 300 }));
  it('reports the seed, the law and the path', async () => {
    const laws = {
      'nothing is sent': ({ after }: { after: { matches(state: 'closed'): boolean } }) =>
        after.matches('closed'),
    };
    const error = await checkAtRandom(enquiry, laws).catch((caught: Error) => caught);
    expect(`${(error as Error).message} ${(error as Error).cause}`).toMatch(
      /seed: 1[\s\S]*nothing is sent: /,
    );
  });
});

it('records the figures of a level', () => {
  const covering = coveringPaths(enquiryModel);
  const [first] = covering.paths;
  const figures = figuresOf(covering, first ? [first] : []);
  expect(figures).toMatchObject({ machine: 'enquiry', paths: covering.paths.length, passed: 1 });
  expect(figures.transitions.covered).toBe(figures.transitions.total - figures.missing.transitions.length);
  const none = { name: 'example-none', level: 'view', cover: 'pairs' } as const;
  record({ ...none, ...figures });
  expect(JSON.parse(readFileSync(recordFile(none), 'utf8'))).toMatchObject({
    name: 'example-none',
    passed: 1,
  });
  rmSync(recordFile(none));
});

it('writes unusual runs to separate files', () =>
  expect(
    [
      { name: 'a', level: 'browser', cover: 'transitions' } as const,
      { name: 'a', level: 'browser', cover: 'pairs' } as const,
      { name: 'a', level: 'browser', cover: 'transitions', project: 'phone' } as const,
      { name: 'a', level: 'browser', cover: 'transitions', engine: 'chromium' } as const,
      { name: 'a', level: 'browser', cover: 'transitions', engine: 'firefox' } as const,
    ].map((each) => basename(recordFile(each))),
  ).toEqual([
    'a.browser.json',
    'a.browser.pairs.json',
    'a.browser.phone.json',
    'a.browser.json',
    'a.browser.firefox.json',
  ]));
