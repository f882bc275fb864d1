import { type ActorRefFrom, fromPromise } from 'xstate';
import { navigationMachine } from '../../../machines/navigation/navigationMachine.ts';
import type { Address, Arrival } from '../../../machines/navigation/navigationRules.ts';
import { focusHeading } from '../../effects/screen/moveFocus.ts';
import { restoreScroll, scrollToTop } from '../../effects/screen/scrollPage.ts';
import { waitForElement } from '../../effects/waitForElement.ts';
import { arriveAt } from '../effects/arriveAt.ts';
import { findDocument } from '../effects/findDocument.ts';
import { followLinks, prefetchOnIntent } from '../effects/followLinks.ts';
import { hasUserInput } from '../effects/hasUserInput.ts';
import { forgetReload, recordEntry, reloadEntry, writeHash } from '../effects/history.ts';
import { readAddress, writeAddress } from '../effects/readAddress.ts';

export type NavigationActor = ActorRefFrom<typeof navigationMachine>;

/** After back, forward or a load, the address bar is already correct. */
const record = ({ kind, address, handover }: Arrival): void => {
  if (kind === 'view') writeHash(address.hash);
  else if (kind === 'push' || kind === 'replace')
    recordEntry(writeAddress(address), handover, kind === 'replace');
};

interface Screen {
  /** The address bar has the address of the page that is about to be shown. */
  readonly onRecorded: () => void;
  readonly showPage: (arrival: Arrival) => void;
  readonly showFailure: (arrival: Arrival) => void;
}

/** `leavePage` resolves when the current page may be replaced. */
export const navigation = (
  loadView: (path: string) => Promise<void>,
  leavePage: () => Promise<void>,
  { onRecorded, showPage, showFailure }: Screen,
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
      recordAddress: (_, arrival) => {
        record(arrival);
        onRecorded();
      },
      showPage: (_, arrival) => showPage(arrival),
      showFailure: (_, arrival) => showFailure(arrival),
      reloadAt: (_, arrival) => {
        record(arrival);
        if (arrival.kind !== 'load' && arrival.kind !== 'blank') scrollToTop();
        reloadEntry();
      },
      forgetReload,
      scrollToTop,
      restoreScroll: (_, { scroll }) => restoreScroll(scroll),
      focusHeading,
      arriveAt: (_, { id }) => arriveAt(id),
    },
  });

export const reportFailure = (navigation: NavigationActor, error: unknown): void =>
  navigation.send({ type: 'view.failed', error, isTouched: hasUserInput() });

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
