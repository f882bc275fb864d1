import { assign, setup } from 'xstate';
import {
  type AppStartContext,
  type AppStartEvent,
  appStartChart,
  appStartContext,
  appStartDelays,
  canRetry,
  countRetry,
} from './appStartChart.ts';

/**
 * Brings the app into a page that is already readable. Without it, the page works as it does without JavaScript. The
 * page runs its chart by `interpret`, which provides the effects.
 */
export const appStartMachine = setup({
  types: { context: {} as AppStartContext, events: {} as AppStartEvent },
  actions: {
    countRetry: assign(({ context }) => countRetry(context)),
    watchParsing: () => {},
    preload: () => {},
    loadApp: () => {},
    reportMissing: () => {},
  },
  guards: { canRetry: ({ context }) => canRetry(context) },
  delays: {
    paintTimeout: appStartDelays.paintTimeout(),
    loadTimeout: appStartDelays.loadTimeout(),
    pause: ({ context }) => appStartDelays.pause(context),
  },
}).createMachine({
  id: 'appStart',
  description: 'The app’s script is loaded once the page is painted and parsed, and again if that fails.',
  context: appStartContext,
  ...appStartChart,
});
