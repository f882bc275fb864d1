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

/** Brings the app into a page that already works without it. `interpret` runs the chart and provides the effects. */
export const appStartMachine = setup({
  types: { context: {} as AppStartContext, events: {} as AppStartEvent },
  actions: {
    countRetry: assign(({ context }) => countRetry(context)),
    watchParsing: () => {},
    showFaces: () => {},
    watchVisitor: () => {},
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
  description:
    'The app’s script is loaded once the page is painted, parsed and about to be used, and again if that fails.',
  context: appStartContext,
  ...appStartChart,
});
