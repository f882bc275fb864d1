import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { fileSize } from '../../machines/fileSizeRules.ts';
import type { ReceivedFile } from '../inbox/rules/receive.ts';
import { Refusal } from '../inbox/rules/refusal.ts';
import { actOf } from '../orders/actSchema.ts';
import { keepAct, keepFile, presentOrder } from '../orders/orderActs.ts';
import type { Order } from '../orders/orderLog.ts';
import type { OrdersWorld } from '../orders/ordersWorld.ts';
import { CommandFailed } from './findMessages.ts';
import type { OrderCommand } from './orderArguments.ts';
import type { Place } from './place.ts';

interface OrderSurroundings {
  readonly place: Pick<Place, 'orders'>;
  readonly currentFolder: string;
  /** In ms since 1970. */
  readonly now: () => number;
  readonly attachmentLimit: number;
  readonly beforeEvent?: OrdersWorld['beforeEvent'];
}

const failureOf = (error: unknown): unknown =>
  error instanceof Refusal
    ? new CommandFailed(error.problems.map(({ message }) => message).join(' '))
    : error;

async function readFiles(
  paths: readonly string[],
  { currentFolder, attachmentLimit }: OrderSurroundings,
): Promise<ReceivedFile[]> {
  return Promise.all(
    paths.map(async (path) => {
      const bytes = await readFile(resolve(currentFolder, path)).catch((error: Error) => {
        throw new CommandFailed(`Cannot read ${path}: ${error.message}`);
      });
      if (bytes.length > attachmentLimit)
        throw new CommandFailed(`${path} is larger than ${fileSize(attachmentLimit)}.`);
      return {
        fileName: basename(path),
        size: bytes.length,
        type: '',
        sha256: createHash('sha256').update(bytes).digest('hex'),
        bytes: new Uint8Array(bytes).buffer,
      };
    }),
  );
}

/** Throws {@link CommandFailed} with what the order's machine or the rules say. Nothing is kept then. */
export async function actOnOrder(
  id: string,
  { act, files: paths }: OrderCommand,
  surroundings: OrderSurroundings,
): Promise<Order> {
  const { place, now, beforeEvent } = surroundings;
  const world = { store: place.orders, now, beforeEvent };
  try {
    const sent = actOf({ key: randomUUID(), act: act(now()) }, 'owner', now());
    const files = await readFiles(paths, surroundings);
    const { snapshot } = await presentOrder(id, world);
    const event = { ...sent.act, by: 'owner', at: new Date(now()).toISOString() } as const;
    // A file would stay if the act were refused after it.
    for (const file of snapshot.can(event) ? files : [])
      await keepFile(id, 'owner', { key: randomUUID(), file }, world);
    return await keepAct(id, 'owner', sent, world);
  } catch (error) {
    throw failureOf(error);
  }
}
