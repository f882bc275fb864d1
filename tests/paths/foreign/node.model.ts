import { createNodeMachine } from '@sanity/comlink';
import type { AnyMachineSnapshot } from 'xstate';
import type { Model } from '../index.ts';

const machine = createNodeMachine();
const source = { postMessage: () => {} };
const message = (type: string) => ({
  type,
  message: { data: { type: 'hello', id: '1' }, source, origin: 'o' },
});
const possible = ({ context: { requests, handshakeBuffer } }: AnyMachineSnapshot) =>
  requests.length + handshakeBuffer.length < 2;
const hears = (type: string) => ({ hears: { event: message(type), possible } });
const request = (how: string) => ({
  event: (requestId: string) => ({ type: `request.${how}`, requestId }),
  output: {},
});

/** The other end of a gateway: observed streams of messages, and answers to each of them. */
export const nodeModel = {
  machine,
  inputs: [{ name: 'them', connectTo: 'us' }],
  events: { post: [{ data: { type: 'hello', data: 1 } }] } as never,
  internal: [
    'handshake.syn',
    'message.received',
    'heartbeat.received',
    // Its types do not have this one.
    'disconnect' as never,
    'request',
    'request.success',
    'request.failed',
    'request.aborted',
  ],
  possible: ({ context }) => context.requests.length + context.buffer.length === 0,
  outcomes: {
    'listen for handshake syn': hears('handshake.syn'),
    'listen for handshake ack': { ends: { output: undefined } },
    'listen for messages': hears('message.received'),
    'listen for heartbeat': hears('heartbeat.received'),
    'listen for disconnect': hears('disconnect'),
    requestMachine: { succeeds: request('success'), fails: request('failed'), aborts: request('aborted') },
  },
  identity: ({ context: { buffer, handshakeBuffer, requests } }) => [
    buffer.length,
    handshakeBuffer.length,
    requests.length,
  ],
} satisfies Model<typeof machine>;
