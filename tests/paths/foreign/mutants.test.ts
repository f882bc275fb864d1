// @vitest-environment node
// What a few laws see of the mistakes that machines of other hands could have.
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { coverageOf } from '../coverage/coverageOf.ts';
import { explore, type Laws, type Model, violations } from '../index.ts';
import { judge } from '../laws/survivors.ts';
import { connectionModel } from './connection.model.ts';
import { connectionLaws, draggedLaws, nodeLaws, requestLaws } from './laws.ts';
import { nodeModel } from './node.model.ts';
import { requestModel } from './request.model.ts';
import { draggedModel } from './splitter.model.ts';

const suites = Object.entries({
  request: [requestModel, requestLaws],
  node: [nodeModel, nodeLaws],
  connection: [connectionModel, connectionLaws],
  splitter: [draggedModel, draggedLaws],
}) as unknown as readonly [string, readonly [Model<AnyStateMachine>, Laws<AnyStateMachine>]][];

/** Ids are made up for each request. */
const repeatable = (text: string): string => text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '…');

it.each(suites)('foreign-%s obeys its laws', (_, [model, laws]) => {
  const exploration = explore(model);
  for (const [title, law] of Object.entries(laws)) expect(violations(exploration, law), title).toEqual([]);
});

/** `npm run test:models:full` also judges the connection and the splitter, which takes fifteen seconds. */
const isFull = process.env.PATHS_COVER === 'pairs';
const judged = suites.filter(([name]) => isFull || name === 'request' || name === 'node');

it.each(judged)(
  'foreign-%s: what its laws do not see is a law that is missing',
  async (name, [model, laws]) => {
    const exploration = explore(model);
    const unreachable = coverageOf(exploration).uncovered;
    const oracle = { model, laws, starts: () => true, goal: () => true, exploration, unreachable };
    const { mutants, stories } = judge(oracle);
    const survivors = Object.entries(stories);
    const lines = survivors.map(([mutant, story]) => {
      const missing = story === null ? 'it behaves like the machine' : repeatable(story).slice(0, 160);
      return `${mutant}\n  ${missing}`;
    });
    const found = `${mutants.length - survivors.length} of ${mutants.length} mutants are found`;
    await expect(`${[found, ...lines].join('\n')}\n`).toMatchFileSnapshot(`./survivors/${name}.txt`);
  },
);
