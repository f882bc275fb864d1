import { fromPromise } from 'xstate';
import { shareMachine } from '../../machines/share/shareMachine.ts';
import type { SharedLink, ShareFacts, ShareNotice } from '../../machines/share/shareRules.ts';
import { copyWithExecCommand } from '../effects/copyWithExecCommand.ts';
import { shareLink } from '../effects/shareLink.ts';
import { writeClipboard } from '../effects/writeClipboard.ts';

export const share = (notify: (notice: ShareNotice, url: string) => void) =>
  shareMachine.provide({
    actors: {
      shareLink: fromPromise<void, SharedLink>(({ input }) => shareLink(input)),
      writeClipboard: fromPromise<void, { url: string }>(({ input }) => writeClipboard(input.url)),
      copyWithExecCommand: fromPromise<boolean, { url: string }>(({ input }) =>
        copyWithExecCommand(input.url),
      ),
    },
    actions: { notify: (_, { notice, url }) => notify(notice, url) },
  });

/** Everything is false while a page is prerendered. */
export const shareFacts = (): ShareFacts => ({
  canShare: typeof navigator === 'object' && typeof navigator.share === 'function',
  isSecure: globalThis.isSecureContext === true,
  hasClipboard: typeof navigator === 'object' && typeof navigator.clipboard?.writeText === 'function',
});

export const fullAddress = (url: string): string => new URL(url, location.href).href;
