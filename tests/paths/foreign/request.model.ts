import { createRequestMachine } from '@sanity/comlink';
import { createEmptyActor } from 'xstate';
import type { Model } from '../index.ts';

const machine = createRequestMachine();
const target = { postMessage: () => {} } as unknown as MessageEventSource;
const input = {
  channelId: 'c',
  domain: 'd',
  from: 'a',
  to: 'b',
  type: 't',
  targetOrigin: '*',
  sources: target,
};
const parentRef = createEmptyActor() as never;

/** One request to a window: it may expect an answer, wait three seconds for it, or be aborted. */
export const requestModel = {
  machine,
  inputs: [true, false].map((expectResponse) => ({
    ...input,
    expectResponse,
    parentRef,
    suppressWarnings: true,
  })),
  events: { message: [{ data: { data: 1, responseTo: 'm' } as never }] },
  outcomes: { 'listen for response': { aborts: { error: new Error('aborted') } } },
  // The context has windows, actors and an id that is made up.
  identity: ({ context: { expectResponse, response } }) => [expectResponse, response],
} satisfies Model<typeof machine>;
