import { type ActorRefFrom, fromPromise, waitFor } from 'xstate';
import { viewTransitionMachine } from '../../../machines/viewTransition/viewTransitionMachine.ts';
import { measureFrame } from '../effects/measureFrame.ts';
import { readCircumstances } from '../effects/readCircumstances.ts';
import { startViewTransition } from '../effects/startViewTransition.ts';

export const viewTransition = () =>
  viewTransitionMachine.provide({
    actors: {
      measureFrame: fromPromise<number, void>(measureFrame),
      takePicture: fromPromise<number, void>(({ signal }) => startViewTransition(signal)),
    },
  });

/** When it resolves, the next page must be rendered at once. */
export const leavePage = async (transition: ActorRefFrom<typeof viewTransitionMachine>): Promise<void> => {
  transition.send({
    type: 'page.leave',
    ...readCircumstances(),
  });
  await waitFor(transition, (state) => !state.hasTag('busy'));
};
