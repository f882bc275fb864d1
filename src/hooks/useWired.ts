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

export const ActorHooksContext = createContext<ActorHooks>({});

type Options<Machine extends AnyStateMachine> = ConditionalRequired<
  [options?: { readonly input: InputFrom<Machine> }],
  IsNotNever<RequiredActorOptionsKeys<Machine>>
>;

/** Runs a wired machine and renders with every snapshot. Use no other way: it applies the app's hooks. */
export function useWired<Machine extends AnyStateMachine>(
  machine: Machine,
  ...options: Options<Machine>
): readonly [snapshot: SnapshotFrom<Machine>, send: Actor<Machine>['send'], actor: Actor<Machine>];
export function useWired(machine: AnyStateMachine, options: ActorOptions<AnyStateMachine> = {}) {
  return useMachine(...useHooked(machine, options));
}

/** Like `useWired`, but returns only the actor and never causes a render. */
export function useWiredRef<Machine extends AnyStateMachine>(
  machine: Machine,
  ...options: Options<Machine>
): Actor<Machine>;
export function useWiredRef(machine: AnyStateMachine, options: ActorOptions<AnyStateMachine> = {}) {
  return useActorRef(...useHooked(machine, options));
}

const useHooked = (machine: AnyStateMachine, options: ActorOptions<AnyStateMachine>) => {
  const hooks = useContext(ActorHooksContext);
  const [replacement] = useState(() => hooks.replaceLogic?.(machine));
  return withHooks(hooks, machine, options, replacement);
};
