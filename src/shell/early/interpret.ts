import type { Chart, Transitions } from '../../../machines/chart.ts';

type ValueOf<T> = T extends unknown ? T[keyof T] : never;
type EachOf<T> = T extends readonly (infer Item)[] ? Item : T;
type In<T, Key extends string> = T extends { readonly [K in Key]: infer Found } ? Found : never;
type NamesIn<State, Transition = EachOf<ValueOf<In<State, 'on'> | In<State, 'after'>>>> =
  | EachOf<In<State, 'entry'> | In<Transition, 'actions'>>
  | In<Transition, 'guard'>
  | keyof In<State, 'after'>;

/** A guard returns a boolean, a delay milliseconds, and an action what it changes in the context. */
type Code<C extends Chart, Context, Event> = Readonly<
  Record<NamesIn<ValueOf<C['states']>> & string, (context: Context, event: Event) => unknown>
>;

export interface Interpreted<Context, Event, State> {
  readonly state: () => State;
  readonly context: () => Context;
  /** Returns whether the chart has a transition for the event in this state. */
  readonly send: (event: Event) => boolean;
}

/** Runs a flat chart as XState would (decision U38). Only the last action of an entry may send at once. */
export const interpret = <
  const C extends Chart,
  Context extends object,
  Event extends { readonly type: string },
>(
  { initial, states }: C,
  initialContext: Context,
  code: Code<C, Context, Event>,
): Interpreted<Context, Event, keyof C['states']> => {
  let state = initial;
  let context = initialContext;
  let timers: ReturnType<typeof setTimeout>[] = [];

  const call = (name: string, event?: Event): unknown =>
    code[name as keyof typeof code](context, event as Event);
  const run = (actions: readonly string[] = [], event?: Event): void => {
    for (const action of actions) context = { ...context, ...(call(action, event) as Partial<Context>) };
  };
  const take = (transitions: Transitions = [], event?: Event): boolean => {
    for (const { target, guard, actions } of [transitions].flat()) {
      if (guard && !call(guard)) continue;
      if (target) timers.forEach(clearTimeout);
      if (target) state = target;
      run(actions, event);
      if (target) enter(event);
      return true;
    }
    return false;
  };
  const enter = (event?: Event): void => {
    const { after = {}, entry } = states[state] as Chart['states'][string];
    timers = Object.entries(after).map(([delay, transitions]) =>
      setTimeout(take, call(delay) as number, transitions),
    );
    run(entry, event);
  };

  enter();
  return {
    state: () => state,
    context: () => context,
    send: (event) => take(states[state]?.on?.[event.type], event),
  };
};
