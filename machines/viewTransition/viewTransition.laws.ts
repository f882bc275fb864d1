import {
  did,
  type Laws,
  type ObservedStep,
  type StartLaw,
  same,
  sent,
  settled,
} from '../../tests/paths/index.ts';
import type { viewTransitionMachine } from './viewTransitionMachine.ts';

type Machine = typeof viewTransitionMachine;

/** Whether a page is left where the browser supports a transition and the visitor sees and wants it. */
const isWelcome = ({ input }: ObservedStep<Machine>): boolean => {
  const event = sent(input, 'page.leave');
  return !!event && event.isSupported && !(event.isHidden || event.prefersLessMotion);
};

export const viewTransitionStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches('untried') && effects.length === 0;

export const viewTransitionLaws: Laws<Machine> = {
  'the visitor waits only for the old page’s picture, and at most 40 ms': ({ after, pending }) => {
    const isWaiting = after.matches('picturing');
    return after.hasTag('busy') === isWaiting && same(pending, isWaiting ? [40] : []);
  },
  'a page is shown at once if the visitor prefers less motion or does not see it, or the browser lacks transitions':
    (step) =>
      !sent(step.input, 'page.leave') ||
      isWelcome(step) ||
      (!step.after.hasTag('busy') && step.effects.length === 0),
  'a page that is shown at once does not change the device’s rating': ({ before, input, after }) =>
    !sent(input, 'page.leave') ||
    after.hasTag('busy') ||
    after.matches('timing') ||
    after.matches(before.matches('picturing') ? 'quick' : before.value),
  'the first page that the visitor opens is shown at once and timed, and no other is': (step) => {
    const isFirst = step.before.matches('untried') && isWelcome(step);
    return (
      did(step.effects, 'start measureFrame').length === (isFirst ? 1 : 0) &&
      (!isFirst || step.after.matches('timing'))
    );
  },
  'later pages have transitions only if the first one took no longer than a frame': ({ input, after }) =>
    !settled(input, 'measureFrame') ||
    after.matches(settled(input, 'measureFrame', 'isWithinFrame') ? 'quick' : 'slow'),
  'on a quick device, leaving a page takes its picture, even while another is being taken': (step) => {
    const { before, after, effects } = step;
    const takesPicture = isWelcome(step) && (before.matches('quick') || before.matches('picturing'));
    return (
      did(effects, 'start takePicture').length === (takesPicture ? 1 : 0) &&
      (!takesPicture || after.matches('picturing'))
    );
  },
  'a picture that is late, fails or never arrives is the last': ({ before, input, after }) => {
    if (!before.matches('picturing') || input.kind === 'send') return true;
    return after.matches(settled(input, 'takePicture', 'isInTime') ? 'quick' : 'slow');
  },
  'a slow device stays slow': ({ before, after }) => !before.matches('slow') || after.matches('slow'),
};
