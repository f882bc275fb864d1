import type { ShareFacts } from '../../machines/share/shareRules.ts';

/** The ways in which a browser can share or copy a link. */
export type Way = 'shareLink' | 'writeClipboard' | 'copyWithExecCommand';

/** What the share button's script controls of the outside world. */
export interface ShareWorld {
  /** Sets what the browser supports. Each call is held until `answer`. */
  offer(facts: ShareFacts): Promise<void>;
  /** Waits until the page is idle. */
  ready(): Promise<void>;
  /** Ends the held call with a value, or with an error of this name. */
  answer(way: Way, outcome: { readonly value: boolean } | { readonly error: string }): Promise<void>;
}

interface Held {
  readonly args: readonly unknown[];
  readonly end: (outcome: { value?: boolean; error?: string }) => void;
}

/** The calls that the stubs hold, as a global variable of the page. */
export interface HeldWays {
  held: Partial<Record<Way, Held>>;
}

/** Replaces the browser's APIs for sharing with stubs. Self-contained, so that it can run in the page. */
export const stubSharing = ({ canShare, isSecure, hasClipboard }: ShareFacts): void => {
  const ways: HeldWays = { held: {} };
  const hold =
    (way: Way) =>
    (...args: unknown[]) =>
      new Promise((resolve, reject) => {
        ways.held[way] = {
          args,
          end: ({ value, error }) => {
            delete ways.held[way];
            if (error === undefined) resolve(value);
            else reject(new DOMException(error, error));
          },
        };
      });
  const put = (owner: object, name: string, value: unknown) =>
    Object.defineProperty(owner, name, { configurable: true, writable: true, value });
  put(navigator, 'share', canShare ? hold('shareLink') : undefined);
  put(navigator, 'clipboard', hasClipboard ? { writeText: hold('writeClipboard') } : undefined);
  put(globalThis, 'isSecureContext', isSecure);
  // The real function returns at once, but the effect also accepts a promise.
  put(document, 'execCommand', hold('copyWithExecCommand'));
  put(globalThis, 'shareWays', ways);
};
