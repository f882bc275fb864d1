/** A process with the inbox of `npm start`, without the site. Prints its address. */
import { serve } from '../../../src/serve/server.ts';
import { testConfig } from '../../worlds/inbox/fixtures.ts';

const config = { ...testConfig, attachmentLimit: 10 * 1024 * 1024 };
const { url } = await serve({ config, inboxFolder: process.argv[2] ?? '', port: 0, faults: false });
console.log(url);
