/** A process with the inbox of `npm start`, without the site. Prints its address. */
import { serve } from '../../../src/serve/server.ts';
import { testConfig } from '../../worlds/inbox/fixtures.ts';
import { deskKey } from '../../worlds/inbox/orderClient.ts';

const config = { ...testConfig, attachmentLimit: 10 * 1024 * 1024, orderEndpoint: '/orders' };
const { url } = await serve({
  config,
  inboxFolder: process.argv[2] ?? '',
  port: 0,
  orders: { deskKey, secret: '' },
});
console.log(url);
