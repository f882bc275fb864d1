/** The key of the order in the page's address. It is sent as a header, and kept nowhere else. The desk has a cookie. */
export const authorization = (): Readonly<Record<string, string>> =>
  /^#[\w-]{22}$/.test(location.hash) ? { Authorization: `Bearer ${location.hash.slice(1)}` } : {};

interface Answer {
  readonly status: number;
  /** `null` unless the answer is JSON. */
  readonly body: unknown;
}

/** Reads or changes an order. `after` is the number of the last event that the page has: 304 if there is none since. */
export const fetchOrder = async (
  url: string,
  {
    after = null,
    body,
    method = body === undefined ? 'GET' : 'POST',
    signal,
  }: { after?: number | null; body?: string | FormData; method?: string; signal: AbortSignal },
): Promise<Answer> => {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body }),
    headers: {
      ...authorization(),
      Accept: 'application/json',
      ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
      ...(after === null ? {} : { 'If-None-Match': `"${after}"` }),
    },
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    signal,
  });
  return { status: response.status, body: await response.json().catch(() => null) };
};

/** A stream says something each 15 s. */
const longestSilence = 45_000;

/** As `awaitEvent`. Null if the server has ended a stream that worked, as some do after minutes. */
const readStream = async <T>(
  url: string,
  isNews: (data: unknown) => data is T,
  signal: AbortSignal,
): Promise<T | null> => {
  const stop = new AbortController();
  const end = () => stop.abort();
  signal.addEventListener('abort', end);
  let timer = setTimeout(end, longestSilence);
  let heard = 0;
  try {
    const response = await fetch(url, {
      headers: { ...authorization(), Accept: 'text/event-stream' },
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
      signal: stop.signal,
    });
    if (!response.ok || !response.body) throw new Error(`There is no stream: status ${response.status}`);
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let text = '';
    for (;;) {
      const { value, done } = await reader.read();
      if (done && heard > 1) return null;
      if (done) throw new Error('The stream has ended');
      clearTimeout(timer);
      timer = setTimeout(end, longestSilence);
      const events = (text + decoder.decode(value, { stream: true })).split('\n\n');
      text = events.pop() ?? '';
      heard += events.length;
      for (const event of events) {
        const data = /^data: ?(.*)$/m.exec(event)?.[1];
        const news: unknown = data === undefined ? null : JSON.parse(data);
        if (isNews(news)) return news;
      }
    }
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    end();
  }
};

/** The data of the next event that `isNews`. Rejects if the host has no stream, or if one breaks or falls silent. */
export const awaitEvent = async <T>(
  url: string,
  isNews: (data: unknown) => data is T,
  signal: AbortSignal,
): Promise<T> => {
  for (;;) {
    const news = await readStream(url, isNews, signal);
    if (news !== null) return news;
  }
};
