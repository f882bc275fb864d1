import type { AnyStateMachine } from 'xstate';
import type { Exploration, Start } from '../definition/model.ts';
import { failuresOf } from '../failures/failures.ts';
import type { Script } from '../screen/script.ts';
import type { Path } from '../walk/coveringPaths.ts';
import { play } from '../walk/play.ts';
import { withBursts } from './bursts.ts';
import { disturbAgain } from './disturb.ts';
import type { Opened } from './walker.ts';

interface Disturbed<M extends AnyStateMachine, W extends object> {
  /** The name of the suite. */
  readonly name: string;
  readonly script: Script<M, W>;
  readonly exploration: Exploration<M>;
  /** Renders the view. */
  readonly open: (start: Start<M>) => Promise<Opened<M>>;
  /** Prepares the world of a walk. */
  readonly begin: () => void;
  /** Removes views and undoes what {@link Disturbed.begin} did. */
  readonly end: () => void;
}

/** Walks with bursts and disturbances, each in a view of its own. */
export interface DisturbedWalks<M extends AnyStateMachine> {
  /**
   * Walks a path, with its bursts, and then disturbs the page.
   * @throws if the view or a law of the script fails
   */
  walk(path: Path<M>, disturbances?: readonly string[]): Promise<void>;
  /**
   * Makes a path shorter that failed in a view that had done more before, and writes it.
   * @returns the end of a message: the command that replays it, or that it passes in a view of its own
   */
  handOn(level: 'bursts' | 'environment', path: Path<M>, disturbances?: readonly string[]): Promise<string>;
}

export function disturbedWalks<M extends AnyStateMachine, W extends object>({
  name,
  script,
  exploration,
  open,
  begin,
  end,
}: Disturbed<M, W>): DisturbedWalks<M> {
  const counts = { bursts: 0, environment: 0 };
  const walk: DisturbedWalks<M>['walk'] = async (path, disturbances = []) => {
    end();
    begin();
    try {
      const view = await open(path.start);
      await play(path, withBursts(view));
      await disturbAgain(exploration, script, view, path, disturbances);
    } finally {
      end();
      begin();
    }
  };
  return {
    walk,
    handOn: async (level, path, disturbances = []) => {
      const failures = failuresOf(name, level, exploration);
      const n = ++counts[level];
      // The last of them may be enough.
      for (const some of [disturbances.slice(-1), disturbances]) {
        const more = some.length > 0 ? { disturbances: some } : {};
        const text = await failures.handOn(n, path, (other) => walk(other, some), more);
        if (text !== null) return text;
      }
      return 'walked alone, it passes';
    },
  };
}
