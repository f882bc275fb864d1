import type { ShareNotice } from '../../machines/share/shareRules.ts';

/** Sharing a page's link; the toasts to the letter (F17). Those that stay show the link. */
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
