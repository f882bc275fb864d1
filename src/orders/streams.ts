import { refuse } from '../inbox/rules/refusal.ts';
import type { Streams } from './ordersWorld.ts';

/** In ms: a line that says nothing keeps proxies from ending the connection. */
const quietMs = 15_000;
/**
 * In ms: how often a stream looks for a change, which another server may have made (D6). Each look of a worker is a
 * request to its bucket, which Cloudflare counts (D26).
 */
export const lookMs = { server: 400, worker: 1000 } as const;

export function limitStreams({
  count,
  ...own
}: { readonly count: number } & Pick<Streams, 'everyMs' | 'closing'>): Streams {
  let opened = 0;
  return {
    ...own,
    open: () => {
      if (opened >= count) return null;
      opened++;
      let isOpen = true;
      return () => {
        if (isOpen) opened--;
        isOpen = false;
      };
    },
  };
}

const pause = (ms: number, signals: readonly AbortSignal[]): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    for (const signal of signals) signal.addEventListener('abort', done);
    if (signals.some(({ aborted }) => aborted)) done();
  });

export interface Watched {
  /** Another text after each change; null: it is gone, and the stream ends. */
  readonly stamp: () => Promise<string | null>;
  /** Null: gone. */
  readonly content: () => Promise<object | null>;
  readonly now: () => number;
}

/** Server-Sent Events: the content at once, and again after each change (D6). Throws a refusal if there is no place. */
export function streamAnswer(name: string, { stamp, content, now }: Watched, streams: Streams): Response {
  const leave = streams.open();
  if (leave === null) throw refuse(429, 'Too many pages are open.', { 'Retry-After': '30' });
  const gone = new AbortController();
  const encoder = new TextEncoder();
  let seen: string | null = null;
  let last = '';
  let saidAt = 0;
  let isGone = false;

  /** The next lines; null: the end. Empty while nothing is to be said. */
  const next = async (): Promise<string | null> => {
    const current = await stamp();
    if (current === null) {
      // Whoever has just erased it, or signed out, has left by the next look, and would otherwise ask once more.
      const ends = isGone || seen === null;
      isGone = true;
      return ends ? null : '';
    }
    // What only time changes, such as an offer that ends, has no new stamp.
    const isQuiet = now() - saidAt >= quietMs;
    if (current === seen && !isQuiet) return '';
    seen = current;
    const found = await content();
    if (found === null) return null;
    const text = JSON.stringify(found);
    const isNews = text !== last;
    if (!isNews && !isQuiet) return '';
    last = text;
    saidAt = now();
    return isNews ? `event: ${name}\ndata: ${text}\n\n` : ': quiet\n\n';
  };

  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        for (;;) {
          const lines =
            streams.closing.aborted || gone.signal.aborted ? null : await next().catch(() => null);
          if (gone.signal.aborted) return;
          if (lines === null) {
            leave();
            return controller.close();
          }
          if (lines !== '') return controller.enqueue(encoder.encode(lines));
          await pause(streams.everyMs, [streams.closing, gone.signal]);
        }
      },
      cancel: () => {
        gone.abort();
        leave();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
  });
}
