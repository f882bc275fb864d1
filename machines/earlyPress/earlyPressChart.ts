import type { Chart } from '../chart.ts';

/** The last press that came before its code: the id of what was pressed. */
export interface EarlyPressContext {
  readonly pressed: string;
}

interface Press<Type> {
  readonly type: Type;
  readonly id: string;
}

export type EarlyPressEvent =
  /** What opens a dialog that only a script can fill. */
  | Press<'opener.press'>
  /** A form whose code comes later. */
  | Press<'form.press'>
  /** The page that handles the press is hydrated, or gone again. */
  | { readonly type: 'page.arrived' | 'page.left' }
  /** The code of what the press opens, or of the form, is there. */
  | { readonly type: 'code.loaded' | 'form.arrived' }
  | { readonly type: 'code.missing' | 'dialog.closed' };

export const keepPress = (_: EarlyPressContext, event: EarlyPressEvent): EarlyPressContext => ({
  pressed: (event as Press<string>).id,
});

export const earlyPressContext: EarlyPressContext = { pressed: '' };

/** In milliseconds. The page that serves without JavaScript is better than a longer wait. */
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
    /** The early dialog shows what the page has already said about it. */
    answered: {
      on: {
        'dialog.closed': { target: 'idle', actions: ['removeDialog'] },
        'page.arrived': { target: 'handedOver' },
        'code.missing': { target: 'native', actions: ['removeDialog', 'repeatPress'] },
      },
      after: { patience: { target: 'native', actions: ['removeDialog', 'repeatPress'] } },
    },
    /** The page waits for the code of what was pressed, however long, as it does for later presses. */
    handedOver: {
      on: {
        'dialog.closed': { target: 'idle', actions: ['removeDialog'] },
        'page.left': { target: 'idle', actions: ['removeDialog'] },
        'code.loaded': { target: 'replacing', actions: ['repeatPress'] },
      },
    },
    /** What the second press opens is about to cover the early dialog. */
    replacing: { after: { nextTask: { target: 'idle', actions: ['removeDialog'] } } },
    /** The form is submitted as soon as its code is there. */
    held: {
      on: {
        'form.press': { actions: ['keepPress'] },
        'dialog.closed': { target: 'idle' },
        'form.arrived': { target: 'idle', actions: ['repeatPress'] },
        'code.missing': { target: 'native', actions: ['repeatPress'] },
      },
    },
    /** No code comes: presses are the browser’s own. */
    native: {},
  },
} as const satisfies Chart;
