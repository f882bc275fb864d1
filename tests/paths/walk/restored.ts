import { isDeepStrictEqual } from 'node:util';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFrom,
  type InputFrom,
  initialTransition,
  transition,
} from 'xstate';
import type { Input, State } from '../definition/model.ts';
import type { ReloadLaw } from '../screen/script.ts';
import type { World } from './play.ts';

interface Before<M extends AnyStateMachine> {
  readonly state: State<M>;
  /** The machine's input at the start of the path. */
  readonly input: InputFrom<M> | undefined;
  /** `history.state`. */
  readonly entry: unknown;
}

type Transition<M extends AnyStateMachine> = (
  from: State<M>['snapshot'],
  event: EventFrom<M>,
) => State<M>['snapshot'];

const after =
  <M extends AnyStateMachine>(machine: M): Transition<M> =>
  (from, event) =>
    transition(machine, from, event as never)[0] as typeof from;

/** What the machine begins with after a reload, and the state that this and what the page sends to it lead to. */
const restored = <M extends AnyStateMachine>(
  machine: M,
  { input, receives }: ReloadLaw<M>,
  { state: { snapshot: was }, input: start, entry }: Before<M>,
) => {
  const begins = input ? input(was) : start;
  const [initial] = initialTransition(machine, begins as never);
  const snapshot = (receives?.(was, entry) ?? []).reduce(after(machine), initial as State<M>['snapshot']);
  return { begins, snapshot };
};

/** Whether a reload leads to the same state, so that a path can go on. */
export const isRestored = <M extends AnyStateMachine>(
  machine: M,
  law: ReloadLaw<M> = {},
  before: Before<M>,
): boolean => {
  if (before.state.timers.length > 0 || law.does) return false;
  const facts = ({ value, context }: AnyMachineSnapshot) => ({ value, context: context as unknown });
  const { snapshot } = restored(machine, law, before);
  const was = before.state.snapshot as AnyMachineSnapshot;
  return (
    Object.keys(was.children).length === 0 &&
    isDeepStrictEqual(facts(snapshot as AnyMachineSnapshot), facts(was))
  );
};

/** A page that loads itself again with this input, and waits until it is ready. */
type Reload<M extends AnyStateMachine> = (input: InputFrom<M> | undefined) => Promise<void>;

/**
 * Loads a page again, and checks the law: the machine begins as the law says, and so does the screen.
 * @param machine the machine of the model, whose actions and actors need no implementation
 * @param onShown called when the law has been checked, before the visitor does anything
 */
export async function checkReload<M extends AnyStateMachine>(
  machine: M,
  law: ReloadLaw<M> = {},
  before: Before<M>,
  world: Pick<World<M>, 'apply' | 'check'>,
  { reload, onShown = () => {} }: { readonly reload: Reload<M>; readonly onShown?: () => void },
): Promise<void> {
  const { begins, ...begun } = restored(machine, law, before);
  let { snapshot } = begun;
  await reload(begins);
  const check = () => world.check({ key: 'reloaded', snapshot, timers: [], ended: {}, steps: [] } as never);
  await check();
  onShown();
  for (const event of law.does?.(before.state.snapshot) ?? []) {
    await world.apply({ kind: 'send', event } as Input<EventFrom<M>>);
    snapshot = after(machine)(snapshot, event);
    await check();
  }
}
