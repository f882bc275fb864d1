import type { ShareFacts } from '../../machines/share/shareRules.ts';

/** Everything is false while a page is prerendered. */
export const readShareFacts = (): ShareFacts => ({
  canShare: typeof navigator === 'object' && typeof navigator.share === 'function',
  isSecure: globalThis.isSecureContext === true,
  hasClipboard: typeof navigator === 'object' && typeof navigator.clipboard?.writeText === 'function',
});
