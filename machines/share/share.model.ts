import type { Model } from '../../tests/paths/index.ts';
import { shareMachine } from './shareMachine.ts';
import type { ShareFacts } from './shareRules.ts';

/** A browser that has everything. */
const modern: ShareFacts = { canShare: true, isSecure: true, hasClipboard: true };

export const stage = '/blog/first-brief';

const refused = (name: string) => ({ error: new DOMException(name, name) });

/** The share button of a blog post on a site with this origin. */
export const shareModelAt = (origin: string) =>
  ({
    machine: shareMachine,
    inputs: [
      modern,
      { ...modern, hasClipboard: false },
      { ...modern, canShare: false },
      { ...modern, isSecure: false },
      { canShare: false, isSecure: true, hasClipboard: false },
      { canShare: true, isSecure: false, hasClipboard: false },
    ],
    events: {
      'link.share': [
        { link: { title: 'How to write a brief that comes back right', url: `${origin}${stage}` } },
      ],
    },
    outcomes: {
      shareLink: {
        shares: { output: undefined },
        aborts: refused('AbortError'),
        refuses: refused('NotAllowedError'),
        isBusy: refused('InvalidStateError'),
      },
      writeClipboard: { writes: { output: undefined }, refuses: refused('NotAllowedError') },
      copyWithExecCommand: {
        copies: { output: true },
        doesNothing: { output: false },
        breaks: { error: new Error('Not here') },
      },
    },
  }) satisfies Model<typeof shareMachine>;

export const shareModel = shareModelAt('https://deskhand.example');

/** The same with errors that no browser is known to have: any value may be thrown. */
export const shareActorModel = {
  ...shareModel,
  outcomes: {
    ...shareModel.outcomes,
    shareLink: {
      ...shareModel.outcomes.shareLink,
      failsWithText: { error: 'AbortError' },
      failsWithNull: { error: null },
      failsWithoutName: { error: {} },
    },
  },
} satisfies Model<typeof shareMachine>;
