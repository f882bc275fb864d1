import type { Expected, Script } from '../../tests/paths/index.ts';
import type { deskErasureMachine } from './deskErasureMachine.ts';

/** Ends the held request. */
export interface ErasureControls {
  answer(how: 'erased' | 'offline'): Promise<void>;
}

const asking = (changes: Expected = {}): Expected => ({
  buttons: { 'Yes, erase all of it': true, 'Keep it': true },
  says: ['Erase the message, its history and its files? Nothing brings them back.'],
  ...changes,
});

export const deskErasureScript: Script<typeof deskErasureMachine, ErasureControls> = {
  drive: {
    'erasure.ask': (ui) => ui.press('Erase'),
    'erasure.confirm': (ui) => ui.press('Yes, erase all of it'),
    'erasure.cancel': (ui) => ui.press('Keep it'),
  },
  settle: {
    eraseOrder: {
      succeeds: (ui) => ui.world.answer('erased'),
      fails: (ui) => ui.world.answer('offline'),
    },
  },
  shows: {
    idle: () => ({ buttons: { Erase: true }, saysNot: ['Nothing brings them back.'] }),
    'asking.quiet': () => asking(),
    'asking.failed': () => asking({ status: ['That may not have worked. Please try again.'] }),
    erasing: () => asking({ buttons: { 'Erasing…': false, 'Keep it': false } }),
    erased: () => asking({ buttons: { 'Yes, erase all of it': false, 'Keep it': false } }),
  },
};
