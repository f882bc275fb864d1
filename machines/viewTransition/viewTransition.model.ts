import type { Model } from '../../tests/paths/index.ts';
import { viewTransitionMachine } from './viewTransitionMachine.ts';

const welcome = { isSupported: true, isHidden: false, prefersLessMotion: false };

/** Every reason against a transition alone, and times on either side of both limits. */
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

/** For the gallery: no page shows these states. */
export const stage = null;
