import type { ShareFacts } from '../../machines/share/shareRules.ts';

/** The ways a link is handed on, and what they may come to. */
export type Way = 'shareLink' | 'writeClipboard' | 'copyWithExecCommand';

/** What the share button's script controls of the outside world. */
export interface ShareWorld {
  /** The browser offers this and no more; whatever it is asked for is held until it is answered. */
  offer(facts: ShareFacts): Promise<void>;
  /** Waits until the page is at rest. */
  ready(): Promise<void>;
  /** Ends what is held: with a value, or with an error of that name. */
  answer(way: Way, outcome: { readonly value: boolean } | { readonly error: string }): Promise<void>;
}

interface Held {
  readonly args: readonly unknown[];
  readonly end: (outcome: { value?: boolean; error?: string }) => void;
}

/** What stands in the page in place of what the browser offers. */
export interface HeldWays {
  held: Partial<Record<Way, Held>>;
}

/** Puts stand-ins in place of what a browser offers. Self-contained, so that a browser can run it as it stands. */
export const standIn = ({ canShare, isSecure, hasClipboard }: ShareFacts): void => {
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
  // Of itself it answers at once; what it answers may as well be waited for.
  put(document, 'execCommand', hold('copyWithExecCommand'));
  put(globalThis, 'shareWays', ways);
};
