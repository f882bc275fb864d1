import { useState } from 'react';
import { afterEach, vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import OrderPage from '../../src/views/order/OrderPage.tsx';
import { HeldRequests } from '../paths/index.ts';
import { type AddressControls, addressControls, Reach, readAddress } from './addressControls.tsx';
import { HydratedStage, type PageLoad } from './HydratedStage.tsx';
import { answerTo, answerToAct, nextHash, type OrderControls, orderPath } from './orderControls.ts';
import { sampleOrder } from './sampleOrder.ts';

const here = { path: orderPath, search: '' };

export const setHidden = (isHidden: boolean): void => {
  if (isHidden) Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  else Reflect.deleteProperty(document, 'hidden');
};
/** Somebody looks at the tab, or nobody does. */
export const lookAt = (isHidden: boolean): void => {
  setHidden(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
};
const responseOf = ({
  status,
  contentType = '',
  body = null,
}: {
  status: number;
  contentType?: string;
  body?: string | null;
}) => new Response(body, { status, headers: { 'Content-Type': contentType } });

/** A tab with the page of the sample order, and a server that holds each request until the script answers it. */
export class OrderTab implements OrderControls {
  readonly reads = new HeldRequests();
  readonly acts = new HeldRequests();
  readonly page: PageLoad = { load: () => {} };
  readonly bar: AddressControls = addressControls(here);
  #isStream = false;

  constructor() {
    setHidden(false);
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
      // Pages that are fetched ahead never arrive.
      if (!url.startsWith('/orders/')) return new Promise<Response>(() => {});
      if (init.method === 'POST') return this.acts.fetch(url, init);
      this.#isStream = new Headers(init.headers).get('Accept') === 'text/event-stream';
      return this.reads.fetch(url, init);
    });
  }

  reach: OrderControls['reach'] = async (isKeyed) => {
    setHidden(false);
    const { arrive } = this.page;
    const hash = nextHash(location.hash, isKeyed, !arrive);
    if (!arrive) return this.bar.reach(hash);
    history.replaceState({}, '', orderPath + hash);
    arrive();
  };
  address: OrderControls['address'] = async () => location.href;
  answer: OrderControls['answer'] = async (how) =>
    this.reads.answer(how === 'drop' ? new TypeError('network') : responseOf(answerTo(how, this.#isStream)));
  answerAct: OrderControls['answerAct'] = async (how, order) =>
    this.acts.answer(how === 'drop' ? new TypeError('network') : responseOf(answerToAct(how, order)));
  look: OrderControls['look'] = async (isHidden) => lookAt(isHidden);
}

afterEach(() => {
  vi.unstubAllGlobals();
  setHidden(false);
});

const Tab = ({ world, inspect }: StageProps) => {
  const [address] = useState(readAddress);
  return (
    <AppActorsProvider address={address} inspect={inspect}>
      <Reach page={here} controls={world.bar} />
      <OrderPage id={sampleOrder.id} />
    </AppActorsProvider>
  );
};

interface StageProps {
  readonly world: OrderTab;
  readonly inspect: (event: InspectionEvent) => void;
}

/** The page as it was prerendered, until the world lets its script arrive. */
export const OrderStage = (props: StageProps) => (
  <HydratedStage page={props.world.page} isHeld>
    <Tab {...props} />
  </HydratedStage>
);
