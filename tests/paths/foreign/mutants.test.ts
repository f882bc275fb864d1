// @vitest-environment node
// What a few laws see of the mistakes that machines of other hands could have.
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { explore, type Laws, type Model, violations } from '../index.ts';
import { judge } from '../laws/survivors.ts';
import { connectionModel } from './connection.model.ts';
import { connectionLaws, nodeLaws, requestLaws } from './laws.ts';
import { nodeModel } from './node.model.ts';
import { requestModel } from './request.model.ts';

const suites = Object.entries({
  request: [requestModel, requestLaws],
  node: [nodeModel, nodeLaws],
  connection: [connectionModel, connectionLaws],
}) as unknown as readonly [string, readonly [Model<AnyStateMachine>, Laws<AnyStateMachine>]][];

/** Ids are made up for each request. */
const repeatable = (text: string): string => text.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '…');

/** `npm run test:models:full` also judges the connection, which takes ten seconds. */
const isFull = process.env.PATHS_COVER === 'pairs';
const judged = suites.filter(([name]) => isFull || name !== 'connection');

it.each(judged)(
  'foreign-%s: what its laws do not see is a law that is missing',
  async (name, [model, laws]) => {
    const exploration = explore(model);
    for (const [title, law] of Object.entries(laws)) expect(violations(exploration, law), title).toEqual([]);
    const { mutants, stories } = judge({ model, laws, starts: () => true, goal: () => true, exploration });
    const survivors = Object.entries(stories);
    const lines = survivors.map(([mutant, story]) => {
      const missing = story === null ? 'it behaves like the machine' : repeatable(story).slice(0, 160);
      return `${mutant}\n  ${missing}`;
    });
    const found = `${mutants.length - survivors.length} of ${mutants.length} mutants are found`;
    await expect(`${[found, ...lines].join('\n')}\n`).toMatchFileSnapshot(`./survivors/${name}.txt`);
  },
);
