import { assign, setup } from 'xstate';
import type { Address } from '../navigation/navigationRules.ts';
import { placeholderActor } from '../placeholder.ts';
import {
  type ArrivedPage,
  type Context,
  type FailedPage,
  isNewAhead,
  type PreparedPage,
  renderedAhead,
  wasAhead,
} from './pagesRules.ts';

export const pagesSetup = setup({
  types: {
    context: {} as Context,
    input: {} as { address: Address; view: string },
    events: {} as
      | ({ type: 'page.prepared' } & PreparedPage)
      | ({ type: 'page.arrived' } & ArrivedPage)
      | ({ type: 'failure.arrived' } & FailedPage)
      /** A page, or the failure page, is in the document with its code. */
      | { type: 'view.shown' },
  },
  actors: { waitUntilIdle: placeholderActor<void, undefined>() },
  guards: {
    isNewAhead: ({ context }, params: PreparedPage) => isNewAhead(context, params),
    wasAhead: ({ context }, params: ArrivedPage) => wasAhead(context, params),
    mayBeLeftLater: ({ context }, params: ArrivedPage) => wasAhead(context, params) && !params.hasDialog,
    startsAtTop: (_, params: ArrivedPage) => params.startsAtTop,
  },
  actions: {
    renderAhead: assign(({ context }, params: PreparedPage) => ({ ahead: renderedAhead(context, params) })),
    keepLeft: assign(({ context }) => ({ left: context.shown })),
    showAhead: assign(({ context: { shown, ahead } }, { address }: ArrivedPage) => ({
      shown: { ...(ahead ?? shown), address },
    })),
    show: assign(({ context }, { address, view }: FailedPage) => ({
      shown: { key: context.shown.key, address, view },
    })),
    forgetAhead: assign({ ahead: null }),
    forgetLeft: assign({ left: null }),
  },
});
