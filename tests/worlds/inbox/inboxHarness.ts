import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Kept } from '../../../src/inbox/rules/submission.ts';
import type { ServeOptions } from '../../../src/serve/serveOptions.ts';
import { type Running, serve } from '../../../src/serve/server.ts';
import { ask, type TestResponse, temporaryFolder, testConfig, writeSite } from './fixtures.ts';
import { multipart, type Part, type StoredMessage, storedMessages } from './form.ts';
import { deskKey } from './orderClient.ts';

export const json = { accept: 'application/json' };

/** The problems in a response. */
export const errorsOf = ({ body }: TestResponse): { field: string | null; message: string }[] =>
  JSON.parse(body.toString()).errors;

export interface InboxUnderTest {
  readonly url: string;
  /** The only entry of `parent` but for `dist`. */
  readonly folder: string;
  readonly parent: string;
  /** What was passed to `onStored`. */
  readonly reported: readonly Kept[];
  readonly post: (
    parts: readonly Part[],
    headers?: Record<string, string>,
    path?: string,
  ) => Promise<TestResponse>;
  readonly postRequest: (
    body: unknown,
    headers?: Record<string, string>,
    path?: string,
  ) => Promise<TestResponse>;
  readonly messages: () => StoredMessage[];
  /** Neither messages nor uploads in progress. */
  readonly expectEmptyInbox: () => void;
  /** Starts a second server on the same inbox, until the test ends. */
  readonly secondServer: () => Promise<string>;
}

type Options = Partial<Pick<ServeOptions, 'config' | 'faults' | 'limits' | 'orders' | 'allowedHosts'>> & {
  /** It serves the site of `writeSite`, too, from `dist` in `parent`. */
  readonly hasSite?: true;
};

/** Starts a server with an empty inbox for each test; read the properties only within tests. */
export function inboxForEachTest({ hasSite, ...options }: Options = {}): InboxUnderTest {
  let running: Running;
  let parent: ReturnType<typeof temporaryFolder>;
  const others: Running[] = [];
  const reported: Kept[] = [];
  const folder = () => join(parent.path, 'inbox');

  beforeEach(async () => {
    parent = temporaryFolder();
    reported.length = 0;
    const onStored = (kept: Kept) => void reported.push(kept);
    const site = hasSite ? { dist: join(parent.path, 'dist') } : {};
    if (site.dist) writeSite(site.dist);
    running = await serve({
      config: testConfig,
      inboxFolder: folder(),
      port: 0,
      onStored,
      ...site,
      ...options,
    });
  });
  afterEach(async () => {
    for (const server of [running, ...others.splice(0)]) await server.close(0);
    parent.remove();
  });

  return {
    get url() {
      return running.url;
    },
    get folder() {
      return folder();
    },
    get parent() {
      return parent.path;
    },
    reported,
    post: (parts, headers = json, path = '/api/contact') => {
      const { type, body } = multipart(parts);
      return ask(running.url, path, { method: 'POST', headers: { 'content-type': type, ...headers }, body });
    },
    postRequest: (body, headers = {}, path = '/api/request') =>
      ask(running.url, path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
    messages: () => storedMessages(folder()),
    expectEmptyInbox: () => {
      expect(readdirSync(folder())).toEqual(['messages']);
      expect(readdirSync(join(folder(), 'messages'))).toEqual([]);
    },
    secondServer: async () => {
      const server = await serve({ config: testConfig, inboxFolder: folder(), port: 0, ...options });
      others.push(server);
      return server.url;
    },
  };
}

/** The same, with orders and a desk. */
export const ordersForEachTest = (orders: Partial<ServeOptions['orders']> = {}): InboxUnderTest =>
  inboxForEachTest({
    config: { ...testConfig, orderEndpoint: '/orders' },
    orders: { deskKey, secret: '', ...orders },
  });
