export interface ShareFacts {
  /** The Web Share API works only in secure contexts. */
  readonly canShare: boolean;
  readonly isSecure: boolean;
  readonly hasClipboard: boolean;
}

export interface SharedLink {
  readonly title: string;
  readonly url: string;
}

/** `copyByHand` (nothing was copied) and `copyThis` (copying failed) show the link. */
export type ShareNotice = 'copied' | 'copiedWithExecCommand' | 'copyByHand' | 'copyThis';

/** Whether the visitor closed the share sheet, which is no failure. */
export const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
