import { setup } from 'xstate';
import { placeholderActor } from '../placeholder.ts';

interface Circumstances {
  readonly isSupported: boolean;
  readonly isHidden: boolean;
  readonly prefersLessMotion: boolean;
}

/** One frame at 60 Hz. */
const frameMs = 16;
const pictureTimeoutMs = 40;

/** Uses view transitions only while pages appear within a frame, because a transition delays the page by two frames. */
export const viewTransitionMachine = setup({
  types: {
    events: {} as { type: 'page.leave' } & Circumstances,
    tags: {} as 'busy',
  },
  actors: {
    /** Resolves with the milliseconds until the new page is shown. */
    measureFrame: placeholderActor<number, void>(),
    /** Resolves with the milliseconds until the old page's picture is taken. Stopping it skips the transition. */
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
  description: 'Whether the next page appears with a transition, on a quick device, or at once.',
  initial: 'untried',
  states: {
    untried: {
      description: 'The visitor has not followed a link yet. The first page is shown at once and timed.',
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
    slow: { description: 'Every page is shown at once from now on.' },
  },
});
