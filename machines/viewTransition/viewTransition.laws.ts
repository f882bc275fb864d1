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

/** Whether a page is left in a browser that could lead over to the next, for somebody who sees and wants it. */
const isWelcome = ({ input }: ObservedStep<Machine>): boolean => {
  const event = sent(input, 'page.leave');
  return !!event && event.isSupported && !(event.isHidden || event.prefersLessMotion);
};

export const viewTransitionStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches('untried') && effects.length === 0;

export const viewTransitionLaws: Laws<Machine> = {
  'the next page waits for nothing but the old one’s picture, and for that 40 ms at the most': ({
    after,
    pending,
  }) => {
    const isWaiting = after.matches('picturing');
    return after.hasTag('busy') === isWaiting && same(pending, isWaiting ? [40] : []);
  },
  'where motion is unwelcome, nobody looks or the browser can’t, a page comes at once': (step) =>
    !sent(step.input, 'page.leave') ||
    isWelcome(step) ||
    (!step.after.hasTag('busy') && step.effects.length === 0),
  'a page that comes at once teaches nothing of the device': ({ before, input, after }) =>
    !sent(input, 'page.leave') ||
    after.hasTag('busy') ||
    after.matches('timing') ||
    after.matches(before.matches('picturing') ? 'quick' : before.value),
  'the first page that a link leads to comes at once and is timed, and no other is': (step) => {
    const isFirst = step.before.matches('untried') && isWelcome(step);
    return (
      did(step.effects, 'start measureFrame').length === (isFirst ? 1 : 0) &&
      (!isFirst || step.after.matches('timing'))
    );
  },
  'later pages are led over to only if the first took no longer than a frame': ({ input, after }) =>
    !settled(input, 'measureFrame') ||
    after.matches(settled(input, 'measureFrame', 'isWithinFrame') ? 'quick' : 'slow'),
  'on a quick device each page that is left has its picture taken, even while another’s is': (step) => {
    const { before, after, effects } = step;
    const isTaken = isWelcome(step) && (before.matches('quick') || before.matches('picturing'));
    return (
      did(effects, 'start takePicture').length === (isTaken ? 1 : 0) &&
      (!isTaken || after.matches('picturing'))
    );
  },
  'a picture that is late, that can’t be taken or does not come at all is the last': ({
    before,
    input,
    after,
  }) => {
    if (!before.matches('picturing') || input.kind === 'send') return true;
    return after.matches(settled(input, 'takePicture', 'isInTime') ? 'quick' : 'slow');
  },
  'what is slow stays so': ({ before, after }) => !before.matches('slow') || after.matches('slow'),
};
