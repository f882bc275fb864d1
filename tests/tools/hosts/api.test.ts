// @vitest-environment node
import { expect, test } from 'vitest';
import { securityHeaders } from '../../../src/site-build/headers.ts';
import { testConfig } from '../../worlds/inbox/fixtures.ts';
import { inboxForEachTest } from '../../worlds/inbox/inboxHarness.ts';
import { apiTable } from './apiTable.ts';
import { checkApi } from './checkApi.ts';

const inbox = inboxForEachTest();

test.each(apiTable(testConfig.attachmentLimit))('the local server: $name', async (each) => {
  const security = Object.entries(securityHeaders({ ...testConfig, styleHashes: [] }));
  const api = {
    url: inbox.url,
    headers: Object.fromEntries(security.map(([name, value]) => [name.toLowerCase(), value])),
    messages: async () => inbox.messages().map(({ json }) => json),
  };
  expect(await checkApi(api, each)).toEqual([]);
});
