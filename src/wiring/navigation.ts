import { type ActorRefFrom, fromPromise } from 'xstate';
import { navigationMachine } from '../../machines/navigationMachine.ts';
import { anticipateLinks, followLinks } from '../effects/followLinks.ts';
import { followHistory, recordEntry } from '../effects/historyEntry.ts';
import { focusHeading, moveFocus } from '../effects/moveFocus.ts';
import { readAddress, writeAddress } from '../effects/readAddress.ts';
import { scrollPage, scrollToElement } from '../effects/scrollPage.ts';
import { waitForElement } from '../effects/waitForElement.ts';

type NavigationActor = ActorRefFrom<typeof navigationMachine>;

/** Navigation, joined. `loadView` fetches the code of the view at a path, and rejects if it can't be had. */
export const navigation = (loadView: (path: string) => Promise<unknown>) =>
  navigationMachine.provide({
    actors: {
      loadView: fromPromise<unknown, { path: string }>(({ input }) => loadView(input.path)),
      findTarget: fromPromise<unknown, { id: string }>(({ input, signal }) =>
        waitForElement(input.id, signal),
      ),
    },
    actions: {
      recordAddress: (_, { kind, address, handover }) => {
        if (kind === 'push' || kind === 'replace')
          recordEntry(writeAddress(address), handover, kind === 'replace');
      },
      loadDocument: (_, { address }) => location.assign(writeAddress(address)),
      scrollToTop: () => scrollPage(0),
      restoreScroll: (_, { scroll }) => scrollPage(scroll),
      focusHeading,
      arriveAt: (_, { id }) => {
        const target = document.getElementById(id);
        if (!target) return;
        scrollToElement(target);
        moveFocus(target);
      },
    },
  });

/** Asks for an address of this site, as a link would. */
export const followTo = (navigation: NavigationActor, to: string, { replace = false } = {}): void =>
  navigation.send({ type: 'link.followed', address: readAddress(new URL(to, location.href)), replace });

/**
 * Tells navigation which links the visitor follows and when they go back or forward, and lets `prepare`
 * fetch the code of a page that is about to be asked for. Answers a function that stops all three.
 */
export const followVisitor = (navigation: NavigationActor, prepare: (path: string) => void): (() => void) => {
  const stops = [
    followLinks(({ url, subject }) =>
      navigation.send({ type: 'link.followed', address: readAddress(url), handover: subject ?? null }),
    ),
    followHistory((scroll) => navigation.send({ type: 'history.traversed', address: readAddress(), scroll })),
    anticipateLinks(({ pathname }) => prepare(pathname)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
