import { afterEach, vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import DeskPage from '../../src/views/desk/DeskPage.tsx';
import { eventually, HeldRequests } from '../paths/index.ts';
import { addressControls, Reach } from './addressControls.tsx';
import { aboutOf, answerToLook, type DeskControls, deskNoon } from './deskControls.ts';
import { lookAt, setHidden } from './orderStage.tsx';
import { sampleOrder } from './sampleOrder.ts';

const here = { path: '/desk', search: '' };

/** A stream that says something each 15 s, as a server's does, until it is told the news or to drop. */
const streamOf = (signal: AbortSignal | null | undefined) => {
  let end = (_: string | null): void => {};
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      const say = (text: string) => stream.enqueue(new TextEncoder().encode(text));
      const beat = setInterval(() => say(':\n\n'), 15_000);
      const drop = () => end(null);
      end = (news) => {
        end = () => {};
        clearInterval(beat);
        signal?.removeEventListener('abort', drop);
        if (news === null) stream.error(new TypeError('network'));
        else say(news);
      };
      signal?.addEventListener('abort', drop);
    },
  });
  return { response: new Response(body), end: (news: string | null) => end(news) };
};

/** A tab with the desk, and a server that holds each look at the list, each mark and each erasure until the script answers it. */
export class DeskTab implements DeskControls {
  readonly looks = new HeldRequests();
  readonly marks = new HeldRequests();
  readonly erasures = new HeldRequests();
  readonly acts = new HeldRequests();
  readonly bar = addressControls(here);
  readonly #streams = new HeldRequests();
  #order = sampleOrder;
  #stream: ReturnType<typeof streamOf> | undefined;

  constructor() {
    setHidden(false);
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}): Promise<Response> => {
      // Pages that are fetched ahead never arrive.
      if (!url.startsWith('/orders/')) return new Promise(() => {});
      const isStream = new Headers(init.headers).get('Accept') === 'text/event-stream';
      switch (aboutOf(init.method ?? 'GET', url)) {
        case 'session':
          return Promise.resolve(Response.json({ signedIn: true }));
        case 'list': {
          if (!isStream) return this.looks.fetch(url, init);
          this.#stream = streamOf(init.signal);
          return Promise.resolve(this.#stream.response);
        }
        case 'mark':
          return this.marks.fetch(url, init);
        case 'erasure':
          return this.erasures.fetch(url, init);
        case 'order':
          return isStream ? this.#streams.fetch(url, init) : Promise.resolve(Response.json(this.#order));
        case 'act': {
          const answer = this.acts.fetch(url, init);
          this.acts.answer(new TypeError('network'));
          return answer;
        }
      }
    });
  }

  ready: DeskControls['ready'] = async () => {
    vi.setSystemTime(deskNoon);
    await eventually(async () => {
      if (this.looks.underWay === 0) throw new Error('the list is not asked for');
    });
  };
  keep: DeskControls['keep'] = async (order) => {
    this.#order = order;
  };
  reach: DeskControls['reach'] = (hash) => this.bar.reach(hash);
  look: DeskControls['look'] = async (isHidden) => lookAt(isHidden);
  answerList: DeskControls['answerList'] = async (how) => {
    const isStream = this.looks.underWay === 0;
    if (how === 'drop')
      return isStream ? this.#stream?.end(null) : this.looks.answer(new TypeError('network'));
    const { body, status, contentType } = answerToLook(how, isStream);
    if (isStream) this.#stream?.end(body);
    else this.looks.answer(new Response(body, { status, headers: { 'Content-Type': contentType } }));
  };
  answerMark: DeskControls['answerMark'] = async (how) =>
    this.marks.answer(how === 'drop' ? new TypeError('network') : Response.json({}, { status: how }));
  answerErasure: DeskControls['answerErasure'] = async (how) =>
    this.erasures.answer(how === 'drop' ? new TypeError('network') : new Response(null, { status: how }));
}

afterEach(() => {
  vi.unstubAllGlobals();
  setHidden(false);
});

interface StageProps {
  readonly world: DeskTab;
  readonly inspect: (event: InspectionEvent) => void;
}

export const DeskStage = ({ world, inspect }: StageProps) => (
  <AppActorsProvider address={{ ...here, hash: '' }} inspect={inspect}>
    <Reach page={here} controls={world.bar} />
    <DeskPage />
  </AppActorsProvider>
);
