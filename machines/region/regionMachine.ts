import { assign, setup } from 'xstate';
import type { RegionCode } from '../../src/configuration/regionCodes.ts';
import { placeholderAction } from '../placeholder.ts';
import { defaultRegion, regionIn } from './regionRules.ts';

/** The region for prices. Only a choice is stored (P2). */
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
  description: 'The region that prices are shown for. It does not change what is charged.',
  context: ({ input }) => ({ code: regionIn(input.stored) }),
  initial: 'arriving',
  on: {
    'region.choose': {
      description: 'Choosing the current region does nothing.',
      guard: { type: 'isAnother', params: ({ event }) => event },
      target: '.arriving',
      actions: [
        { type: 'setRegion', params: ({ event }) => ({ code: event.code }) },
        { type: 'storeRegion', params: ({ event }) => ({ code: event.code }) },
        { type: 'notify', params: ({ event }) => ({ code: event.code }) },
      ],
    },
    'storage.changed': {
      description: 'Another tab changed or deleted the choice.',
      target: '.arriving',
      actions: { type: 'setRegion', params: ({ event }) => ({ code: regionIn(event.stored) }) },
    },
  },
  states: {
    arriving: { always: [{ guard: 'isAbroad', target: 'estimating' }, { target: 'inEuros' }] },
    inEuros: { description: 'The visitor sees prices as they are charged.' },
    estimating: { description: 'An estimate in the region’s currency precedes each euro price.' },
  },
});
