import { assign, setup } from 'xstate';
import {
  type EarlyPressContext,
  type EarlyPressEvent,
  earlyPressChart,
  earlyPressContext,
  earlyPressDelays,
  keepPress,
} from './earlyPressChart.ts';

/**
 * Keeps one press that came before the code of what it opens, until the code is there or the browser follows it
 * (decision U37). The page runs its chart by `interpret`, which provides the effects.
 */
export const earlyPressMachine = setup({
  types: { context: {} as EarlyPressContext, events: {} as EarlyPressEvent },
  actions: {
    keepPress: assign(({ context, event }) => keepPress(context, event)),
    showDialog: () => {},
    removeDialog: () => {},
    repeatPress: () => {},
  },
  delays: { patience: earlyPressDelays.patience(), nextTask: earlyPressDelays.nextTask() },
}).createMachine({
  id: 'earlyPress',
  description: 'A press that comes before the code of what it opens is kept until that is there.',
  context: earlyPressContext,
  ...earlyPressChart,
});
