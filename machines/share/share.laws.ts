import {
  did,
  type Laws,
  type ObservedStep,
  type StartLaw,
  same,
  sent,
  settled,
} from '../../tests/paths/index.ts';
import type { shareMachine } from './shareMachine.ts';

type Machine = typeof shareMachine;

const ways = ['shareLink', 'writeClipboard', 'copyWithExecCommand'] as const;
/** Which of the three ways a step begins. */
const begun = (effects: ObservedStep<Machine>['effects']): string[] =>
  ways.filter((way) => did(effects, `start ${way}`).length > 0);

export const shareStarts: StartLaw<Machine> = ({ snapshot, input, effects }) =>
  snapshot.matches('idle') &&
  same(snapshot.context, { ...input, link: { title: '', url: '' } }) &&
  same(effects, []);

export const shareLaws: Laws<Machine> = {
  'a press takes the best way that there is': ({ before, input, effects }) => {
    const { canShare, isSecure, hasClipboard } = before.context;
    const isPress = before.matches('idle') && !!sent(input, 'link.share');
    const best = canShare && isSecure ? 'shareLink' : hasClipboard ? 'writeClipboard' : 'copyWithExecCommand';
    if (isPress) return same(begun(effects), [best]);
    const isRefused = settled(input, 'shareLink', 'refuses') || settled(input, 'shareLink', 'isBusy');
    return same(begun(effects), isRefused ? [hasClipboard ? 'writeClipboard' : 'copyWithExecCommand'] : []);
  },
  'what is handed on is the link that was asked for': ({ input, before, after, effects }) => {
    const asked = before.matches('idle') ? sent(input, 'link.share')?.link : undefined;
    const link = asked ?? before.context.link;
    return (
      same(after.context.link, link) &&
      ways.every((way) => did(effects, `start ${way}`).every((input) => same(input, link)))
    );
  },
  'one link at a time: a press while one is handed on is none': ({ before, input, refused }) =>
    !sent(input, 'link.share') || before.matches('idle') || refused,
  'who shares or closes the share sheet is left alone': ({ input, after, effects }) =>
    !(settled(input, 'shareLink', 'shares') || settled(input, 'shareLink', 'aborts')) ||
    (after.matches('idle') && effects.length === 0),
  'every copy is told of as it went, once, and nothing else is': ({ before, input, after, effects }) => {
    const notices = {
      'writeClipboard writes': 'copied',
      'writeClipboard refuses': 'copyThis',
      'copyWithExecCommand copies': 'copiedWithExecCommand',
      'copyWithExecCommand doesNothing': 'copyByHand',
      'copyWithExecCommand breaks': 'copyThis',
    } as Readonly<Record<string, string>>;
    const notice = input.kind === 'settle' ? notices[`${input.actor} ${input.outcome}`] : undefined;
    const told = did(effects, 'notify');
    if (!notice) return told.length === 0;
    return after.matches('idle') && same(told, [{ notice, url: before.context.link.url }]);
  },
  'what the browser has does not change': ({ before, after }) =>
    same({ ...after.context, link: null }, { ...before.context, link: null }),
};
