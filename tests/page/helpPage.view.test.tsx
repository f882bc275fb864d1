import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../src/app/App.tsx';
import { requestDialogCode } from '../../src/views/chrome/overlays.ts';
import { explorePage, pageFailures, pagePaths, walkPage } from '../paths/compose.ts';
import { Unavailable } from '../paths/index.ts';
import { domUi } from '../paths/view.ts';
import { loadHelpCenter } from '../worlds/helpCenterStage.tsx';
import { type HeldWays, stubSharing } from '../worlds/shareWorld.ts';
import { helpPage } from './helpPage.ts';
import { type HelpWorld, helpPageWorld, readWholePage, targetOf, walksOn } from './helpPage.world.ts';

/** Pages load when the test says so. */
const site = vi.hoisted(() => ({ hold: (_load: () => void) => {} }));
vi.mock('../../src/routes/modules.ts', async (original) => {
  const modules = await original<typeof import('../../src/routes/modules.ts')>();
  return {
    ...modules,
    loadPage: (path: string) =>
      new Promise((resolve, reject) => site.hold(() => modules.loadPage(path).then(resolve, reject))),
  };
});
// Retries have tests of their own.
vi.mock('../../src/wiring/resources.ts', async (original) => ({
  ...(await original<typeof import('../../src/wiring/resources.ts')>()),
  loadResource: (_resources: unknown, _key: string, load: () => Promise<unknown>) => load(),
}));

const notHere = async () => {
  throw new Unavailable('not in these stories');
};

class World implements HelpWorld {
  #loads: (() => void)[] = [];
  #requests: ((answer: Response | Error) => void)[] = [];
  /** A browser's history: happy-dom has no traversal. */
  #entries = ['/help'];
  #at = 0;

  constructor() {
    sessionStorage.clear();
    localStorage.clear();
    history.replaceState({}, '', '/help');
    stubSharing({ canShare: false, isSecure: true, hasClipboard: true });
    site.hold = (load) => this.#loads.push(load);
    vi.spyOn(console, 'info').mockImplementation(() => {});
    vi.stubGlobal('fetch', (url: string) =>
      url === '/api/request'
        ? new Promise<Response>((resolve, reject) => {
            this.#requests.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
          })
        : new Promise<Response>(() => {}),
    );
    const { pushState, replaceState } = History.prototype;
    const entries = () => this.#entries;
    vi.spyOn(history, 'pushState').mockImplementation((...args) => {
      pushState.apply(history, args);
      this.#entries = [...this.#entries.slice(0, this.#at + 1), location.href];
      this.#at++;
    });
    vi.spyOn(history, 'replaceState').mockImplementation((...args) => {
      replaceState.apply(history, args);
      entries()[this.#at] = location.href;
    });
  }

  readonly #pop = () => {
    history.replaceState({}, '', this.#entries[this.#at]);
    dispatchEvent(new PopStateEvent('popstate'));
  };
  read = async () => readWholePage();
  follow = async (url: string) => {
    const link = document.createElement('a');
    link.href = url;
    document.body.append(link);
    link.click();
    link.remove();
  };
  load = async () => {
    if (this.#loads.length === 0) throw new Unavailable('nothing is being loaded');
    // The earlier ones do not count any more.
    for (const end of this.#loads.splice(0)) end();
  };
  traverse = async (by: -1 | 1) => {
    this.#at += by;
    this.#pop();
  };
  type = async (hash: string) => {
    history.pushState({}, '', hash);
    this.#pop();
  };
  copy = async () =>
    (globalThis as unknown as { shareWays: HeldWays }).shareWays.held.writeClipboard?.end({});
  answer: HelpWorld['answer'] = async (how) => {
    const [answer] = this.#requests.splice(0);
    if (!answer) throw new Unavailable('no request is under way');
    answer(how === 'drop' ? new TypeError('network') : new Response(null, { status: how }));
  };
  getStarted: HelpWorld['getStarted'] = async () => {
    const button = document.querySelector<HTMLElement>('nav [data-opener] button');
    if (!button || document.querySelector('dialog[open]'))
      throw new Unavailable('Get Started is out of reach');
    button.focus();
    fireEvent.click(button);
  };
  requestClose: HelpWorld['requestClose'] = async () => {
    const open = document.querySelector('dialog[open]');
    if (!open) throw new Unavailable('no dialog is open');
    fireEvent(open, new Event('cancel', { cancelable: true }));
  };
  pressInToast: HelpWorld['pressInToast'] = async (name) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('li[data-state=open] button')];
    const button = buttons.find(({ textContent }) => textContent === name);
    if (!button) throw new Unavailable(`no «${name}» in a toast`);
    fireEvent.click(button);
  };
  ready = async () => {};
  storeDraft = notHere;
  openWithoutScript = notHere;
  leavePage = notHere;
  comeBack = notHere;
}

const exploration = explorePage(helpPage());
type HelpPath = (typeof paths)[number];
const { paths, unreached } = pagePaths(exploration, { walks: walksOn(true), targetOf, maxSteps: 24 });

beforeAll(async () => {
  const { loadPage } = await vi.importActual<typeof import('../../src/routes/modules.ts')>(
    '../../src/routes/modules.ts',
  );
  await Promise.all([
    ...['/help', '/region', '/contact'].map(loadPage),
    requestDialogCode.load(),
    loadHelpCenter(),
    import('../../src/views/chrome/LoadedOverlays.tsx'),
    import('../../src/views/shared/regionWords.ts'),
  ]);
});

describe(`the help center as a whole, rendered: ${paths.length} stories`, () => {
  const begin = () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  const end = () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
  beforeEach(begin);
  afterEach(end);
  const failures = pageFailures('helpPage', 'view', exploration);
  const walk = async (path: HelpPath) => {
    const world = new World();
    const ui = domUi<HelpWorld>(world);
    render(<App address={{ path: '/help', search: '', hash: '' }} />);
    await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
    await walkPage(path, helpPageWorld(ui, true));
  };
  const walkAgain = (path: HelpPath) => {
    cleanup();
    end();
    begin();
    return walk(path);
  };

  it.each(paths.map((path, i) => [path.name, path, i + 1] as const))('%s', (_, path, n) =>
    failures.walk(n, path, walk, walkAgain),
  );
  for (const { title, run } of failures.replays()) it(title, () => run(walk));

  it('contain every way in which the machines meet', () => expect(unreached).toEqual([]));
});
