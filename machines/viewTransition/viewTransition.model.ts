import type { Model } from '../../tests/paths/index.ts';
import { viewTransitionMachine } from './viewTransitionMachine.ts';

const welcome = { isSupported: true, isHidden: false, prefersLessMotion: false };

/** Each reason against a transition, and times on either side of both limits. */
export const viewTransitionModel = {
  machine: viewTransitionMachine,
  events: {
    'page.leave': [
      welcome,
      { ...welcome, isSupported: false },
      { ...welcome, isHidden: true },
      { ...welcome, prefersLessMotion: true },
    ],
  },
  outcomes: {
    measureFrame: { isWithinFrame: { output: 16 }, isLonger: { output: 16.1 } },
    takePicture: {
      isInTime: { output: 39.9 },
      isLate: { output: 40 },
      fails: { error: new Error('The document is in no state for it') },
    },
  },
} satisfies Model<typeof viewTransitionMachine>;

/** The gallery shows no page: these states are not visible on any. */
export const stage = null;
