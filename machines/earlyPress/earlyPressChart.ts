import type { Chart } from '../chart.ts';

export interface EarlyPressContext {
  readonly pressed: string;
}

interface Press<Type> {
  readonly type: Type;
  readonly id: string;
}

export type EarlyPressEvent =
  | Press<'opener.press'>
  | Press<'form.press'>
  | { readonly type: 'page.arrived' | 'page.left' }
  | { readonly type: 'code.loaded' | 'form.arrived' }
  | { readonly type: 'code.missing' | 'dialog.closed' };

export const keepPress = (_: EarlyPressContext, event: EarlyPressEvent): EarlyPressContext => ({
  pressed: (event as Press<string>).id,
});

export const earlyPressContext: EarlyPressContext = { pressed: '' };

/** In milliseconds. The page that works without JavaScript is better than a longer wait. */
export const earlyPressDelays = { patience: () => 5_000, nextTask: () => 0 };

export const earlyPressChart = {
  initial: 'idle',
  states: {
    idle: {
      on: {
        'opener.press': { target: 'answered', actions: ['keepPress', 'showDialog'] },
        'form.press': { target: 'held', actions: ['keepPress'] },
        'code.missing': { target: 'native' },
      },
    },
    /** The early dialog shows what the page already says about it. */
    answered: {
      on: {
        'dialog.closed': { target: 'idle', actions: ['removeDialog'] },
        'page.arrived': { target: 'handedOver' },
        'code.missing': { target: 'native', actions: ['removeDialog', 'repeatPress'] },
      },
      after: { patience: { target: 'native', actions: ['removeDialog', 'repeatPress'] } },
    },
    /** The page waits for the code without a limit, as for later presses. */
    handedOver: {
      on: {
        'dialog.closed': { target: 'idle', actions: ['removeDialog'] },
        'page.left': { target: 'idle', actions: ['removeDialog'] },
        'code.loaded': { target: 'replacing', actions: ['repeatPress'] },
      },
    },
    /** What the second press opens is about to cover the early dialog. */
    replacing: { after: { nextTask: { target: 'idle', actions: ['removeDialog'] } } },
    held: {
      on: {
        'form.press': { actions: ['keepPress'] },
        'dialog.closed': { target: 'idle' },
        'form.arrived': { target: 'idle', actions: ['repeatPress'] },
        'code.missing': { target: 'native', actions: ['repeatPress'] },
      },
    },
    /** No code comes: the browser handles presses. */
    native: {},
  },
} as const satisfies Chart;
