import { cameBy, type Expected, type Script, type Step } from '../../tests/paths/index.ts';
import { type DeskControls, withdrawnMessage } from '../../tests/worlds/deskControls.ts';
import { orderHash } from '../desk/deskRules.ts';
import type { deskErasureMachine } from './deskErasureMachine.ts';

type Machine = typeof deskErasureMachine;

const question = 'Erase the message, its history and its files? Nothing brings them back.';

const page = ({ buttons, status = [], ...rest }: Expected): Expected => ({
  heading: 'The desk',
  status,
  buttons: { 'Sign out': true, 'Sign out everywhere': true, ...buttons },
  ...rest,
});
/** The message that is erased. */
const sheet = ({ status = [], ...rest }: Expected): Expected =>
  page({ status: ['It is over Withdrawn', ...status], links: { 'Back to the list': '/desk' }, ...rest });
const asking = (changes: Expected = {}): Expected =>
  sheet({ buttons: { 'Yes, erase all of it': true, 'Keep it': true }, says: [question], ...changes });

/** How the owner erases a message, from its question to the list without it. */
export const deskErasureScript: Script<Machine, DeskControls> = {
  begin: (ui) => ui.world.keep(withdrawnMessage),
  open: async (ui) => {
    await ui.world.ready();
    await ui.world.answerList([]);
    await ui.world.reach(`#${orderHash(withdrawnMessage.id)}`);
  },
  drive: {
    'erasure.ask': (ui) => ui.press('Erase'),
    'erasure.confirm': (ui) => ui.press('Yes, erase all of it'),
    'erasure.cancel': (ui) => ui.press('Keep it'),
  },
  settle: {
    eraseOrder: {
      succeeds: (ui) => ui.world.answerErasure(204),
      fails: (ui) => ui.world.answerErasure('drop'),
    },
  },
  wire: {
    sends: ({ effects }) =>
      effects.some(({ type }) => type === 'start eraseOrder')
        ? [
            {
              address: `/orders/desk/${withdrawnMessage.id}`,
              method: 'DELETE',
              headers: { accept: 'application/json' },
              body: null,
              isAbortable: true,
            },
          ]
        : [],
    underWay: (snapshot) => (snapshot.matches('erasing') ? 1 : 0),
  },
  shows: {
    idle: (_, came?: Step<Machine>) =>
      sheet({
        buttons: { Erase: true },
        saysNot: [question],
        ...(cameBy(came, 'erasure.cancel') ? { focus: 'Erase' } : {}),
      }),
    'asking.quiet': (_, came?: Step<Machine>) =>
      asking(cameBy(came, 'erasure.ask') ? { focus: question } : {}),
    'asking.failed': (_, came?: Step<Machine>) =>
      asking({
        status: ['That may not have worked. Please try again.'],
        ...(came && came.input.kind !== 'send' ? { focus: question } : {}),
      }),
    erasing: () => asking({ buttons: { 'Erasing…': false, 'Keep it': false } }),
    erased: () =>
      page({
        status: ['Nothing has come in yet.'],
        fields: {
          Search: { value: '' },
          Turn: { value: 'All' },
          State: { value: 'All' },
          Kind: { value: 'All' },
        },
      }),
  },
};
