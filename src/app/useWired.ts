import { useActorRef, useMachine } from '@xstate/react';
import { createContext, useContext, useState } from 'react';
import type {
  Actor,
  ActorOptions,
  AnyStateMachine,
  ConditionalRequired,
  InputFrom,
  IsNotNever,
  RequiredActorOptionsKeys,
  SnapshotFrom,
} from 'xstate';
import { type ActorHooks, withHooks } from '../wiring/actorHooks.ts';

/** The hooks of the app that a component belongs to; none, unless `AppActorsProvider` was given some. */
export const ActorHooksContext = createContext<ActorHooks>({});

/** The options: `input`, demanded where the machine demands it. */
type Options<Machine extends AnyStateMachine> = ConditionalRequired<
  [options?: { readonly input: InputFrom<Machine> }],
  IsNotNever<RequiredActorOptionsKeys<Machine>>
>;

/**
 * Starts an actor of a machine, already provided with its effects, for as long as the component is mounted, with the
 * app's hooks: the one way in which a component starts an actor. Renders with every snapshot.
 * @returns the snapshot, how to send the actor an event, and the actor
 */
export function useWired<Machine extends AnyStateMachine>(
  machine: Machine,
  ...options: Options<Machine>
): readonly [snapshot: SnapshotFrom<Machine>, send: Actor<Machine>['send'], actor: Actor<Machine>];
export function useWired(machine: AnyStateMachine, options: ActorOptions<AnyStateMachine> = {}) {
  return useMachine(...useHooked(machine, options));
}

/** The same for whoever only passes the actor on: returns the actor, and never renders because of it. */
export function useWiredRef<Machine extends AnyStateMachine>(
  machine: Machine,
  ...options: Options<Machine>
): Actor<Machine>;
export function useWiredRef(machine: AnyStateMachine, options: ActorOptions<AnyStateMachine> = {}) {
  return useActorRef(...useHooked(machine, options));
}

/** The machine is passed through as it is now, so that hot reload can replace it; a replacement stays what it was. */
const useHooked = (machine: AnyStateMachine, options: ActorOptions<AnyStateMachine>) => {
  const hooks = useContext(ActorHooksContext);
  const [replacement] = useState(() => hooks.replaceLogic?.(machine));
  return withHooks(hooks, machine, options, replacement);
};
