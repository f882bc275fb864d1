import type { Model } from '../../tests/paths/index.ts';
import { sampleOrder } from '../../tests/worlds/orderWorld.ts';
import { orderActMachine } from './orderActMachine.ts';

const limit = 10 * 1024 * 1024;

/** A file that is sent, and two that are refused. */
export const files = {
  small: { name: 'sales.csv', size: 1_200 },
  empty: { name: 'empty.csv', size: 0 },
  large: { name: 'film.mov', size: limit + 1 },
} as const;

export const acts = {
  agree: { type: 'offer.agree', offer: 1 },
  decline: { type: 'offer.decline', offer: 1, note: '' },
  withdraw: { type: 'request.withdraw' },
} as const;

/** All that a visitor can do while there is an offer, with and without words, and all three ways in which it can end. */
export const orderActModel = {
  machine: orderActMachine,
  inputs: [{ fileLimit: limit }],
  events: {
    'answer.open': [{ answer: 'decline' }, { answer: 'withdraw' }],
    'note.changed': ['', 'Too late for us.'].map((value) => ({ value })),
    'text.changed': ['', 'Can it be Friday?'].map((value) => ({ value })),
    'file.chosen': Object.values(files).map((file) => ({ file })),
    'act.send': [
      { act: acts.agree, after: 2 },
      { act: { type: 'dispute.open', note: ' ' }, after: 2 },
      { act: { type: 'dispute.decide', note: ' ' }, after: 2 },
      { act: { type: 'work.return', delivery: 1, note: 'The total is missing.' }, after: 2 },
      { act: { type: 'message.write', text: 'Can it be Friday?' }, after: 2 },
      { act: { type: 'message.write', text: 'Can it be Friday?' }, after: 3 },
      { act: { type: 'message.write', text: '' }, after: 2 },
    ],
    'file.send': [{ after: 2 }],
  },
  outcomes: {
    sendAct: {
      isTaken: { output: { isTaken: true, order: sampleOrder } },
      isRefused: { output: { isTaken: false, order: sampleOrder } },
      fails: { error: new Error('offline') },
    },
  },
  possible: ({ context }, event) =>
    event.type === 'note.changed'
      ? context.answer === 'decline' && event.value !== context.note
      : event.type === 'text.changed'
        ? event.value !== context.text
        : event.type === 'answer.open'
          ? context.answer === null
          : event.type === 'answer.close'
            ? context.answer !== null
            : event.type !== 'file.removed' || context.file !== null,
} satisfies Model<typeof orderActMachine>;

export const stage = null;
