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

const methods = ['shareLink', 'writeClipboard', 'copyWithExecCommand'] as const;
/** Which of the three methods a step starts. */
const started = (effects: ObservedStep<Machine>['effects']): string[] =>
  methods.filter((method) => did(effects, `start ${method}`).length > 0);

export const shareStarts: StartLaw<Machine> = ({ snapshot, input, effects }) =>
  snapshot.matches('idle') &&
  same(snapshot.context, { ...input, link: { title: '', url: '' } }) &&
  same(effects, []);

export const shareLaws: Laws<Machine> = {
  'a press uses the best method that the browser has': ({ before, input, effects }) => {
    const { canShare, isSecure, hasClipboard } = before.context;
    const isPress = before.matches('idle') && !!sent(input, 'link.share');
    const best = canShare && isSecure ? 'shareLink' : hasClipboard ? 'writeClipboard' : 'copyWithExecCommand';
    if (isPress) return same(started(effects), [best]);
    const isRefused =
      settled(input, 'shareLink') &&
      !settled(input, 'shareLink', 'shares') &&
      !settled(input, 'shareLink', 'aborts');
    return same(started(effects), isRefused ? [hasClipboard ? 'writeClipboard' : 'copyWithExecCommand'] : []);
  },
  'each method gets the link that the visitor shares': ({ input, before, after, effects }) => {
    const requested = before.matches('idle') ? sent(input, 'link.share')?.link : undefined;
    const link = requested ?? before.context.link;
    return (
      same(after.context.link, link) &&
      methods.every((method) => did(effects, `start ${method}`).every((input) => same(input, link)))
    );
  },
  'a press while a link is being shared does nothing': ({ before, input, refused }) =>
    !sent(input, 'link.share') || before.matches('idle') || refused,
  'a visitor who uses or closes the share sheet sees no notice': ({ input, after, effects }) =>
    !(settled(input, 'shareLink', 'shares') || settled(input, 'shareLink', 'aborts')) ||
    (after.matches('idle') && effects.length === 0),
  'the visitor gets one notice about the result of each copy, and no other': ({
    before,
    input,
    after,
    effects,
  }) => {
    const notices = {
      'writeClipboard writes': 'copied',
      'writeClipboard refuses': 'copyThis',
      'copyWithExecCommand copies': 'copiedWithExecCommand',
      'copyWithExecCommand doesNothing': 'copyByHand',
      'copyWithExecCommand breaks': 'copyThis',
    } as Readonly<Record<string, string>>;
    const notice = input.kind === 'settle' ? notices[`${input.actor} ${input.outcome}`] : undefined;
    const notified = did(effects, 'notify');
    if (!notice) return notified.length === 0;
    return after.matches('idle') && same(notified, [{ notice, url: before.context.link.url }]);
  },
  'the browser’s features do not change': ({ before, after }) =>
    same({ ...after.context, link: null }, { ...before.context, link: null }),
};
