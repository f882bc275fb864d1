// @proof thorough
import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from '../../../src/app/App.tsx';
import { findRoute } from '../../../src/routes/match.ts';
import { loadView } from '../../../src/routes/modules.ts';
import type { ViewModule } from '../../../src/routes/view.ts';
import RequestDialog from '../../../src/views/requestWizard/RequestDialog.tsx';
import { type Composition, explorePage, type PagePath, pagePaths, walkPage } from '../../paths/compose.ts';
import { Unavailable } from '../../paths/index.ts';
import { domUi } from '../../paths/view.ts';
import { loadHelpCenter } from '../../worlds/helpCenterStage.tsx';
import { blogPageScript } from '../../worlds/page/blogPage.script.ts';
import { blogPage } from '../../worlds/page/blogPage.ts';
import { contactAnnouncementScript } from '../../worlds/page/contactAnnouncement.script.ts';
import { contactAnnouncement } from '../../worlds/page/contactAnnouncement.ts';
import { contactPageScript } from '../../worlds/page/contactPage.script.ts';
import { contactPage } from '../../worlds/page/contactPage.ts';
import { helpPageScript } from '../../worlds/page/helpPage.script.ts';
import { helpPage } from '../../worlds/page/helpPage.ts';
import { homePageScript } from '../../worlds/page/homePage.script.ts';
import { homePage } from '../../worlds/page/homePage.ts';
import type { SitePage, SiteParts } from '../../worlds/page/sitePage.ts';
import {
  type PageScript,
  readWholePage,
  type SiteWorld,
  sitePageWorld,
  targetsOf,
  walksOn,
} from '../../worlds/page/sitePage.world.ts';
import { type HeldWays, stubSharing } from '../../worlds/shareWorld.ts';
import { filledExcept, fillSilently } from '../../worlds/subscriptionWorld.ts';

/** Pages load when the test says so. */
const site = vi.hoisted(() => ({
  hold: (_load: (error?: Error) => void) => {},
  views: new Map<string, ViewModule | null>(),
}));
vi.mock('../../../src/shell/pageCache.ts', () => ({
  createPageCache: () => ({
    viewOf: (path: string) => site.views.get(path),
    nameOf: (path: string) => findRoute(path).name,
    load: () =>
      new Promise<void>((resolve, reject) => site.hold((error) => (error ? reject(error) : resolve()))),
    prefetch: async () => {},
    hold: () => () => {},
  }),
}));
// Retries have tests of their own.
vi.mock('../../../src/wiring/resources.ts', async (original) => ({
  ...(await original<typeof import('../../../src/wiring/resources.ts')>()),
  loadResource: (_resources: unknown, _key: string, load: () => Promise<unknown>) => load(),
}));

const notHere = async () => {
  throw new Unavailable('not in these stories');
};

/** Requests that wait for an answer. */
class HeldAnswers {
  #waiting: { readonly name: string; readonly end: (answer: Response | Error) => void }[] = [];
  fetch = (url: string, { method = 'GET' }: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const end = (answer: Response | Error) => (answer instanceof Error ? reject(answer) : resolve(answer));
      this.#waiting.push({ name: method === 'HEAD' ? method : url, end });
    });
  /** Ends the last request with this address, or method. */
  end(name: string, how: number | 'drop'): void {
    const request = this.#waiting.findLast((each) => each.name === name);
    if (!request) throw new Unavailable(`no request ${name} is under way`);
    this.#waiting = this.#waiting.filter((each) => each.name !== name);
    request.end(how === 'drop' ? new TypeError('network') : new Response(null, { status: how }));
  }
}

class World implements SiteWorld {
  #loads: ((error?: Error) => void)[] = [];
  readonly #held = new HeldAnswers();
  /** A browser's history: happy-dom has no traversal. */
  #entries: string[];
  #at = 0;

  constructor(start: string) {
    this.#entries = [start];
    sessionStorage.clear();
    localStorage.clear();
    history.replaceState({}, '', start);
    stubSharing({ canShare: false, isSecure: true, hasClipboard: true });
    site.hold = (load) => this.#loads.push(load);
    vi.spyOn(console, 'info').mockImplementation(() => {});
    vi.stubGlobal('fetch', this.#held.fetch);
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
  read: SiteWorld['read'] = async (ids) => readWholePage(ids);
  fillIn: SiteWorld['fillIn'] = async (blank) => fillSilently(filledExcept(blank));
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
  failLoad = async () => {
    // The earlier ones do not count any more.
    for (const end of this.#loads.splice(0)) end(new Error('The chunk is gone'));
  };
  loseDocument = async () => this.#held.end('HEAD', 'drop');
  answer: SiteWorld['answer'] = async (how) => this.#held.end('/api/request', how);
  answerMessage: SiteWorld['answerMessage'] = async (how) => this.#held.end('/api/contact', how);
  closeNotices: SiteWorld['closeNotices'] = async (text) => {
    for (const notice of document.querySelectorAll('li[data-state=open]')) {
      const button = notice.querySelector('[aria-label="Close toast"]');
      if (button && text.test(notice.textContent ?? '')) fireEvent.click(button);
    }
  };
  getStarted: SiteWorld['getStarted'] = async () => {
    const button = document.querySelector<HTMLElement>('nav [data-opener] button');
    if (!button || document.querySelector('dialog[open]'))
      throw new Unavailable('Get Started is out of reach');
    button.focus();
    fireEvent.click(button);
  };
  requestClose: SiteWorld['requestClose'] = async () => {
    const open = document.querySelector('dialog[open]');
    if (!open) throw new Unavailable('no dialog is open');
    fireEvent(open, new Event('cancel', { cancelable: true }));
  };
  pressInToast: SiteWorld['pressInToast'] = async (name) => {
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

beforeAll(async () => {
  await Promise.all([
    ...['/', '/blog', '/help', '/region', '/contact', '/contact/thanks'].map(async (path) => {
      const { name, id } = findRoute(path);
      site.views.set(path, await loadView(name, id));
    }),
    loadHelpCenter(),
    import('../../../src/views/home/ServiceDetailDialog.tsx'),
    import('../../../src/views/chrome/LoadedOverlays.tsx'),
    import('../../../src/views/shared/regionWords.ts'),
  ]);
});

const walks = <P extends SiteParts>(page: Composition<P, SitePage>, script: PageScript<P>): void => {
  const exploration = explorePage(page);
  const { paths, unreached } = pagePaths(exploration, {
    walks: walksOn(true),
    targetOf: targetsOf(script),
    maxSteps: 24,
  });
  describe(`${page.name} as a whole, rendered: ${paths.length} stories`, () => {
    const begin = () =>
      void vi.useFakeTimers({
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      });
    const end = () => {
      vi.useRealTimers();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    };
    beforeEach(begin);
    afterEach(end);
    const walk = async (path: PagePath<P, SitePage>) => {
      const { path: start } = page.start;
      const ui = domUi<SiteWorld>(new World(start));
      render(<App address={{ path: start, search: '', hash: '' }} requestDialog={RequestDialog} />);
      await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
      await walkPage(path, sitePageWorld(script, ui, true));
    };

    it.each(paths.map((path) => [path.name, path] as const))('%s', (_, path) => walk(path));

    it('contain every way in which the machines meet', () => expect(unreached).toEqual([]));
  });
};

walks(helpPage(), helpPageScript);
walks(homePage(), homePageScript);
walks(blogPage(), blogPageScript);
walks(contactPage(), contactPageScript);
walks(contactPage({}, 1, true), contactPageScript);
walks(contactAnnouncement(), contactAnnouncementScript);
