import { faultsOf, type ViewFault } from '../viewFault.ts';

const followed = faultsOf('followedOrder');
const act = faultsOf('orderAct');

/** Faults in the page of a request: how it is followed, and what its visitor does about it. */
// biome-ignore format: one line for each fault
export const orderFaults: readonly ViewFault[] = [
  followed('an erased request is still shown', 'src/views/order/OrderPage.tsx', "order && state.matches('following') ?", 'order ?'),
  followed('nothing says that the connection is lost', 'src/views/order/OrderPage.tsx', 'retries > 0 ?', 'retries > 9 ?'),
  followed('a link that opens nothing is asked for as if there were none', 'src/views/order/OrderPage.tsx', "isUnknown={state.matches({ asking: 'unknown' })}", 'isUnknown={false}'),
  followed('any text is taken for a link', 'src/views/order/OrderPage.tsx', 'isLink: orderLinkIn(readLink()) !== null', 'isLink: true'),
  followed('what an answer brings is not shown', 'src/views/order/OrderPage.tsx', "send({ type: 'order.received', order: received })", 'void received'),
  followed('another key in the address is not noticed', 'src/views/order/useOrder.ts', '[id, hash, send]', "[id, hash === '', send]"),
  followed('a page that is out of sight is followed as if it were seen', 'src/views/order/useSight.ts', "send({ type: pageSight.isHidden() ? 'page.hidden' : 'page.shown' })", "send({ type: 'page.shown' })"),
  followed('the server is asked for what the page has', 'src/effects/fetchOrder.ts', 'after === null ? {}', 'true ? {}'),
  followed('the key is not sent', 'src/effects/fetchOrder.ts', 'location.hash.slice(1)', 'location.hash'),
  act('the message can be changed while it is sent', 'src/views/order/OrderMessage.tsx', "send({ type: 'text.changed', value })}\n            readOnly={isBusy}", "send({ type: 'text.changed', value })}"),
  act('Agree stays enabled while something is sent', 'src/views/order/OrderTurn.tsx', 'variant="primary"\n                unavailable={isBusy}', 'variant="primary"'),
  act('each button says that it is sending', 'src/views/order/acting.ts', ' && pending.act.type === act?.type', ''),
  act('the offer is declined without the reason', 'src/views/order/OrderAnswer.tsx', '{ ...act, note }', '{ ...act }'),
  act('it is withdrawn at the first press', 'src/views/order/OrderSent.tsx', "send({ type: 'answer.open', answer: 'withdraw' })", "send({ type: 'act.send', act: withdraw, after })"),
  act('what became of a message is said elsewhere', 'src/views/order/OrderNews.tsx', 'state.context.place === place', "place === 'turn'"),
  act('a failure cannot be tried again', 'src/views/order/OrderNews.tsx', '{isFailed ? (\n              <Button', '{!isFailed ? (\n              <Button'),
  act('a file that is too large is not reported', 'src/views/order/OrderMessage.tsx', " || problem === 'fileTooLarge'", ''),
  act('the focus is lost when an answer is closed', 'src/wiring/orderAct.ts', "answer === null ? 'order-turn'", "answer === null ? ''"),
  act('an act has no key of its own', 'src/wiring/orderAct.ts', 'const key = side + keyOf(pending);', "const key = side + keyOf({ after: 0, act: { type: 'request.withdraw' } });"),
  act('what somebody else was quicker with is called done', 'src/wiring/orderAct.ts', 'isTaken: status === 200', 'isTaken: status < 500'),
];
