import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Model } from '../definition/model.ts';
import { coveringPaths } from '../walk/coveringPaths.ts';
import { play } from '../walk/play.ts';
import { exampleModels, examplePage } from './examplePage.ts';
import { exampleView } from './exampleView.ts';
import { explorePage } from './explorePage.ts';
import { pagePaths } from './pagePaths.ts';
import { walkPage } from './walkPage.ts';

const { paths } = pagePaths(explorePage(examplePage()));

const walkTogether = async (takesFocus: boolean): Promise<void> => {
  for (const path of paths) {
    const view = exampleView(['request', 'article', 'notices'], takesFocus);
    let before = '';
    await walkPage(path, {
      apply: async (part, { event }) => view.send(part, event),
      act: async (message) => {
        const { hash = before } = message as { hash?: string };
        before = view.read().hash;
        view.reach(hash);
      },
      check: async ({ parts, page }) =>
        assert.deepEqual(view.read(), { ...parts, focus: page.focus, hash: page.hash }),
    });
  }
};

/** The paths of one machine on the same view, with this machine alone. */
const walkAlone = async (name: keyof typeof exampleModels, takesFocus: boolean): Promise<void> => {
  const model = exampleModels[name] as unknown as Model<AnyStateMachine>;
  for (const path of coveringPaths(model, { cover: 'pairs' }).paths) {
    const view = exampleView([name], takesFocus);
    const send = async ({ event }: { event: { type: string } }) => view.send(name, event);
    await play(path, {
      apply: send,
      attempt: send,
      check: async ({ snapshot }) => {
        const { value } = snapshot as AnyMachineSnapshot;
        assert.equal(view.read()[name], value === 'open' || value === 'shown');
        // A dialog that is open has the focus.
        if (value === 'open') assert.equal(view.read().focus, name);
      },
    });
  }
};

describe('a notice that takes the focus', () => {
  it('is found where the machines meet', async () => {
    await walkTogether(false);
    await expect(walkTogether(true)).rejects.toThrow(
      /request: open → request: send:\n(.|\n)*focus: 'notice'/,
    );
  });
  it('is not found by any machine alone', async () => {
    for (const name of ['request', 'article', 'notices'] as const) await walkAlone(name, true);
  });
});

it('an error at the start says so', async () => {
  const check = async () => assert.fail('nothing there');
  const nothing = async () => {};
  await expect(walkPage(paths[0]!, { apply: nothing, act: nothing, check })).rejects.toThrow(
    'after the start:\nnothing there',
  );
});
