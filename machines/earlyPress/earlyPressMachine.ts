import { assign, setup } from 'xstate';
import {
  type EarlyPressContext,
  type EarlyPressEvent,
  earlyPressChart,
  earlyPressContext,
  earlyPressDelays,
  keepPress,
} from './earlyPressChart.ts';

/** Keeps one early press until its code is loaded or the browser handles it (decision U37). Run by `interpret`. */
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
