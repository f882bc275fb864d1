import type { InputFrom, SnapshotFrom } from 'xstate';
import { cameBy, type Expected, type Script, type Step } from '../../tests/paths/index.ts';
import type { navigationMachine } from './navigationMachine.ts';
import type { Address } from './navigationRules.ts';

type Snapshot = SnapshotFrom<typeof navigationMachine>;

/** What the script controls: the visitor's links and history, the page and the network. */
export interface NavigationWorld {
  /** Prepares the document that will be loaded. */
  begin(start: InputFrom<typeof navigationMachine>): Promise<void>;
  ready(): Promise<void>;
  /** Follows a link, or lets the page redirect if `handover` is `undefined`. */
  follow(address: Address, handover: unknown): Promise<void>;
  /** Goes back or forward to an entry that was left at this scroll position, or was reloaded in full before. */
  traverse(address: Address, scroll: number, isReloaded: boolean): Promise<void>;
  /** Lets the code of the document's own page fail, with or without something typed into the page. */
  miss(error: unknown, isTouched: boolean): Promise<void>;
  /** Settles the load of the page that was requested last. */
  load(how: 'loads' | 'fails'): Promise<void>;
  /** Responds to the request for the document. */
  answer(how: 'found' | 'lost'): Promise<void>;
  /** Adds the element that the hash names. */
  appear(): Promise<void>;
}

interface Site {
  /** The first heading that a visitor sees at an address. */
  readonly headingOf: (address: Address) => string;
  /** Whether a page's code is already loaded, so that there is no waiting for it. */
  readonly isLoaded: (path: string) => boolean;
  /** Whether a dialog is open at an address: it hides the status beside it. */
  readonly hasDialog?: (address: Address | null) => boolean;
}

const failure = 'Unexpected Application Error!';
/** The heading while a blank document waits for its page. */
const blank = 'Loading…';

/** What a visitor does to navigate and sees: the old page until the new one arrives, and never nothing. */
export const navigationScript = ({
  headingOf,
  isLoaded,
  hasDialog = () => false,
}: Site): Script<typeof navigationMachine, NavigationWorld> => {
  const page = (snapshot: Snapshot): Expected => {
    const { shownAddress, failure: error } = snapshot.context;
    return { heading: error !== null ? failure : shownAddress === null ? blank : headingOf(shownAddress) };
  };
  const loading = (snapshot: Snapshot): Expected => {
    const { address } = snapshot.context.arrival;
    if (isLoaded(address.path)) return { heading: headingOf(address) };
    return snapshot.hasTag('slow') ? waiting(snapshot) : page(snapshot);
  };
  /** A page reached by navigation has the focus on its heading; one with a hash may have it elsewhere. */
  const arrived = (snapshot: Snapshot, came?: Step<typeof navigationMachine>): Expected => {
    const { arrival } = snapshot.context;
    const isNavigated =
      arrival.kind === 'traverse' ||
      (arrival.kind !== 'load' && arrival.kind !== 'blank' && arrival.address.hash === '');
    const isNew = cameBy(came, 'view.shown') && !came?.from.snapshot.matches('ready');
    return { ...page(snapshot), ...(isNew && isNavigated ? { focus: page(snapshot).heading ?? '' } : {}) };
  };
  const waiting = (snapshot: Snapshot): Expected => ({
    ...page(snapshot),
    status: hasDialog(snapshot.context.shownAddress) ? [] : ['The page is still loading.'],
  });
  return {
    begin: (ui, start) => ui.world.begin(start),
    open: (ui) => ui.world.ready(),
    drive: {
      'link.followed': (ui, { address, handover }) => ui.world.follow(address, handover),
      'history.traversed': (ui, { address, scroll, isReloaded }) =>
        ui.world.traverse(address, scroll, isReloaded),
      // A view reports by itself that it has appeared.
      'view.shown': async () => {},
      'view.failed': (ui, { error, isTouched }) => ui.world.miss(error, isTouched),
      'page.retry': (ui) => ui.press('Reload'),
    },
    settle: {
      loadView: { loads: (ui) => ui.world.load('loads'), fails: (ui) => ui.world.load('fails') },
      findTarget: { appears: (ui) => ui.world.appear() },
      findDocument: { found: (ui) => ui.world.answer('found'), lost: (ui) => ui.world.answer('lost') },
    },
    shows: {
      starting: page,
      ready: arrived,
      'loading.prompt': loading,
      'loading.slow': loading,
      leaving: waiting,
      reloading: waiting,
      bare: page,
      failed: (snapshot, came) => ({
        ...page(snapshot),
        ...(cameBy(came, 'view.shown') ? { focus: failure } : {}),
      }),
      rendering: page,
      seeking: page,
    },
    // The path in the address bar decides which page it is.
    environment: {
      reloaded: {
        input: ({ context: { barPath } }) => ({ address: { path: barPath, search: '', hash: '' } }),
      },
    },
    quiet: ['view.shown', 'view.failed'],
    scope: 'body',
    aspects: ['heading', 'status'],
  };
};
