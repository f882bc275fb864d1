import { type AnyStateMachine, type EventFrom, type InputFrom, initialTransition, transition } from 'xstate';
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

/** A page that loads itself again with this input, and waits until it is ready. */
type Reload<M extends AnyStateMachine> = (input: InputFrom<M> | undefined) => Promise<void>;

/**
 * Loads a page again, and checks the law: the machine begins as the law says, and so does the screen.
 * @param machine the machine of the model, whose actions and actors need no implementation
 * @param onShown called when the law has been checked, before the visitor does anything
 */
export async function checkReload<M extends AnyStateMachine>(
  machine: M,
  { input, receives, does }: ReloadLaw<M> = {},
  before: Before<M>,
  world: Pick<World<M>, 'apply' | 'check'>,
  { reload, onShown = () => {} }: { readonly reload: Reload<M>; readonly onShown?: () => void },
): Promise<void> {
  const { snapshot: was } = before.state;
  const begins = input ? input(was) : before.input;
  await reload(begins);
  type Transition = (from: State<M>['snapshot'], event: EventFrom<M>) => State<M>['snapshot'];
  const after: Transition = (from, event) => transition(machine, from, event as never)[0] as typeof from;
  const [initial] = initialTransition(machine, begins as never);
  let snapshot = (receives?.(was, before.entry) ?? []).reduce(after, initial as State<M>['snapshot']);
  const check = () => world.check({ key: 'reloaded', snapshot, timers: [], ended: {}, steps: [] } as never);
  await check();
  onShown();
  for (const event of does?.(was) ?? []) {
    await world.apply({ kind: 'send', event } as Input<EventFrom<M>>);
    snapshot = after(snapshot, event);
    await check();
  }
}
