// @proof thorough
// Third-party machines, as their packages publish them.
import { expect, it } from 'vitest';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import { machineSuite } from '../actor.ts';
import { counterexample, explore, leadsTo, never, settled, violations } from '../index.ts';
import { connectionModel } from './connection.model.ts';
import { nodeModel } from './node.model.ts';
import { requestModel } from './request.model.ts';
import { draggedModel, splitterModel } from './splitter.model.ts';

const common = { laws: {}, starts: () => true, mutants: false, chartFile: false } as const;

machineSuite({
  ...common,
  name: 'foreign-request',
  model: requestModel,
  goal: ({ status }) => status === 'done',
  temporal: {
    'every request ends': leadsTo(
      () => true,
      ({ status }) => status === 'done',
    ),
  },
});

/** The requests of a failed heartbeat stay, see below; the model stops at two of them. */
const isStuck = (requests: readonly unknown[]) => requests.length > 1;
machineSuite({
  ...common,
  name: 'foreign-connection',
  model: connectionModel,
  goal: ({ context, value }) => value === 'idle' || isStuck(context.requests),
  temporal: {
    'a handshake ends': leadsTo(
      (snapshot) => snapshot.matches('handshaking'),
      (snapshot) => !snapshot.matches('handshaking'),
    ),
  },
});

it('foreign-connection: a heartbeat without an answer stays among the requests for ever', () =>
  expect(
    violations(explore(connectionModel), ({ input, after }) => {
      if (!settled(input, 'requestMachine')) return true;
      const { actorId } = input.event as AnyEventObject;
      return after.context.requests.every(({ id }) => id !== actorId);
    })[0],
  ).toBe('target.set {"target":{}} → connect → listen for handshake hears → requestMachine fails'));

machineSuite({
  ...common,
  name: 'foreign-node',
  model: nodeModel,
  goal: (snapshot) => snapshot.matches('connected') || snapshot.matches('idle'),
  temporal: {
    'nothing waits while connected': never(
      (snapshot) => snapshot.matches('connected') && snapshot.context.buffer.length > 0,
    ),
  },
});

it('foreign-node: a peer that begins again and again keeps it in the handshake', () => {
  const isShaking = (snapshot: SnapshotFrom<typeof nodeModel.machine>) => snapshot.matches('handshaking');
  const law = leadsTo<typeof nodeModel.machine>(isShaking, (snapshot) => !isShaking(snapshot));
  expect(counterexample(explore(nodeModel), law)).toMatch(/, and for ever: .*listen for handshake syn hears/);
});

it('foreign-splitter: dragging is explored, with class instances in the context', () => {
  const { states, steps } = explore(draggedModel);
  expect(states.size).toBeGreaterThan(10);
  expect(steps.some(({ to }) => to.snapshot.matches('dragging'))).toBe(true);
});

it('foreign-splitter: an assign changes the context that it is given', () =>
  expect(() => explore(splitterModel)).toThrow(
    /animation collapses: an assign changes the context that it is given[\s\S]*property 'collapsed'[\s\S]*collapsePanel/,
  ));

it('foreign-splitter: with a copy of its context for each step, the whole is explored', () => {
  const { states } = explore({ ...splitterModel, copiesContext: true });
  const isCollapsed = ({ context }: SnapshotFrom<typeof splitterModel.machine>) =>
    context.items.some((item) => item.type === 'panel' && item.collapsed);
  const collapsed = [...states.values()].filter(({ snapshot }) => isCollapsed(snapshot));
  expect(collapsed.length).toBeGreaterThan(0);
  expect(collapsed.length).toBeLessThan(states.size);
});

it('titles tell how many merges of an identity were compared, and that more were not', ({ task }) => {
  const titles = task.file.tasks.map(({ name }) => name);
  expect(titles).toContain(
    'foreign-connection: paths on the actor (100 merges of the identity were compared, more were not: see `comparisons` of the model)',
  );
  expect(titles).toContainEqual(
    expect.stringMatching(/^foreign-node: .* \(\d+ merges of the identity were compared\)$/),
  );
});
