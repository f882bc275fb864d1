import { vi } from 'vitest';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import DeskPage from '../../src/views/desk/DeskPage.tsx';
import { HeldRequests } from '../../tests/paths/index.ts';
import { viewSuite } from '../../tests/paths/view.ts';
import { atOnce } from '../../tests/worlds/pageControls.ts';
import { deskSessionModel } from './deskSession.model.ts';
import { deskSessionScript, type SessionControls } from './deskSession.script.ts';

/** Holds each request about the session until the script answers it. */
class World implements SessionControls {
  readonly requests = new HeldRequests();
  #endStream = () => {};
  #isLost = false;
  constructor() {
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      if (url.includes('/session')) return this.requests.fetch(url, init);
      if (new Headers(init.headers).get('accept') === 'text/event-stream')
        return new Promise((_, reject) => {
          this.#endStream = () => reject(new TypeError('offline'));
        });
      if (!this.#isLost) return Response.json({ messages: [], found: 0, all: 0 });
      this.#isLost = false;
      return new Response('{}', { status: 401 });
    });
  }
  ready = atOnce.ready;
  lose = async () => {
    this.#isLost = true;
    this.#endStream();
  };
  answer = async (status: number | 'offline', signedIn: boolean) =>
    this.requests.answer(
      status === 'offline' ? new TypeError('offline') : Response.json({ signedIn }, { status }),
    );
}

viewSuite({
  name: 'deskSession',
  model: deskSessionModel,
  script: deskSessionScript,
  world: () => new World(),
  render: ({ inspect }) => (
    <AppActorsProvider address={{ path: '/desk', search: '', hash: '' }} inspect={inspect}>
      <DeskPage />
    </AppActorsProvider>
  ),
});
