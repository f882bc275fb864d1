import type { InputFrom, SnapshotFrom } from 'xstate';
import { cameBy, type Expected, type Script, type Step } from '../../tests/paths/index.ts';
import type { navigationMachine } from './navigationMachine.ts';
import type { Address } from './navigationRules.ts';

type Snapshot = SnapshotFrom<typeof navigationMachine>;

/** What a visitor, a page and the network do to navigation. */
export interface NavigationWorld {
  /** The document that will be loaded is at this address, and came for this reason. */
  begin(start: InputFrom<typeof navigationMachine>): Promise<void>;
  ready(): Promise<void>;
  /** A link is followed; or, where nothing is handed over at all, the page leads on by itself. */
  follow(address: Address, handover: unknown): Promise<void>;
  /** Back or forward, to an entry that was left at this height, or was loaded in full before. */
  traverse(address: Address, scroll: number, isReloaded: boolean): Promise<void>;
  /** The code of the document's own page cannot be had; the visitor has typed something, or not. */
  miss(error: unknown, isTouched: boolean): Promise<void>;
  /** The code of the page that was asked for last comes, or cannot be had. */
  load(how: 'loads' | 'fails'): Promise<void>;
  /** The host says that it has the document, or says nothing good. */
  answer(how: 'found' | 'lost'): Promise<void>;
  /** The element that the hash names comes to be. */
  appear(): Promise<void>;
}

interface Site {
  /** The first heading that a visitor sees at an address. */
  readonly headingOf: (address: Address) => string;
  /** Whether a page's code is here already: then there is no waiting for it. */
  readonly isHere: (path: string) => boolean;
  /** Whether a dialog is open at an address: it hides what is told beside it. */
  readonly hasDialog?: (address: Address) => boolean;
}

const failure = 'Unexpected Application Error!';
/** The heading in place of a page, where the document holds another one. */
const blank = 'Loading…';

/** What a visitor does to get about, and sees: one page until the other is there, and never nothing. */
export const navigationScript = ({
  headingOf,
  isHere,
  hasDialog = () => false,
}: Site): Script<typeof navigationMachine, NavigationWorld> => {
  const page = ({ context: { shownAddress, failure: reason, isBlank } }: Snapshot): Expected => ({
    heading: reason !== null ? failure : isBlank ? blank : headingOf(shownAddress),
  });
  const loading = (snapshot: Snapshot): Expected => {
    const { address } = snapshot.context.arrival;
    if (isHere(address.path)) return { heading: headingOf(address) };
    return snapshot.hasTag('slow') ? waiting(snapshot) : page(snapshot);
  };
  /** A page that was led to has the focus on its heading; one with a hash may have it elsewhere. */
  const arrived = (snapshot: Snapshot, came?: Step<typeof navigationMachine>): Expected => {
    const { arrival } = snapshot.context;
    const isLedTo = arrival.kind === 'traverse' || (arrival.kind !== 'load' && arrival.address.hash === '');
    const isNew = cameBy(came, 'view.shown') && !came?.from.snapshot.matches('ready');
    return { ...page(snapshot), ...(isNew && isLedTo ? { focus: page(snapshot).heading ?? '' } : {}) };
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
      // A view says by itself that it is there; and, where nothing else is, that it will not be.
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
    quiet: ['view.shown', 'view.failed'],
    scope: 'body',
    aspects: ['heading', 'status'],
  };
};
