import { createServer, request } from 'node:http';
import { listenOn } from '../../worlds/listen.ts';

/** Its path begins with this, which no page of the site does. */
const path = '/-first-script.js';

/**
 * A proxy before the site that puts a script of the same origin first into every document, which the site's policy
 * allows. `close` ends open connections.
 */
export async function startFirstScriptProxy(
  site: string,
  script: string,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((incoming, response) => {
    const { method, headers, url = '/' } = incoming;
    if (url === path) {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' });
      return void response.end(script);
    }
    // Otherwise documents would be compressed, or not sent again.
    const { 'accept-encoding': _, 'if-none-match': __, 'if-modified-since': ___, ...rest } = headers;
    const forwarded = request(new URL(url, site), { method, headers: rest }, (reply) => {
      const isDocument = reply.headers['content-type']?.startsWith('text/html') && method === 'GET';
      if (!isDocument) {
        response.writeHead(reply.statusCode ?? 502, reply.headers);
        return void reply.pipe(response);
      }
      const chunks: Buffer[] = [];
      reply.on('data', (chunk: Buffer) => chunks.push(chunk));
      reply.on('end', () => {
        const html = Buffer.concat(chunks).toString();
        const { 'content-length': _length, ...kept } = reply.headers;
        response.writeHead(reply.statusCode ?? 502, kept);
        response.end(
          html.replace(
            /<head>|<meta/,
            (first) =>
              `${first === '<head>' ? first : ''}<script src="${path}"></script>${first === '<head>' ? '' : first}`,
          ),
        );
      });
    });
    forwarded.on('error', () => response.destroy());
    incoming.pipe(forwarded);
  });
  return {
    url: `http://127.0.0.1:${await listenOn(server)}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
