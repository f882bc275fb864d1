import type { SnapshotFrom } from 'xstate';
import { cameBy, type Expected, type Script, type Ui, usualAspects } from '../../tests/paths/index.ts';
import type { OrderControls, Reading } from '../../tests/worlds/orderControls.ts';
import { orders } from './followedOrder.model.ts';
import type { followedOrderMachine } from './followedOrderMachine.ts';

type Machine = typeof followedOrderMachine;
type Snapshot = SnapshotFrom<Machine>;

const linkLabel = 'Your link';
const heading = 'Your request';
const opening = (): Expected => ({ heading, status: ['Opening your request…'] });

const asking = (
  title = 'Open your request',
  help = 'This page opens with the link that you got when you sent your request.',
): Expected => ({
  heading,
  status: [`${title} ${help}`],
  buttons: { Open: true },
  links: { 'Write to us': '/contact' },
});
/** The order as it was read last, and whether that may be old. */
const following = ({ context: { order, retries } }: Snapshot): Expected => {
  const isRead = order?.events.length === 1;
  return {
    heading,
    status: [
      ...(retries > 0 ? ['The connection is gone. What you see may be old. We keep trying.'] : []),
      isRead
        ? 'Our turn We have read your request. Next, you get an offer or a question.'
        : 'Our turn We have your request. You hear from us within 1 business day.',
    ],
    buttons: { Print: true, 'Send message': true, 'Send file': true, 'Withdraw the request': true },
    says: ['Number 3f2a91c0-1', 'You sent the request.', ...(isRead ? ['We have read your request.'] : [])],
    saysNot: isRead ? [] : ['We have read your request.'],
  };
};
const live = ['streaming', 'polling', 'resting', 'lost'] as const;
const whileFollowing = Object.fromEntries(
  live.flatMap((how) =>
    (['shown', 'hidden'] as const).map((sight) => [`following.live.${how} sight.${sight}`, following]),
  ),
);

const answer = (how: Reading) => (ui: Ui<OrderControls>) => ui.world.answer(how);
const readings = {
  isSent: answer(orders.sent),
  isRead: answer(orders.read),
  isUnknown: answer('unknown'),
  fails: answer('drop'),
};

/** What a visitor with a link sees of an order and of the connection to it. */
export const followedOrderScript: Script<Machine, OrderControls> = {
  // What was pasted stays in its field, whatever becomes of it.
  aspects: [...usualAspects.filter((aspect) => aspect !== 'fields'), 'errors'],
  drive: {
    'address.changed': (ui, { isKeyed }) => ui.world.reach(isKeyed),
    'link.submit': async (ui, { isLink }) => {
      await ui.fill(linkLabel, isLink ? await ui.world.address() : 'https://site.test/request/1');
      await ui.press('Open');
    },
    'order.retry': (ui) => ui.press('Try again'),
    'order.received': async (ui, { order }) => {
      await ui.fill('Your message', 'Is it done?');
      await ui.press('Send message');
      await ui.world.answerAct(200, order);
      // An answer that is opened and closed takes away what is said about the message.
      await ui.press('Withdraw the request');
      await ui.press('Back');
    },
    'page.hidden': (ui) => ui.world.look(true),
    'page.shown': (ui) => ui.world.look(false),
  },
  settle: {
    readOrder: readings,
    pollOrder: { ...readings, hasNothing: answer('nothing') },
    awaitOrder: { isRead: readings.isRead, fails: readings.fails },
  },
  rendered: ['address.changed', 'order.received'],
  shows: {
    starting: opening,
    'asking.keyless': () => asking(),
    'asking.unknown': () =>
      asking(
        'This link opens no request',
        'A letter may be missing, or the request has been erased. Paste the whole link here.',
      ),
    'asking.refused': (_, came) => ({
      ...asking(),
      errors: { [linkLabel]: 'This is not a link to a request. Copy all of it, up to its end.' },
      ...(cameBy(came, 'link.submit') ? { focus: linkLabel } : {}),
    }),
    loading: opening,
    waiting: opening,
    unreachable: () => ({
      heading,
      alerts: [
        'We can’t reach our desk Your request is safe there. Check your connection, then try again. Try again',
      ],
      buttons: { 'Try again': true },
    }),
    ...whileFollowing,
  },
  environment: {
    hidden: {
      sends: (snapshot) => {
        if (!snapshot.matches('following')) return [];
        const isShown = snapshot.matches({ following: { sight: 'shown' } });
        return [{ type: 'page.hidden' }, { type: isShown ? 'page.shown' : 'page.hidden' }];
      },
    },
    reloaded: {
      does: (snapshot) =>
        snapshot.matches('following') ? [{ type: 'address.changed', id: orders.sent.id, isKeyed: true }] : [],
    },
  },
};
