import { setup } from 'xstate';
import { placeholderAction } from '../placeholder.ts';

/** Writes hash and scroll position into the history entry of the page on the screen, and into no other (R5, R7). */
export const historyEntryMachine = setup({
  types: {
    events: {} as
      /** A view of the page has opened or closed. `hash` is `#…` or empty. */
        | { type: 'hash.replace'; hash: string }
        | { type: 'page.scrolled' }
        /** Back or forward has changed the address, but not yet the page. */
        | { type: 'history.traversed' }
        /** The page of the present address is on the screen, or about to be. */
        | { type: 'page.arrived' },
  },
  actions: {
    writeHash: placeholderAction<{ hash: string }>(),
    storeScroll: placeholderAction(),
  },
  delays: { scrollEnd: 150 },
}).createMachine({
  id: 'historyEntry',
  description:
    'Whether the present history entry belongs to the page on the screen, and what is written into it.',
  initial: 'present',
  states: {
    present: {
      initial: 'still',
      states: {
        still: {},
        scrolling: { after: { scrollEnd: { target: 'still', actions: { type: 'storeScroll' } } } },
      },
      on: {
        'hash.replace': { actions: { type: 'writeHash', params: ({ event }) => ({ hash: event.hash }) } },
        'page.scrolled': '.scrolling',
        'history.traversed': 'ahead',
      },
    },
    ahead: {
      description: 'The address is already that of another page.',
      on: { 'page.arrived': 'present' },
    },
  },
});
