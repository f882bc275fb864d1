import { assign, setup } from 'xstate';
import { placeholderAction } from '../placeholder.ts';
import { defaultRegion, type RegionCode, regionIn } from './regionRules.ts';

/**
 * Carries the visitor's region from the browser's storage to the prices, and each choice back into it
 * (F14; decisions P2 and P4). What is stored is read tolerantly and left alone until a choice
 * is made; the choice holds for the page whether or not it could be kept.
 */
export const regionMachine = setup({
  types: {
    context: {} as { code: RegionCode },
    input: {} as { stored: string | null },
    events: {} as
      | { type: 'region.choose'; code: RegionCode }
      | { type: 'storage.changed'; stored: string | null },
  },
  guards: {
    isAbroad: ({ context }) => context.code !== defaultRegion,
    isAnother: ({ context }, params: { code: RegionCode }) => params.code !== context.code,
  },
  actions: {
    setRegion: assign((_, params: { code: RegionCode }) => params),
    storeRegion: placeholderAction<{ code: RegionCode }>(),
    notify: placeholderAction<{ code: RegionCode }>(),
  },
}).createMachine({
  id: 'region',
  description: 'The region that prices are shown for. It never changes what is charged.',
  context: ({ input }) => ({ code: regionIn(input.stored) }),
  initial: 'arriving',
  on: {
    'region.choose': {
      description: 'The current region is not chosen again.',
      guard: { type: 'isAnother', params: ({ event }) => event },
      target: '.arriving',
      actions: [
        { type: 'setRegion', params: ({ event }) => ({ code: event.code }) },
        { type: 'storeRegion', params: ({ event }) => ({ code: event.code }) },
        { type: 'notify', params: ({ event }) => ({ code: event.code }) },
      ],
    },
    'storage.changed': {
      description: 'Another tab has chosen, or somebody has deleted the choice.',
      target: '.arriving',
      actions: { type: 'setRegion', params: ({ event }) => ({ code: regionIn(event.stored) }) },
    },
  },
  states: {
    arriving: { always: [{ guard: 'isAbroad', target: 'estimating' }, { target: 'inEuros' }] },
    inEuros: { description: 'Prices as they are charged.' },
    estimating: { description: 'An estimate in the region’s currency stands before each euro price.' },
  },
});
