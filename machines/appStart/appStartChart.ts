import type { Chart } from '../chart.ts';
import { loadTimeout, maxRetries, pauseBefore } from '../resource/resourceRules.ts';

export interface AppStartContext {
  readonly retries: number;
}

export interface AppStartEvent {
  readonly type: 'page.painted' | 'document.parsed' | 'app.wanted' | 'app.started' | 'app.failed';
}

export const appStartContext: AppStartContext = { retries: 0 };

export const countRetry = ({ retries }: AppStartContext): AppStartContext => ({ retries: retries + 1 });

export const canRetry = ({ retries }: AppStartContext): boolean => retries < maxRetries;

export const appStartDelays = {
  paintTimeout: () => 3_000,
  loadTimeout: () => loadTimeout,
  pause: ({ retries }: AppStartContext) => pauseBefore(retries),
};

export const appStartChart = {
  initial: 'painting',
  states: {
    painting: {
      on: { 'page.painted': { target: 'parsing' } },
      after: { paintTimeout: { target: 'parsing' } },
    },
    parsing: {
      entry: ['watchParsing'],
      on: { 'document.parsed': { target: 'waiting', actions: ['showFaces'] } },
    },
    /** Who only reads needs no app. */
    waiting: {
      entry: ['watchVisitor'],
      on: { 'app.wanted': { target: 'loading', actions: ['preload'] } },
    },
    loading: {
      entry: ['loadApp'],
      on: {
        'app.started': { target: 'started' },
        'app.failed': [
          { guard: 'canRetry', target: 'pausing', actions: ['countRetry'] },
          { target: 'givenUp' },
        ],
      },
      // If the app arrives later, it still takes over.
      after: { loadTimeout: { actions: ['reportMissing'] } },
    },
    pausing: { after: { pause: { target: 'loading' } } },
    started: {},
    givenUp: { entry: ['reportMissing'] },
  },
} as const satisfies Chart;
