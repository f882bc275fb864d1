import { createConnectionMachine } from '@sanity/comlink';
import type { AnyMachineSnapshot } from 'xstate';
import type { Model } from '../index.ts';

const machine = createConnectionMachine();
const target = { postMessage: () => {} } as unknown as MessageEventSource;
const possible = ({ context }: AnyMachineSnapshot) => context.requests.length < 2;
const hears = { event: { type: 'message.received', message: { data: { type: 'hello' } } }, possible };
const request = (how: string) => ({
  event: (requestId: string) => ({ type: `request.${how}`, requestId }),
  output: {},
});

/** A gateway to another window: handshake, buffer, heartbeat, and a spawned actor for each request. */
export const connectionModel = {
  machine,
  inputs: [false, true].map((heartbeat) => ({ name: 'us', connectTo: 'them', targetOrigin: '*', heartbeat })),
  events: {
    'target.set': [{ target }, {}],
    post: [{ data: { type: 'hello', data: 1 } }],
    response: [{ respondTo: 'm', data: 1 }],
  } as never,
  internal: ['syn', 'request', 'request.success', 'request.failed', 'request.aborted', 'message.received'],
  possible: (snapshot, { type }) =>
    possible(snapshot) && (type !== 'post' || snapshot.context.buffer.length === 0),
  outcomes: {
    'send syn': { sends: { event: { type: 'syn' }, possible } },
    'listen for handshake': { hears },
    'listen for messages': { hears },
    'send heartbeat': {
      sends: { event: { type: 'post', data: { type: 'beat', data: undefined } }, possible },
    },
    requestMachine: { succeeds: request('success'), fails: request('failed') },
  },
  comparisons: 100,
  identity: ({ context: { heartbeat, buffer, requests, target } }) => [
    heartbeat,
    buffer.length,
    requests.length,
    !!target,
  ],
} satisfies Model<typeof machine>;
