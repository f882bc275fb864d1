import { act, render } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLocation } from 'wouter';
import type { SnapshotFrom } from 'xstate';
import { App } from '../../src/app/App.tsx';
import { findRoute } from '../../src/routes/match.ts';
import { routeOf } from '../../src/routes/table.ts';
import { useNavigation } from '../../src/shell/useShell.ts';
import { reportFailure } from '../../src/shell/wiring/navigation.ts';
import { type Model, type Ui, Unavailable } from '../../tests/paths/index.ts';
import { domUi, viewSuite } from '../../tests/paths/view.ts';
import { firstService } from '../../tests/worlds/services.ts';
import { navigationModel } from './navigation.model.ts';
import { type NavigationWorld, navigationScript } from './navigation.script.ts';
import type { Address } from './navigationRules.ts';

/** The site with its chrome, but with pages of two lines, whose code loads when the test says so. */
const site = vi.hoisted(() => ({
  viewOf: (_path: string): unknown => null,
  load: (_path: string): Promise<unknown> => Promise.resolve(),
  isLoaded: true,
  hasTarget: false,
  update: () => {},
  go: (_to: string, _options: { replace: boolean }) => {},
  miss: (_error: unknown) => {},
}));
// Retries, documents and overlays have tests of their own.
vi.mock('../../src/shell/pageCache.ts', () => ({
  createPageCache: () => ({
    viewOf: (path: string) => (site.isLoaded ? site.viewOf(path) : undefined),
    nameOf: (path: string) => findRoute(path).name,
    load: (path: string) => site.load(path),
    prefetch: async () => {},
    hold: () => () => {},
  }),
}));
vi.mock('../../src/views/chrome/Overlays.tsx', () => ({ Overlays: () => null }));
// Its code would load by itself during the first path that fails.
vi.mock('../../src/views/failure/ErrorPicture.tsx', () => ({ default: () => null }));

const at = (path: string, hash = ''): Address => ({ path, search: '', hash });
const urlOf = ({ path, search, hash }: Address) => path + search + hash;
/** A page's heading is its label. */
const headings: Readonly<Record<string, string>> = {
  '/': 'Home',
  '/faq': 'FAQ',
  '/contact': 'Contact',
  '/contact/thanks': 'Thank you',
  '/company/about': 'About',
  [`/services/${firstService}`]: 'Service',
  '/services/nope': 'Page not found',
};

const subscribe = (update: () => void) => {
  site.update = update;
  return () => {};
};
/** Each path has a page of its own, so that a page left in another's place would show. */
const Page = ({ path }: { path: string }) => {
  const hasTarget = useSyncExternalStore(subscribe, () => site.hasTarget);
  const [, go] = useLocation();
  const navigation = useNavigation();
  site.go = go;
  site.miss = (error) => reportFailure(navigation, error);
  return (
    <main id="main">
      <h1>{routeOf(findRoute(path).name).label}</h1>
      <input aria-label="Note" />
      {hasTarget ? <section id="pricing">Pricing</section> : null}
    </main>
  );
};
site.viewOf = (path) => ({ default: () => <Page path={path} /> });

class World implements NavigationWorld {
  readonly requested: string[] = [];
  readonly scrolled: (number | undefined)[] = [];
  readonly scrolledTo: string[] = [];
  #isBlank = false;
  #load: ((how: 'loads' | 'fails') => void)[] = [];
  #answer: ((how: 'found' | 'lost') => void) | undefined;

  constructor() {
    const { requested, scrolled, scrolledTo } = this;
    site.isLoaded = true;
    site.hasTarget = false;
    site.load = (path) => {
      requested.push(path);
      return new Promise((resolve, reject) => {
        this.#load.push((how) =>
          how === 'loads' ? resolve(site.viewOf(path)) : reject(new Error('The chunk is gone')),
        );
      });
    };
    const fetched = (): Promise<Response> =>
      new Promise((resolve, reject) => {
        this.#answer = (how) => (how === 'found' ? resolve(new Response()) : reject(new Error('Offline')));
      });
    vi.stubGlobal('fetch', fetched);
    vi.spyOn(location, 'reload').mockImplementation(() => {});
    vi.spyOn(window, 'scrollTo').mockImplementation(((to: ScrollToOptions) => {
      scrolled.push(to.top);
    }) as typeof window.scrollTo);
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledTo.push(this.id);
    });
  }

  begin: NavigationWorld['begin'] = async ({ address, isBlank = false, isReloaded = false }) => {
    history.replaceState(isReloaded ? { isReloaded } : {}, '', urlOf(address));
    this.#isBlank = isBlank;
  };
  /** What the app starts with when the document of the present address is loaded. Only the first can be blank. */
  loadDocument() {
    const { pathname: path, search, hash } = location;
    const isReloaded = history.state?.isReloaded === true;
    const start = { address: { path, search, hash }, isReloaded, isBlank: this.#isBlank };
    site.isLoaded = !this.#isBlank;
    site.hasTarget = false;
    this.#isBlank = false;
    this.#load = [];
    return start;
  }
  ready = async () => {};
  follow: NavigationWorld['follow'] = async (address, handover) => {
    if (handover === undefined) return site.go(urlOf(address), { replace: true });
    const link = document.createElement('a');
    link.href = urlOf(address);
    if (typeof handover === 'string') link.dataset.subject = handover;
    document.body.append(link);
    link.click();
    link.remove();
  };
  traverse: NavigationWorld['traverse'] = async (address, scroll, isReloaded) => {
    history.replaceState({ scroll, ...(isReloaded ? { isReloaded } : {}) }, '', urlOf(address));
    dispatchEvent(new PopStateEvent('popstate'));
  };
  miss: NavigationWorld['miss'] = async (error, isTouched) => {
    const note = document.querySelector('input');
    if (!note) throw new Unavailable('there is no page');
    note.value = isTouched ? 'Dear' : '';
    site.miss(error);
  };
  load: NavigationWorld['load'] = async (how) => {
    if (this.#load.length === 0) throw new Unavailable('nothing is being loaded');
    if (how === 'loads') site.isLoaded = true;
    for (const end of this.#load.splice(0)) end(how);
  };
  answer: NavigationWorld['answer'] = async (how) => this.#answer?.(how);
  appear = async () => {
    site.hasTarget = true;
    site.update();
  };
}

/** Replaces the model's addresses by two of one pattern, of which only one has a page. */
const pages: Readonly<Record<string, string>> = {
  '/': `/services/${firstService}`,
  '/faq': '/services/nope',
};
const withPages = <T extends { readonly address: Address }>(all: readonly T[]): T[] =>
  all.map((one) => ({
    ...one,
    address: { ...one.address, path: pages[one.address.path] ?? one.address.path },
  }));

/** A rendered page has its code, so it cannot be a reloaded document whose code fails again. */
const onView = {
  ...navigationModel,
  inputs: withPages(navigationModel.inputs),
  events: {
    ...navigationModel.events,
    'link.followed': withPages(navigationModel.events['link.followed']),
    'history.traversed': withPages(navigationModel.events['history.traversed']),
  },
  possible: (snapshot, event) =>
    navigationModel.possible(snapshot, event) &&
    (event.type !== 'link.followed' || ('replace' in event ? hasPage(snapshot) : hasLinks(snapshot))) &&
    (event.type === 'view.shown' || !isDocumentLoadedAgain(snapshot)),
} satisfies Model<typeof navigationModel.machine>;
/** Only a page redirects; the failure page has links, too. */
const hasPage = ({ context }: SnapshotFrom<typeof navigationModel.machine>) =>
  context.shownAddress !== null && context.failure === null;
/** A blank page has nothing until its code is there or has failed for good. */
const hasLinks = (snapshot: SnapshotFrom<typeof navigationModel.machine>) =>
  snapshot.context.shownAddress !== null;
const isDocumentLoadedAgain = ({ context: { arrival } }: SnapshotFrom<typeof navigationModel.machine>) =>
  arrival.kind === 'load' && arrival.isReloaded;

viewSuite<typeof navigationModel.machine, World>({
  name: 'navigation',
  model: onView,
  script: navigationScript({ headingOf: ({ path }) => headings[path] ?? '?', isLoaded: () => false }),
  maxSteps: 15,
  world: () => new World(),
  render: ({ inspect, world }) => <App {...world.loadDocument()} inspect={inspect} />,
});

describe('navigation', () => {
  let world: World;
  let ui: Ui<World>;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    world = new World();
    ui = domUi(world);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  const start = async (address = at('/')) => {
    await world.begin({ address });
    render(<App address={address} />);
    await ui.elapse(0);
  };
  const go = async (address: Address) => {
    await ui.world.follow(address, null);
    await ui.world.load('loads');
  };
  const focus = () => document.activeElement?.textContent;
  const url = () => location.pathname + location.search + location.hash;

  it('a link starts at the top, focuses the heading, and adds a history entry with the handover', async () => {
    await start();
    const entries = history.length;
    await ui.world.follow(at('/contact'), 'Press inquiry');
    expect([url(), history.length, world.requested]).toEqual(['/', entries, ['/contact']]);
    await ui.world.load('loads');
    expect([url(), history.length]).toEqual(['/contact', entries + 1]);
    expect(history.state).toEqual({ handover: 'Press inquiry' });
    expect([world.scrolled, focus()]).toEqual([[0], 'Contact']);
  });

  it.each(['#learn-not-sure', '#article-x', '#topic-y'])(
    '%s opens a view, and the page does not move',
    async (hash) => {
      await start();
      await go(at('/', hash));
      expect([url(), world.scrolled, world.scrolledTo]).toEqual([`/${hash}`, [], []]);
      expect(document.activeElement).toBe(document.body);
    },
  );

  it('the last link counts, in whatever order the code loads', async () => {
    await start();
    const ends: (() => void)[] = [];
    site.load = () => new Promise<void>((resolve) => ends.push(resolve));
    await ui.world.follow(at('/faq'), null);
    await ui.world.follow(at('/company/about'), null);
    await act(async () => ends[1]?.());
    await act(async () => ends[0]?.());
    expect([url(), (await ui.readScreen()).heading]).toEqual(['/company/about', 'About']);
  });

  it('links for another tab, site or purpose are left to the browser', async () => {
    await start();
    const followed = (attributes: Record<string, string>, init: MouseEventInit = {}) => {
      const link = document.createElement('a');
      for (const [name, value] of Object.entries({ href: '/faq', ...attributes }))
        link.setAttribute(name, value);
      document.body.append(link);
      // The test itself keeps the browser from navigating.
      const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
      link.addEventListener('click', (event) => event.preventDefault(), { once: true });
      link.dispatchEvent(click);
      link.remove();
      return world.requested.splice(0).length;
    };
    expect(followed({})).toBe(1);
    expect(followed({ target: '_self' })).toBe(1);
    for (const attributes of [
      { target: '_blank' },
      { download: '' },
      { href: 'https://press.example/story' },
      { 'aria-haspopup': 'dialog' },
    ])
      expect(followed(attributes), JSON.stringify(attributes)).toBe(0);
    for (const init of [
      { ctrlKey: true },
      { metaKey: true },
      { shiftKey: true },
      { altKey: true },
      { button: 1 },
    ])
      expect(followed({}, init), JSON.stringify(init)).toBe(0);
  });
});
