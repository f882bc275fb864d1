import { type ActorRefFrom, fromPromise } from 'xstate';
import { navigationMachine } from '../../../machines/navigation/navigationMachine.ts';
import type { Address, Arrival } from '../../../machines/navigation/navigationRules.ts';
import {
  followHistory,
  forgetReload,
  noteArrival,
  recordEntry,
  reloadEntry,
  replaceHash,
} from '../../effects/historyEntry.ts';
import { focusHeading } from '../../effects/screen/moveFocus.ts';
import { scrollPage } from '../../effects/screen/scrollPage.ts';
import { waitForElement } from '../../effects/waitForElement.ts';
import { arriveAt } from '../effects/arriveAt.ts';
import { findDocument } from '../effects/findDocument.ts';
import { followLinks, prefetchOnIntent } from '../effects/followLinks.ts';
import { hasUserInput } from '../effects/hasUserInput.ts';
import { readAddress, resolveAddress, writeAddress } from '../effects/readAddress.ts';

export type NavigationActor = ActorRefFrom<typeof navigationMachine>;

/** After back, forward or a load, the address bar is already correct. */
const record = ({ kind, address, handover }: Arrival): void => {
  noteArrival();
  if (kind === 'view') replaceHash(address.hash);
  else if (kind === 'push' || kind === 'replace')
    recordEntry(writeAddress(address), handover, kind === 'replace');
};

interface Screen {
  readonly showPage: (arrival: Arrival) => void;
  readonly showFailure: (arrival: Arrival) => void;
}

/** `leavePage` resolves when the current page may be replaced. */
export const navigation = (
  loadView: (path: string) => Promise<void>,
  leavePage: () => Promise<void>,
  { showPage, showFailure }: Screen,
) =>
  navigationMachine.provide({
    actors: {
      loadView: fromPromise<unknown, { path: string; isElsewhere: boolean }>(async ({ input }) => {
        await loadView(input.path);
        // Back, forward and a jump within the page are not animated.
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
      showPage: (_, arrival) => showPage(arrival),
      showFailure: (_, arrival) => showFailure(arrival),
      reloadAt: (_, arrival) => {
        record(arrival);
        if (arrival.kind !== 'load' && arrival.kind !== 'blank') scrollPage(0);
        reloadEntry();
      },
      forgetReload,
      scrollToTop: () => scrollPage(0),
      restoreScroll: (_, { scroll }) => scrollPage(scroll),
      focusHeading,
      arriveAt: (_, { id }) => arriveAt(id),
    },
  });

/** Reports that the code of the prerendered page cannot be loaded. */
export const reportFailure = (navigation: NavigationActor, error: unknown): void =>
  navigation.send({ type: 'view.failed', error, isTouched: hasUserInput() });

/** Waits for a microtask, because a machine's action may call this. */
export const followTo = (
  navigation: NavigationActor,
  to: string,
  { replace = false, ...options }: { readonly replace?: boolean; readonly handover?: unknown } = {},
): void => {
  const address = resolveAddress(to);
  queueMicrotask(() => navigation.send({ type: 'link.followed', address, replace, ...options }));
};

/** Leads to a page with something to take over there. If it is the current page, it is not added to the history. */
export const handOverTo = (navigation: NavigationActor, to: string, handover: object): void =>
  followTo(navigation, to, { replace: readAddress().path === to, handover });

/** Follows links, and calls `prepare` for a page that the visitor is about to open. */
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

/**
 * Calls `onLeft` when the visitor goes to another address, and when its page is shown. One on the same page may open a
 * dialog of its own.
 */
export const followPage = (navigation: NavigationActor, onLeft: () => void): (() => void) => {
  let { arrival, shownAddress } = navigation.getSnapshot().context;
  const { unsubscribe } = navigation.subscribe(({ context }) => {
    // Each arrival has an address of its own, even if it is equal to the one before.
    const isLeft =
      context.shownAddress !== shownAddress ||
      writeAddress(context.arrival.address) !== writeAddress(arrival.address);
    ({ arrival, shownAddress } = context);
    if (isLeft) onLeft();
  });
  return unsubscribe;
};

export const followTraversal = (navigation: NavigationActor): (() => void) =>
  followHistory(({ scroll = 0, isReloaded = false }) =>
    navigation.send({ type: 'history.traversed', address: readAddress(), scroll, isReloaded }),
  );
