import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { AnyStateMachine } from 'xstate';
import type { Script } from '../screen/script.ts';
import { uiWorld } from '../screen/uiWorld.ts';
import { domUi } from '../view/domUi.ts';
import type { Path } from '../walk/coveringPaths.ts';
import { play } from '../walk/play.ts';

/** The first path on which the view does not show what the script says, or null. */
export async function firstFailing<M extends AnyStateMachine>(
  paths: readonly Path<M>[],
  script: Script<M>,
  view: ReactElement,
): Promise<string | null> {
  for (const path of paths) {
    render(view);
    const hasPassed = await play(path, uiWorld(script, domUi())).then(
      () => true,
      () => false,
    );
    cleanup();
    if (!hasPassed) return path.name;
  }
  return null;
}
