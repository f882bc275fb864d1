import type { OrderDocument, SentAct, Signal, StoredEvent } from '../../machines/order/orderDocument.ts';
import type { OrderAct, OrderEvent, OrderFile, Party } from '../../machines/order/orderEvents.ts';
import { dueEvent, foldOrder, type OrderSnapshot, stateOf, turnOf } from '../../machines/order/orderRules.ts';

/** A sample order, as it arrives. */
export const sampleOrder: OrderDocument = {
  id: '3f2a91c05d7e4b1290acd3f8e6517b24-1',
  kind: 'request',
  receivedAt: '2026-11-20T09:30:00.000Z',
  answers: [
    { heading: 'Service', value: 'Excel & Data' },
    { heading: 'When do you need it?', value: 'In 1–2 weeks' },
    { heading: 'Name', value: 'Ada Lovelace' },
    { heading: 'Email', value: 'ada@example.org' },
  ],
  text: { heading: 'What is it about?', value: 'Three sheets that should add up, and don’t.' },
  attachment: null,
  events: [],
};

/** 22 letters, digits, hyphens and underscores. */
export const sampleKey = 'q3Fz-0aB_8kLmN2pRsT5vw';

export interface OrderWorldOptions {
  /** Ms since 1970. */
  readonly now?: () => number;
  /** Without it, a request for a stream gets 406. */
  readonly canStream?: boolean;
  /** Without it, there is no desk. */
  readonly deskKey?: string;
  readonly prefix?: string;
}

interface Kept {
  readonly key: string;
  readonly readers: Set<() => void>;
  readonly files: Map<number, File>;
  document: OrderDocument;
  doneAt: string | null;
  readonly signals: readonly Signal[] | undefined;
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...headers },
  });
const nothing = () => json(404, { errors: ['There is no such order.'] });

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const actOf = ({ version: _v, number: _n, key: _k, at: _a, by, ...act }: StoredEvent) => ({ by, act });

/**
 * The server's side of an order, in memory and by the order's machine: `answer` gives what the server answers to a request
 * of the visitor's page or of the owner's desk, `act` is what somebody does in another window.
 */
export const createOrderWorld = ({
  now = Date.now,
  canStream = false,
  deskKey = '',
  prefix = '/orders',
}: OrderWorldOptions = {}) => {
  const orders = new Map<string, Kept>();
  const readers = new Set<() => void>();
  let isSignedIn = false;

  const snapshotOf = ({ document }: Kept): OrderSnapshot => foldOrder(document.receivedAt, document.events);
  const append = (kept: Kept, event: OrderEvent, key: string): boolean => {
    if (!snapshotOf(kept).can(event)) return false;
    const { document } = kept;
    const stored: StoredEvent = { version: 1, number: document.events.length + 1, key, ...event };
    kept.document = { ...document, events: [...document.events, stored] };
    for (const tell of [...kept.readers, ...readers]) tell();
    return true;
  };
  const onTime = (kept: Kept): Kept => {
    const event = dueEvent(snapshotOf(kept), now());
    if (event) append(kept, event, `clock-${kept.document.events.length + 1}`);
    return kept;
  };
  const stamp = (kept: Kept): string =>
    new Date(
      Math.max(
        now(),
        ...kept.document.events.map(({ at }) => Date.parse(at)),
        Date.parse(kept.document.receivedAt),
      ),
    ).toISOString();
  const take = (kept: Kept, by: Party, { key, act }: SentAct): Response => {
    onTime(kept);
    const known = kept.document.events.find((event) => event.key === key);
    if (known && same(actOf(known), { by, act })) return json(200, kept.document);
    if (known || !append(kept, { ...act, by, at: stamp(kept) } as OrderEvent, key))
      return json(409, { errors: ['This is not possible any more.'], order: kept.document });
    return json(200, kept.document);
  };
  const read = (kept: Kept, request: Request): Response => {
    onTime(kept);
    if (request.headers.get('accept') === 'text/event-stream')
      return canStream
        ? stream(kept.readers, () => ['order', kept.document])
        : json(406, { errors: ['No stream.'] });
    const etag = `"${kept.document.events.length}"`;
    if (request.headers.get('if-none-match') === etag)
      return new Response(null, { status: 304, headers: { ETag: etag } });
    return json(200, kept.document, { ETag: etag });
  };
  const stream = (told: Set<() => void>, news: () => readonly [string, unknown]): Response => {
    const encoder = new TextEncoder();
    let tell = () => {};
    const body = new ReadableStream({
      start: (controller) => {
        tell = () => {
          const [event, data] = news();
          controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
        };
        told.add(tell);
        tell();
      },
      cancel: () => void told.delete(tell),
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  };
  const addFile = async (kept: Kept, by: Party, request: Request): Promise<Response> => {
    const form = await request.formData();
    const file = form.get('attachment');
    const key = form.get('key');
    if (!(file instanceof File) || typeof key !== 'string') return json(422, { errors: ['Choose a file.'] });
    const number = kept.document.events.length + 1;
    const described: OrderFile = {
      fileName: file.name,
      size: file.size,
      type: file.type,
      sha256: String(file.size),
      storedAs: `file-${number}`,
    };
    const known = kept.document.events.find((event) => event.key === key);
    const reply = known
      ? json(200, kept.document)
      : take(kept, by, { key, act: { type: 'file.add', file: described } });
    if (!known && reply.ok) kept.files.set(number, file);
    return reply;
  };
  const readFile = (kept: Kept, number: number): Response => {
    const file = kept.files.get(number);
    if (!file) return nothing();
    return new Response(file, {
      headers: { 'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}` },
    });
  };
  /** What both sides do alike with one order. */
  const answerAbout = async (kept: Kept, by: Party, request: Request, rest: string): Promise<Response> => {
    const posts = request.method === 'POST';
    if (!posts && rest === '') return read(kept, request);
    if (posts && rest === '/events') return take(kept, by, (await request.json()) as SentAct);
    if (posts && rest === '/files') return addFile(kept, by, request);
    const number = /^\/files\/(\d+)$/.exec(rest)?.[1];
    return !posts && number !== undefined ? readFile(kept, Number(number)) : nothing();
  };
  const rows = () =>
    [...orders.values()]
      .map((kept) => {
        const snapshot = snapshotOf(onTime(kept));
        const { id, kind, receivedAt, answers } = kept.document;
        const signals = kept.document.events.length > 0 ? [] : (kept.signals ?? []);
        const answer = (heading: string) => answers.find((each) => each.heading === heading)?.value ?? '';
        return {
          id,
          reference: id.replace(/^(.{8}).*(-\d+)$/, '$1$2'),
          kind: signals.length > 0 ? 'spam' : kind,
          name: answer('Name'),
          email: answer('Email'),
          subject: answer('Service') || answer('Subject'),
          receivedAt,
          state: stateOf(snapshot),
          turn: turnOf(snapshot),
          doneAt: kept.doneAt,
          since: snapshot.context.since,
          signals,
        };
      })
      .sort((a, b) => b.receivedAt.localeCompare(a.receivedAt));
  /** All of it, whatever is asked for: the desk filters what it has, too. */
  const listed = () => {
    const messages = rows();
    const spam = messages.filter(({ kind }) => kind === 'spam').length;
    return { messages, found: messages.length - spam, all: messages.length, spam };
  };
  const answerDesk = async (request: Request, rest: string): Promise<Response> => {
    if (deskKey === '') return nothing();
    if (rest === '/session') {
      if (request.method === 'POST') {
        const { key } = (await request.json()) as { readonly key?: unknown };
        isSignedIn = key === deskKey;
      }
      if (request.method === 'DELETE') isSignedIn = false;
      return isSignedIn || request.method !== 'POST'
        ? json(200, { signedIn: isSignedIn })
        : json(401, { errors: ['Sign in.'] });
    }
    if (!isSignedIn) return json(401, { errors: ['Sign in.'] });
    if (rest === '') {
      if (request.headers.get('accept') !== 'text/event-stream') return json(200, listed());
      return canStream
        ? stream(readers, () => ['messages', listed()])
        : json(406, { errors: ['No stream.'] });
    }
    const [, id = '', more = ''] = /^\/([^/]+)(.*)$/.exec(rest) ?? [];
    const kept = orders.get(id);
    if (!kept) return nothing();
    if (request.method === 'DELETE' && more === '') {
      orders.delete(id);
      for (const tell of readers) tell();
      return new Response(null, { status: 204 });
    }
    if (request.method === 'POST' && more === '/done') {
      const { done } = (await request.json()) as { readonly done: boolean };
      kept.doneAt = done ? new Date(now()).toISOString() : null;
      for (const tell of readers) tell();
      return json(200, { doneAt: kept.doneAt });
    }
    return answerAbout(kept, 'owner', request, more);
  };

  return {
    add: (
      document: OrderDocument = sampleOrder,
      key = sampleKey,
      attachment?: File,
      signals?: readonly Signal[],
    ): void => {
      const files = new Map(attachment ? [[0, attachment] as const] : []);
      orders.set(document.id, { key, document, files, readers: new Set(), doneAt: null, signals });
    },
    documentOf: (id: string): OrderDocument => orders.get(id)!.document,
    /** Throws if the machine refuses it. */
    act: (id: string, by: Party, act: OrderAct): void => {
      const kept = onTime(orders.get(id)!);
      const event = { ...act, by, at: stamp(kept) } as OrderEvent;
      if (!append(kept, event, `${by}-${kept.document.events.length + 1}`))
        throw new Error(`${act.type} is refused`);
    },
    answer: async (request: Request): Promise<Response> => {
      const { pathname } = new URL(request.url);
      const rest = pathname.slice(prefix.length);
      if (rest === '/desk' || rest.startsWith('/desk/'))
        return answerDesk(request, rest.slice('/desk'.length));
      const [, id = '', more = ''] = /^\/([^/]+)(.*)$/.exec(rest) ?? [];
      const kept = orders.get(id);
      if (!kept || request.headers.get('authorization') !== `Bearer ${kept.key}`) return nothing();
      return answerAbout(kept, 'visitor', request, more);
    },
  };
};
