import { assign, setup } from 'xstate';
import { placeholderAction, placeholderActor } from '../placeholder.ts';
import { isAbort, type SharedLink, type ShareFacts, type ShareNotice } from './shareRules.ts';

/** Shares a link by share sheet, clipboard or `execCommand`, or shows it to the visitor to copy (H6). */
export const shareMachine = setup({
  types: {
    context: {} as ShareFacts & { link: SharedLink },
    input: {} as ShareFacts,
    events: {} as { type: 'link.share'; link: SharedLink },
  },
  actors: {
    shareLink: placeholderActor<void, SharedLink>(),
    writeClipboard: placeholderActor<void, { url: string }>(),
    copyWithExecCommand: placeholderActor<boolean, { url: string }>(),
  },
  guards: {
    mayShare: ({ context: { canShare, isSecure } }) => canShare && isSecure,
    hasClipboard: ({ context }) => context.hasClipboard,
    isAborted: (_, params: { error: unknown }) => isAbort(params.error),
    isCopied: (_, params: { output: boolean }) => params.output,
  },
  actions: {
    setLink: assign((_, params: { link: SharedLink }) => params),
    notify: placeholderAction<{ notice: ShareNotice; url: string }>(),
  },
}).createMachine({
  id: 'share',
  description: 'One press shares one link, by the best method that the browser has.',
  context: ({ input }) => ({ ...input, link: { title: '', url: '' } }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'link.share': [
          { guard: 'mayShare', target: 'sharing', actions: settingLink() },
          { guard: 'hasClipboard', target: 'copying', actions: settingLink() },
          { target: 'copyingWithExecCommand', actions: settingLink() },
        ],
      },
    },
    sharing: {
      description: 'The share sheet is open. A visitor who closes it wants nothing more.',
      invoke: {
        id: 'shareLink',
        src: 'shareLink',
        input: ({ context }) => context.link,
        onDone: 'idle',
        onError: [
          { guard: { type: 'isAborted', params: ({ event }) => event }, target: 'idle' },
          { guard: 'hasClipboard', target: 'copying' },
          { target: 'copyingWithExecCommand' },
        ],
      },
    },
    copying: {
      invoke: {
        id: 'writeClipboard',
        src: 'writeClipboard',
        input: ({ context }) => context.link,
        onDone: { target: 'idle', actions: notifying('copied') },
        onError: { target: 'idle', actions: notifying('copyThis') },
      },
    },
    copyingWithExecCommand: {
      description: 'Browsers without the Clipboard API can copy a selection.',
      invoke: {
        id: 'copyWithExecCommand',
        src: 'copyWithExecCommand',
        input: ({ context }) => context.link,
        onDone: [
          {
            guard: { type: 'isCopied', params: ({ event }) => event },
            target: 'idle',
            actions: notifying('copiedWithExecCommand'),
          },
          { target: 'idle', actions: notifying('copyByHand') },
        ],
        onError: { target: 'idle', actions: notifying('copyThis') },
      },
    },
  },
});

function settingLink() {
  const link = ({ event }: { event: { link: SharedLink } }) => ({ link: event.link });
  return { type: 'setLink', params: link } as const;
}

function notifying(notice: ShareNotice) {
  const params = ({ context }: { context: { link: SharedLink } }) => ({ notice, url: context.link.url });
  return { type: 'notify', params } as const;
}
