import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { Step } from '../definition/model.ts';

/** A request of the page, as plain data that can be compared. */
export interface SentRequest {
  readonly address: string;
  readonly method: string;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * The entries of a form, `name (2)` for the second of a name, with files as `{ name, size }`; the value of a JSON body;
   * otherwise the body.
   */
  readonly body: unknown;
  /** The page can abort it. */
  readonly isAbortable: boolean;
}

/** The requests of a page, which a world holds until the script answers them. */
export interface Requests {
  /** Returns and removes what was sent. */
  drain(): readonly SentRequest[];
  /** How many were neither answered nor aborted. */
  readonly underWay: number;
  /** The page has gone: forgets what was sent and is under way. */
  abandon(): void;
}

/** What the page sends over the network. */
export interface Wire<M extends AnyStateMachine> {
  /** Everything that this step sends. `page` is where and when it happens. */
  readonly sends: (
    step: Step<M>,
    page: { readonly origin: string; readonly now: Date },
  ) => readonly SentRequest[];
  /** How many requests are under way in a state. */
  readonly underWay: (snapshot: SnapshotFrom<M>) => number;
}

/** What `fetch` was called with, as plain data. What a page makes up so that it can send again is not compared. */
export const sentRequest = (
  address: string | URL,
  { method = 'GET', headers, body = null, signal = null }: RequestInit,
): SentRequest => {
  const plainHeaders = Object.fromEntries(
    [...new Headers(headers).entries()].map(([name, value]) => [name.toLowerCase(), value]),
  );
  for (const name of ['idempotency-key', 'form-age'])
    if (name in plainHeaders) plainHeaders[name] = 'made up';
  const isJson = typeof body === 'string' && plainHeaders['content-type'] === 'application/json';
  return {
    address: String(address),
    method,
    headers: plainHeaders,
    body: body instanceof FormData ? entriesOf(body) : isJson ? JSON.parse(body) : body,
    isAbortable: signal !== null,
  };
};

const entriesOf = (form: FormData): Record<string, unknown> => {
  const entries: Record<string, unknown> = {};
  for (const [name, value] of form.entries()) {
    let unusedName = name;
    for (let n = 2; unusedName in entries; n++) unusedName = `${name} (${n})`;
    entries[unusedName] = typeof value === 'string' ? value : { name: value.name, size: value.size };
  }
  return entries;
};

/** Takes the place of `fetch`: holds each request until it is answered or aborted. */
export class HeldRequests implements Requests {
  #sent: SentRequest[] = [];
  #held: { readonly resolve: (answer: Response) => void; readonly reject: (reason: unknown) => void }[] = [];

  readonly fetch = (address: string | URL, init: RequestInit = {}): Promise<Response> => {
    this.#sent.push(sentRequest(address, init));
    return new Promise((resolve, reject) => {
      const held = { resolve, reject };
      this.#held.push(held);
      init.signal?.addEventListener('abort', () => {
        this.#held = this.#held.filter((other) => other !== held);
        reject(init.signal?.reason);
      });
    });
  };

  drain(): readonly SentRequest[] {
    return this.#sent.splice(0);
  }

  get underWay(): number {
    return this.#held.length;
  }

  abandon(): void {
    this.#sent = [];
    this.#held = [];
  }

  /**
   * Responds to the request that is under way, or ends it with an error.
   * @throws if there is none, or more than one
   */
  answer(answer: Response | Error): void {
    const [held, another] = this.#held.splice(0);
    if (!held || another) throw new Error('there is not one request under way');
    if (answer instanceof Error) held.reject(answer);
    else held.resolve(answer);
  }
}
