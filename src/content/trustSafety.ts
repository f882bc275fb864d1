import type { PageWords } from './page.ts';

export const trustSafety: PageWords = {
  title: 'Trust & safety',
  description:
    'How Deskhand protects buyers and sellers: payment protection, identity checks, moderation, fraud detection and disputes.',
  heading: 'Trust & safety',
  lead: 'Work between strangers needs rules that hold. Here is what we check, what we hold back until the work is approved, and what to do when something looks wrong.',
};
