/** A process with the server of `npm start`: `siteProcess.ts FOLDER` with `dist`, and the inbox. Prints its address. */
import { join } from 'node:path';
import { serve } from '../../../src/serve/server.ts';
import { testConfig } from '../../worlds/inbox/fixtures.ts';

const folder = process.argv[2] ?? '';
const { url } = await serve({
  config: testConfig,
  dist: join(folder, 'dist'),
  inboxFolder: join(folder, 'inbox'),
  port: 0,
});
console.log(url);
