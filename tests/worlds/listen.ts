import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Lets a server listen on a free port of the loopback interface. Returns the port. */
export async function listenOn(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port');
  return address.port;
}

/** A port on which nothing listens now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenOn(server);
  server.close();
  await once(server, 'close');
  return port;
}
