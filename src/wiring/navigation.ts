import { type ActorRefFrom, fromPromise } from 'xstate';
import { navigationMachine } from '../../machines/navigation/navigationMachine.ts';
import type { Address, Arrival } from '../../machines/navigation/navigationRules.ts';
import { findDocument } from '../effects/findDocument.ts';
import { followLinks, prefetchOnIntent } from '../effects/followLinks.ts';
import { hasUserInput } from '../effects/hasUserInput.ts';
import {
  followHistory,
  forgetReload,
  readEntry,
  recordEntry,
  reloadEntry,
  replaceHash,
} from '../effects/historyEntry.ts';
import { focusHeading, moveFocus } from '../effects/moveFocus.ts';
import { openDetails } from '../effects/openDetails.ts';
import { readAddress, writeAddress } from '../effects/readAddress.ts';
import { scrollPage, scrollToElement } from '../effects/scrollPage.ts';
import { waitForElement } from '../effects/waitForElement.ts';

type NavigationActor = ActorRefFrom<typeof navigationMachine>;

/** Moves the address bar to where a link leads; anything else is there already. */
const record = ({ kind, address, handover }: Arrival): void => {
  if (kind === 'view') replaceHash(address.hash);
  else if (kind === 'push' || kind === 'replace')
    recordEntry(writeAddress(address), handover, kind === 'replace');
};

/**
 * Navigation, provided with its effects. `loadView` fetches the code of the view at a path, and rejects if it can’t be
 * had; `leavePage` resolves when the page that is shown may make way for another.
 */
export const navigation = (loadView: (path: string) => Promise<unknown>, leavePage: () => Promise<void>) =>
  navigationMachine.provide({
    actors: {
      loadView: fromPromise<unknown, { path: string; isElsewhere: boolean }>(async ({ input }) => {
        await loadView(input.path);
        // Back, forward and another place on the page move nothing.
        if (input.isElsewhere) await leavePage();
      }),
      findTarget: fromPromise<unknown, { id: string }>(({ input, signal }) =>
        waitForElement(input.id, signal),
      ),
      findDocument: fromPromise<unknown, { address: Address }>(({ input, signal }) =>
        findDocument(writeAddress(input.address), signal),
      ),
    },
    actions: {
      recordAddress: (_, arrival) => record(arrival),
      reloadAt: (_, arrival) => {
        record(arrival);
        if (arrival.kind !== 'load') scrollPage(0);
        reloadEntry();
      },
      forgetReload,
      scrollToTop: () => scrollPage(0),
      restoreScroll: (_, { scroll }) => scrollPage(scroll),
      focusHeading,
      arriveAt: (_, { id }) => {
        const target = document.getElementById(id);
        if (!target) return;
        openDetails(target);
        scrollToElement(target);
        moveFocus(target);
      },
    },
  });

/** What navigation starts with in a browser. `isForeign`: whether the document holds another page than a path's. */
export const navigationStart = (isForeign: (path: string) => boolean) => {
  const address = readAddress();
  return {
    address,
    isReloaded: readEntry().isReloaded === true,
    isBlank: isForeign(address.path),
  };
};

/** Tells navigation that the code of the page that came as a document can't be had. */
export const reportFailure = (navigation: NavigationActor, error: unknown): void =>
  navigation.send({ type: 'view.failed', error, isTouched: hasUserInput() });

/** Asks for an address of this site, as a link would: right after what asks, which may be a machine at work. */
export const followTo = (navigation: NavigationActor, to: string, { replace = false } = {}): void => {
  const address = readAddress(new URL(to, location.href));
  queueMicrotask(() => navigation.send({ type: 'link.followed', address, replace }));
};

/**
 * Tells navigation which links the visitor follows, and lets `prepare` fetch the code of a page that is about
 * to be asked for. Returns a function that stops both.
 */
export const followVisitor = (navigation: NavigationActor, prepare: (path: string) => void): (() => void) => {
  const stops = [
    followLinks(({ url, subject }) => {
      navigation.send({ type: 'link.followed', address: readAddress(url), handover: subject ?? null });
    }),
    prefetchOnIntent(({ pathname }) => prepare(pathname)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};

/** Finds the links that a visitor may follow next: those that are in sight while the page is read. */
export { observeVisibleLinks } from '../effects/observeVisibleLinks.ts';

/** Tells navigation when the visitor goes back or forward. Returns a function that stops. */
export const followTraversal = (navigation: NavigationActor): (() => void) =>
  followHistory(({ scroll = 0, isReloaded = false }) =>
    navigation.send({ type: 'history.traversed', address: readAddress(), scroll, isReloaded }),
  );
