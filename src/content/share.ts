import type { ShareNotice } from '../../machines/share/shareRules.ts';

/** Text for sharing a page's link. The toasts have their exact wording (F17); those that stay show the link. */
export const shareWords: {
  readonly button: string;
  readonly notices: Record<ShareNotice, { readonly title: string; readonly stays?: true }>;
} = {
  button: 'Share',
  notices: {
    copied: { title: 'Link copied to clipboard!' },
    copiedWithExecCommand: { title: 'Link copied!' },
    copyByHand: { title: 'Copy link manually', stays: true },
    copyThis: { title: 'Copy this link', stays: true },
  },
};
