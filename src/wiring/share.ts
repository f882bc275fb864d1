import { fromPromise } from 'xstate';
import { shareMachine } from '../../machines/share/shareMachine.ts';
import type { SharedLink, ShareFacts, ShareNotice } from '../../machines/share/shareRules.ts';
import { copyWithExecCommand } from '../effects/copyWithExecCommand.ts';
import { readShareFacts } from '../effects/readShareFacts.ts';
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

export const shareInput = (): ShareFacts => readShareFacts();
