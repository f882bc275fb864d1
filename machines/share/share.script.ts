import type { Expected, Script, Ui } from '../../tests/paths/index.ts';
import type { ShareWorld, Way } from '../../tests/worlds/shareWorld.ts';
import type { shareMachine } from './shareMachine.ts';

const post = '/blog/first-brief';
const links = {
  'All posts': '/blog',
  'Line 1: What you have': `${post}#what-you-have`,
  'Line 2: What you want back': `${post}#what-comes-back`,
  'Line 3: Who will use it, and for what': `${post}#who-uses-it`,
  'Line 4: What must not change': `${post}#what-stays`,
  'Line 5: By when, and why then': `${post}#by-when`,
  'Line 6: How you will check it': `${post}#how-you-check`,
  'What to leave out': `${post}#leave-out`,
  'The six lines, twice': `${post}#both-briefs`,
  'Before you press Send': `${post}#before-sending`,
  'What goes into a fair price for a small task': '/blog/fair-price-small-tasks',
};

/** The script for the page of that post, with this address. It remembers the toasts along the path. */
export const shareScript = (url: string): Script<typeof shareMachine, ShareWorld> => {
  let toasts: string[] = [];
  /** A repeated toast replaces the earlier one. */
  const addToast = (toast: string) => {
    toasts = [...toasts.filter((other) => other !== toast), toast];
  };
  const settling =
    (way: Way, outcome: { value: boolean } | { error: string }, toast?: string) =>
    async (ui: Ui<ShareWorld>) => {
      if (toast) addToast(toast);
      await ui.world.answer(way, outcome);
    };
  const shows = (): Expected => ({ buttons: { Share: true }, toasts, links });

  return {
    begin: (ui, facts) => ui.world.offer(facts),
    open: async (ui) => {
      toasts = [];
      await ui.world.ready();
    },
    drive: { 'link.share': (ui) => ui.press('Share') },
    // The notices are verbatim (F17, H6).
    settle: {
      shareLink: {
        shares: settling('shareLink', { value: true }),
        aborts: settling('shareLink', { error: 'AbortError' }),
        refuses: settling('shareLink', { error: 'NotAllowedError' }),
        isBusy: settling('shareLink', { error: 'InvalidStateError' }),
      },
      writeClipboard: {
        writes: settling('writeClipboard', { value: true }, 'Link copied to clipboard!'),
        refuses: settling('writeClipboard', { error: 'NotAllowedError' }, `Copy this link ${url}`),
      },
      copyWithExecCommand: {
        copies: settling('copyWithExecCommand', { value: true }, 'Link copied!'),
        doesNothing: settling('copyWithExecCommand', { value: false }, `Copy link manually ${url}`),
        breaks: settling('copyWithExecCommand', { error: 'NotSupportedError' }, `Copy this link ${url}`),
      },
    },
    shows: { idle: shows, sharing: shows, copying: shows, copyingWithExecCommand: shows },
    aspects: ['dialog', 'toasts', 'buttons', 'links'],
  };
};
