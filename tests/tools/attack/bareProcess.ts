/** The reference: a Node server that writes the bytes of each POST to a file, flushes it, and responds. */
import { randomUUID } from 'node:crypto';
import { open } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

async function write(request: IncomingMessage): Promise<void> {
  const file = await open(join(process.argv[2] ?? '', randomUUID()), 'wx');
  try {
    for await (const chunk of request) await file.write(chunk as Buffer);
    await file.sync();
  } finally {
    await file.close();
  }
}

const server = createServer((request, response) => {
  write(request).then(() => response.writeHead(200, { 'Content-Length': 2 }).end('{}'));
});
server.listen(0, '127.0.0.1', () => {
  console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
