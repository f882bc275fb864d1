/** What the browser offers for handing on a link. */
export interface ShareFacts {
  /** The device's own share feature is there. */
  readonly canShare: boolean;
  /** The page is a secure context, where alone that feature works. */
  readonly isSecure: boolean;
  readonly hasClipboard: boolean;
}

/** What is handed on. */
export interface SharedLink {
  readonly title: string;
  /** An address, whole or relative to the page. */
  readonly url: string;
}

/**
 * What a visitor is told (F17, H6). `copyByHand` and `copyThis` show the link:
 * after a copy that did nothing, and after one that was refused or broke.
 */
export type ShareNotice = 'copied' | 'copiedWithExecCommand' | 'copyByHand' | 'copyThis';

/** Whether the visitor closed the device's share sheet: nothing went wrong, and nothing more is wanted. */
export const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';
