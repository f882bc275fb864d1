import { fromPromise } from 'xstate';
import { shareMachine } from '../../machines/share/shareMachine.ts';
import type { SharedLink, ShareFacts, ShareNotice } from '../../machines/share/shareRules.ts';
import { copyWithExecCommand } from '../effects/copyWithExecCommand.ts';
import { shareLink } from '../effects/shareLink.ts';
import { writeClipboard } from '../effects/writeClipboard.ts';

/** Sharing a link, provided with its effects. `notify` shows a toast about what came of it, with the link where it is to be copied. */
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

/** What this browser offers; nothing while a page is prerendered. */
export const shareFacts = (): ShareFacts => ({
  canShare: typeof navigator === 'object' && typeof navigator.share === 'function',
  isSecure: globalThis.isSecureContext === true,
  hasClipboard: typeof navigator === 'object' && typeof navigator.clipboard?.writeText === 'function',
});

/** An address in full; a relative one is one of this page. */
export const fullAddress = (url: string): string => new URL(url, location.href).href;
