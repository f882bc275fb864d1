import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { OrderAct } from '../../../machines/order/orderEvents.ts';
import type { OrderSnapshot } from '../../../machines/order/orderRules.ts';
import type { orderActMachine } from '../../../machines/orderAct/orderActMachine.ts';
import type { PossibleActs } from '../../../machines/orderAct/orderActRules.ts';

export interface Acting {
  readonly state: SnapshotFrom<typeof orderActMachine>;
  readonly send: ActorRefFrom<typeof orderActMachine>['send'];
  readonly possible: PossibleActs;
  readonly snapshot: OrderSnapshot;
  /** The number of the last event on the screen. */
  readonly after: number;
}

/** Whether this act is on its way, so that only the button that was pressed says so. */
export const isSending = ({ state }: Pick<Acting, 'state'>, act: OrderAct | null): boolean => {
  const { pending } = state.context;
  return state.hasTag('busy') && pending !== null && 'act' in pending && pending.act.type === act?.type;
};
