import { type Deed, did, type Laws, type StartLaw, same, sent, settled } from '../../tests/paths/laws.ts';
import type { shareMachine } from './shareMachine.ts';

type Machine = typeof shareMachine;

const ways = ['shareLink', 'writeClipboard', 'copyWithExecCommand'] as const;
/** Which of the three ways a step begins. */
const begun = (effects: Deed<Machine>['effects']): string[] =>
  ways.filter((way) => did(effects, `start ${way}`).length > 0);

export const shareStarts: StartLaw<Machine> = ({ snapshot, input, effects }) =>
  snapshot.matches('idle') &&
  same(snapshot.context, { ...input, link: { title: '', url: '' } }) &&
  same(effects, []);

export const shareLaws: Laws<Machine> = {
  'a press takes the best way that there is': ({ before, stimulus, effects }) => {
    const { canShare, isSecure, hasClipboard } = before.context;
    const isPress = before.matches('idle') && !!sent(stimulus, 'link.share');
    const best = canShare && isSecure ? 'shareLink' : hasClipboard ? 'writeClipboard' : 'copyWithExecCommand';
    if (isPress) return same(begun(effects), [best]);
    const isRefused = settled(stimulus, 'shareLink', 'refuses') || settled(stimulus, 'shareLink', 'isBusy');
    return same(begun(effects), isRefused ? [hasClipboard ? 'writeClipboard' : 'copyWithExecCommand'] : []);
  },
  'what is handed on is the link that was asked for': ({ stimulus, before, after, effects }) => {
    const asked = before.matches('idle') ? sent(stimulus, 'link.share')?.link : undefined;
    const link = asked ?? before.context.link;
    return (
      same(after.context.link, link) &&
      ways.every((way) => did(effects, `start ${way}`).every((input) => same(input, link)))
    );
  },
  'one link at a time: a press while one is handed on is none': ({ before, stimulus, refused }) =>
    !sent(stimulus, 'link.share') || before.matches('idle') || refused,
  'who shares or closes the share sheet is left alone': ({ stimulus, after, effects }) =>
    !(settled(stimulus, 'shareLink', 'shares') || settled(stimulus, 'shareLink', 'aborts')) ||
    (after.matches('idle') && effects.length === 0),
  'every copy is told of as it went, once, and nothing else is': ({ before, stimulus, after, effects }) => {
    const notices = {
      'writeClipboard writes': 'copied',
      'writeClipboard refuses': 'copyThis',
      'copyWithExecCommand copies': 'copiedWithExecCommand',
      'copyWithExecCommand doesNothing': 'copyByHand',
      'copyWithExecCommand breaks': 'copyThis',
    } as Readonly<Record<string, string>>;
    const notice = stimulus.kind === 'settle' ? notices[`${stimulus.actor} ${stimulus.outcome}`] : undefined;
    const told = did(effects, 'notify');
    if (!notice) return told.length === 0;
    return after.matches('idle') && same(told, [{ notice, url: before.context.link.url }]);
  },
  'what the browser has does not change': ({ before, after }) =>
    same({ ...after.context, link: null }, { ...before.context, link: null }),
};
