import type { Model } from '../../tests/paths/index.ts';
import { historyEntryMachine } from './historyEntryMachine.ts';

export const historyEntryModel = {
  machine: historyEntryMachine,
  events: { 'hash.replace': [{ hash: '#learn-not-sure' }, { hash: '' }] },
} satisfies Model<typeof historyEntryMachine>;

/** The gallery shows no page: the address bar is not part of one. */
export const stage = null;
