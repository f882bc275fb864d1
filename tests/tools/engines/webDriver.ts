import { spawn } from 'node:child_process';
import { freePort } from '../../worlds/listen.ts';
import type { InstalledWebKit } from './installWebKit.ts';

/** A session of the W3C's WebDriver protocol. */
export interface WebDriver {
  /** Sends a command of the session: `post('/url', { url })`. @throws with the driver's message */
  post(command: string, body?: object): Promise<unknown>;
  /** Runs the body of a function in the page. An element is passed and returned as the protocol's reference. */
  run(script: string, ...args: readonly unknown[]): Promise<unknown>;
  /** A PNG of the window, in Base64. */
  screenshot(): Promise<string>;
  close(): Promise<void>;
}

/** Starts a screen, the driver and the browser, 1280 by 900 pixels. */
export async function startWebDriver({ driver, browser, display }: InstalledWebKit): Promise<WebDriver> {
  const screen = spawn(display, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (bytes: Buffer) => resolve(bytes.toString().trim()));
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb does not start')));
  });
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, GDK_BACKEND: 'x11' },
  });
  const stop = () => {
    server.kill();
    screen.kill();
  };
  process.once('exit', stop);

  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
    return value;
  };
  try {
    for (let tries = 0; ; tries++)
      try {
        await send('GET', '/status');
        break;
      } catch (error) {
        if (tries >= 100) throw error;
        await new Promise((later) => setTimeout(later, 100));
      }
    const options = { binary: browser, args: ['--automation'] };
    const { sessionId } = (await send('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    })) as { sessionId: string };
    const post: WebDriver['post'] = (command, body = {}) =>
      send('POST', `/session/${sessionId}${command}`, body);
    await post('/window/rect', { width: 1280, height: 900 });
    return {
      post,
      run: (script, ...args) => post('/execute/sync', { script, args }),
      screenshot: async () => (await send('GET', `/session/${sessionId}/screenshot`)) as string,
      close: async () => {
        await send('DELETE', `/session/${sessionId}`).catch(() => {});
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
