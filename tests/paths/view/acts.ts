import { act } from '@testing-library/react';

/** One thing that happens to a view: a visitor uses a control, the outside world does something, or time passes. */
export interface Act {
  readonly by: 'visitor' | 'world' | 'time';
  /** The control that a visitor uses. */
  readonly control?: Element;
  /** A control that has disappeared or was disabled meanwhile cannot be used. */
  isPossible(): boolean;
  run(): unknown;
}

/** Does acts one after the other, as a rule, or finds them and does them together in one task. */
export interface Acts {
  /** Does this act now, and lets the view settle, unless acts are being found. */
  take(act: Act): Promise<unknown>;
  /** Must be called before a control is searched: it does what the control may depend on. */
  catchUp(): Promise<void>;
  /** Runs what a script does for an input, all but its last act, and returns that one. */
  lastOf(drive: () => Promise<void>): Promise<Act | undefined>;
  /** Runs what a script does for an input without doing any of its acts, and returns them. */
  find(drive: () => Promise<void>): Promise<readonly Act[]>;
  /**
   * Does acts in one task. Between two acts of the visitor, nothing is rendered but what React renders within an event.
   * Before and after the others, promises are resolved, and React renders what a browser cannot postpone to a later task.
   * @returns whether all were possible when their turn came; the first impossible one and those after it are not done
   */
  together(acts: readonly Act[]): Promise<boolean>;
}

/** @param settle lets the view render everything that it is going to render by itself */
export function actsOf(settle: () => Promise<unknown>): Acts {
  let mode: 'at once' | 'one behind' | 'none' = 'at once';
  let held: Act[] = [];
  const doNow = async (each: Act) => {
    const result = await act(async () => each.run());
    await settle();
    return result;
  };
  const catchUp = async () => {
    if (mode === 'one behind') for (const each of held.splice(0)) await doNow(each);
  };
  const finding = async (how: typeof mode, drive: () => Promise<void>) => {
    mode = how;
    held = [];
    try {
      await drive();
      return held;
    } finally {
      mode = 'at once';
    }
  };
  return {
    catchUp,
    take: async (each) => {
      if (mode === 'at once') return doNow(each);
      await catchUp();
      held.push(each);
    },
    lastOf: async (drive) => (await finding('one behind', drive))[0],
    find: (drive) => finding('none', drive),
    together: async (acts) => {
      let areDone = true;
      await act(async () => {
        let before: Act['by'] | undefined;
        for (const each of acts) {
          if (before !== undefined && !(before === 'visitor' && each.by === 'visitor')) await nextTask();
          areDone = each.isPossible();
          if (!areDone) return;
          const result = each.run();
          if (each.by !== 'visitor') await result;
          before = each.by;
        }
      });
      await settle();
      return areDone;
    },
  };
}

/** Within `act`, React renders in it only what is urgent. */
const nextTask = () => new Promise((later) => setImmediate(later));
