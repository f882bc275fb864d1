import { setup } from 'xstate';
import { placeholderActor } from '../placeholder.ts';

/** What is known of the browser when a page is left. */
interface Circumstances {
  /** It has view transitions (CSS View Transitions Level 1). */
  readonly isSupported: boolean;
  /** Nobody looks: the tab is in the background. */
  readonly isHidden: boolean;
  readonly prefersLessMotion: boolean;
}

/** Milliseconds in which a quick device shows a page: a frame at 60 Hz. */
const frameMs = 16;
/** Milliseconds that a visitor may wait for the old page's picture. */
const pictureTimeoutMs = 40;

/**
 * Decides whether the browser leads the eye from one page to the next. That costs a style calculation of the whole page
 * and two frames, so the next page is not kept waiting: the first one comes without, and later ones come with a
 * transition only where the first took no longer than a frame. One that takes too long is the last.
 */
export const viewTransitionMachine = setup({
  types: {
    events: {} as { type: 'page.leave' } & Circumstances,
    tags: {} as 'busy',
  },
  actors: {
    /** Milliseconds until the page that comes now is shown. */
    measureFrame: placeholderActor<number, void>(),
    /** Milliseconds until the browser has the old page's picture; stopped earlier, it gives the transition up. */
    takePicture: placeholderActor<number, void>(),
  },
  guards: {
    isWelcome: (_, { isSupported, isHidden, prefersLessMotion }: Circumstances) =>
      isSupported && !isHidden && !prefersLessMotion,
    isWithinFrame: (_, params: { ms: number }) => params.ms <= frameMs,
    isInTime: (_, params: { ms: number }) => params.ms < pictureTimeoutMs,
  },
  delays: { pictureTimeout: pictureTimeoutMs },
}).createMachine({
  id: 'viewTransition',
  description: 'How one page makes way for the next: led over where the device is quick, else at once.',
  initial: 'untried',
  states: {
    untried: {
      description: 'No link has led to another page yet. The first one is shown at once, and timed.',
      on: { 'page.leave': { guard: { type: 'isWelcome', params: ({ event }) => event }, target: 'timing' } },
    },
    timing: {
      invoke: {
        id: 'measureFrame',
        src: 'measureFrame',
        onDone: [
          {
            guard: { type: 'isWithinFrame', params: ({ event }) => ({ ms: event.output }) },
            target: 'quick',
          },
          { target: 'slow' },
        ],
      },
    },
    quick: {
      on: {
        'page.leave': { guard: { type: 'isWelcome', params: ({ event }) => event }, target: 'picturing' },
      },
    },
    picturing: {
      description: 'The next page waits until the browser has a picture of the old one.',
      tags: ['busy'],
      invoke: {
        id: 'takePicture',
        src: 'takePicture',
        onDone: [
          { guard: { type: 'isInTime', params: ({ event }) => ({ ms: event.output }) }, target: 'quick' },
          { target: 'slow' },
        ],
        onError: { target: 'slow' },
      },
      after: { pictureTimeout: { target: 'slow' } },
      on: {
        'page.leave': [
          {
            guard: { type: 'isWelcome', params: ({ event }) => event },
            target: 'picturing',
            reenter: true,
          },
          { target: 'quick' },
        ],
      },
    },
    slow: { description: 'Every page is shown at once: what is slow stays so.' },
  },
});
