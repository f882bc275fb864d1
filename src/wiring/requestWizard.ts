import { type ActorRefFrom, fromPromise } from 'xstate';
import type { navigationMachine } from '../../machines/navigation/navigationMachine.ts';
import { requestWizardMachine } from '../../machines/requestWizard/requestWizardMachine.ts';
import {
  type Answers,
  type Notice,
  parseRequestDraft,
} from '../../machines/requestWizard/requestWizardRules.ts';
import { config } from '../config.ts';
import { focusFieldWhenRendered } from '../effects/focusFieldWhenRendered.ts';
import { readCampaign } from '../effects/readCampaign.ts';
import { sendRequest } from '../effects/sendRequest.ts';
import { getTabItem, removeTabItem, setTabItem } from '../effects/tabStorage.ts';
import { trackEvent } from '../effects/trackEvent.ts';
import { watchCloseRequests } from '../effects/watchCloseRequests.ts';
import { storageKeys } from './storageKeys.ts';

/** F9. */
const payloadOf = (answers: Answers) => ({
  ...answers,
  page_path: location.pathname,
  timestamp: new Date().toISOString(),
  ...readCampaign(),
});

type RequestWizardActor = ActorRefFrom<typeof requestWizardMachine>;

/** `handOver` opens the contact form with these answers. */
export const requestWizard = (notify: (notice: Notice) => void, handOver: (answers: Answers) => void) =>
  requestWizardMachine.provide({
    actors: {
      submitRequest: fromPromise<void, Answers>(({ input, signal }) =>
        sendRequest(config.requestEndpoint, payloadOf(input), signal),
      ),
    },
    actions: {
      saveDraft: (_, { draft }) => setTabItem(storageKeys.request, draft),
      dropDraft: () => removeTabItem(storageKeys.request),
      handOver: (_, { answers }) => handOver(answers),
      notify: (_, { notice }) => notify(notice),
      focusField: (_, { field }) =>
        void (field === null ? undefined : focusFieldWhenRendered(`request-${field}`)),
      reportOpened: () => trackEvent('get_started_opened', { page_path: location.pathname }),
      reportSubmitted: (_, { service }) => trackEvent('get_started_submitted', { selected_service: service }),
    },
  });

export const requestWizardInput = () => ({ draft: parseRequestDraft(getTabItem(storageKeys.request)) });

/** Tells the wizard when the visitor leaves the page that is on the screen, and when that page is replaced. */
export const followPage = (
  wizard: RequestWizardActor,
  navigation: ActorRefFrom<typeof navigationMachine>,
): (() => void) => {
  const pathsIn = ({ context }: ReturnType<typeof navigation.getSnapshot>) =>
    `${context.arrival.address.path} ${context.shownAddress.path}`;
  let paths = pathsIn(navigation.getSnapshot());
  const { unsubscribe } = navigation.subscribe((snapshot) => {
    if (pathsIn(snapshot) === paths) return;
    paths = pathsIn(snapshot);
    if (wizard.getSnapshot().can({ type: 'page.left' })) wizard.send({ type: 'page.left' });
  });
  return unsubscribe;
};

/** Where the platform has a Back gesture that closes what is open, it closes the dialog. */
export const followCloseRequests = (wizard: RequestWizardActor): (() => void) => {
  let stop: (() => void) | null = null;
  const update = (snapshot: ReturnType<typeof wizard.getSnapshot>) => {
    if (snapshot.hasTag('visible'))
      stop ??= watchCloseRequests(() => wizard.send({ type: 'wizard.suspend' }));
    else {
      stop?.();
      stop = null;
    }
  };
  const { unsubscribe } = wizard.subscribe(update);
  return () => {
    unsubscribe();
    stop?.();
  };
};
