// @vitest-environment node
import type { AddressInfo } from 'node:net';
import type { Model } from 'deskhand-paths';
import { serverSuite } from 'deskhand-paths/server';
import { afterAll, beforeAll } from 'vitest';
import type { EventFrom } from 'xstate';
import { loanMachine } from './loanMachine.ts';
import { loanServer } from './loanServer.ts';

type Loan = EventFrom<typeof loanMachine>;

const readers = [{ reader: 'Ada' }, { reader: 'Bo' }];
const model = {
  machine: loanMachine,
  events: { 'book.borrow': readers, 'book.return': readers, 'book.reserve': readers },
} satisfies Model<typeof loanMachine>;

const log: Loan[] = [];
const server = loanServer(log);
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());

serverSuite<typeof loanMachine>({
  name: 'loan',
  model,
  cover: 'pairs',
  world: () => ({
    begin: async () => void log.splice(0),
    send: async (event) => {
      const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const { ok } = await fetch(address, { method: 'POST', body: JSON.stringify(event) });
      return ok ? 'accepted' : 'refused';
    },
    stored: async () => log,
  }),
});
