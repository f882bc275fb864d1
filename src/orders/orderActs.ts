/** What visitor and owner do to one order, over HTTP. */

import type { SentAct } from '../../machines/order/orderDocument.ts';
import type { Party } from '../../machines/order/orderEvents.ts';
import { stateOf, turnOf } from '../../machines/order/orderRules.ts';
import { type ReceivedFile, receiveForm, receiveJson } from '../inbox/rules/receive.ts';
import { Refusal, refuse } from '../inbox/rules/refusal.ts';
import { isFull, noRoom } from '../inbox/rules/room.ts';
import { storedName } from '../inbox/rules/storedName.ts';
import { actOf, isActKey, keyProblem } from './actSchema.ts';
import { actLimit, errors, fileAnswer, isForm, json } from './answers.ts';
import { documentOf } from './documents.ts';
import { formOf, sentActOf } from './formActs.ts';
import { addEvent, type Order, readOrder } from './orderLog.ts';
import type { OrdersWorld } from './ordersWorld.ts';

export type Actor = Exclude<Party, 'clock'>;

export const unknownOrder = (): Refusal => refuse(404, 'There is no such request, or its link is not whole.');

/** `"3"` after the third event. */
const tagOf = ({ events }: Order): string => `"${events.length}"`;

export function documentAnswer(request: Request, order: Order): Response {
  const tag = tagOf(order);
  const known = (request.headers.get('if-none-match') ?? '').split(',').map((each) => each.trim());
  if (known.includes(tag)) return new Response(null, { status: 304, headers: { ETag: tag } });
  return json(200, documentOf(order), { ETag: tag });
}

export async function presentOrder(
  id: string,
  { store, now }: Pick<OrdersWorld, 'store' | 'now'>,
): Promise<Order> {
  const order = await readOrder(store, id, now());
  if (order === null) throw unknownOrder();
  return order;
}

/** Thrown where the order does not take an act now. Has the present order, so that the page can show it. */
class Refused extends Refusal {
  readonly order: Order;

  constructor(order: Order, message: string) {
    super(409, [{ field: null, message }]);
    this.order = order;
  }
}

const reasons = {
  refused: (order: Order) => {
    const turn = turnOf(order.snapshot);
    const whose = turn === null ? 'It is over.' : `It is the ${turn}'s turn.`;
    return `This is not possible now: the request is in the state "${stateOf(order.snapshot)}". ${whose}`;
  },
  taken: () => 'Another act was already sent with this key.',
  full: () => 'This request has no room for more. Please write an e-mail.',
} as const;

/** Throws {@link Refused}, or a refusal (404). */
export async function keepAct(id: string, by: Actor, { key, act }: SentAct, world: ActWorld): Promise<Order> {
  const outcome = await addEvent(world.store, id, { key, act, by }, world.now(), world.beforeEvent);
  if (outcome.kind === 'missing') throw unknownOrder();
  if (outcome.kind !== 'kept') throw new Refused(outcome.order, reasons[outcome.kind](outcome.order));
  return outcome.order;
}

/** Throws a refusal. */
export async function receiveAct(request: Request, by: Actor, { now }: OrdersWorld): Promise<SentAct> {
  if (isForm(request)) return actOf(sentActOf(await formOf(request)), by, now());
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? ''))
    throw refuse(415, 'An act must be sent as application/json.');
  return actOf(await receiveJson(request, actLimit), by, now());
}

const maxFiles = 100;

export type ActWorld = Pick<OrdersWorld, 'store' | 'now' | 'beforeEvent'>;

export interface FileAct {
  readonly key: string;
  readonly file: ReceivedFile;
}

/** Throws {@link Refused}, or a refusal (404, 422). */
export async function keepFile(
  id: string,
  by: Actor,
  { key, file }: FileAct,
  world: ActWorld,
): Promise<Order> {
  const before = await presentOrder(id, world);
  if (file.size === 0) throw new Refusal(422, [{ field: 'attachment', message: 'The file is empty.' }]);
  const isKnown = before.events.some((event) => event.key === key);
  if (!isKnown && before.events.filter(({ type }) => type === 'file.add').length >= maxFiles)
    throw new Refused(before, reasons.full());
  const { bytes, fileName, size, sha256 } = file;
  // Named by its content, so that a file that is sent again writes the same bytes.
  const storedAs = `file-${sha256.slice(0, 32)}-${storedName(fileName).replace(/^attachment-?/, '')}`;
  await world.store.putFile(id, storedAs, new Uint8Array(bytes));
  const type = file.type || 'application/octet-stream';
  const act = { type: 'file.add', file: { fileName, size, type, sha256, storedAs } } as const;
  return keepAct(id, by, { key, act }, world);
}

/** Throws a refusal (404, 413, 415, 422). */
export async function receiveFile(request: Request, { attachmentLimit }: OrdersWorld): Promise<FileAct> {
  const { fields, files } = await receiveForm(request, {
    attachmentLimit,
    bodyLimit: attachmentLimit + actLimit,
  });
  const key = fields.get('key') ?? '';
  const [file, ...others] = files;
  const problems = [
    ...(isActKey(key) ? [] : [keyProblem]),
    ...(file === undefined ? [{ field: 'attachment', message: 'The file is missing.' }] : []),
    ...(others.length > 0 ? [{ field: 'attachment', message: 'Only one file can be sent at once.' }] : []),
  ];
  if (file === undefined || problems.length > 0) throw new Refusal(422, problems);
  return { key, file };
}

/** The file of event `number`; 0: the message's own. Throws a refusal (404). */
export async function orderFile(id: string, number: number, world: OrdersWorld): Promise<Response> {
  const { message, events } = await presentOrder(id, world);
  const event = events[number - 1];
  const file = number === 0 ? message.attachment : event?.type === 'file.add' ? event.file : null;
  const bytes = file && (await world.store.getFile(id, file.storedAs));
  if (!file || !bytes) throw refuse(404, 'There is no such file.');
  return fileAnswer(bytes, file.fileName);
}

/** Any error but a {@link Refusal} becomes a 500 without details. */
export function failureOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isFull(error)) return noRoom();
  console.error('An order failed:', error);
  return refuse(500, 'The server failed. Please try again.');
}

export function jsonFailure(error: unknown): Response {
  const refusal = failureOf(error);
  const { status, problems, headers } = refusal;
  return refusal instanceof Refused
    ? json(status, { errors: problems, order: documentOf(refusal.order) })
    : errors(status, problems, headers);
}
