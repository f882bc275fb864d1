import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Address } from '../../machines/navigation/navigationRules.ts';
import { draftOf } from '../../machines/requestWizard/requestWizardRules.ts';
import { toastsMachine } from '../../machines/toasts/toastsMachine.ts';
import { config } from '../config.ts';
import { planNames } from '../configuration/planNames.ts';
import { subscriptionNoticeDemonstration } from '../content/demonstration.ts';
import { notSentNotice, requestNotices } from '../content/requestNotices.ts';
import { subscriptionNotice } from '../content/subscriptionNotice.ts';
import { adoptStyles } from '../design/index.ts';
import { href } from '../routes/href.ts';
import { documentOf, findRoute, isGrowing, rememberMissing } from '../routes/match.ts';
import { loadPage } from '../routes/modules.ts';
import type { ViewModule } from '../routes/view.ts';
import { fill } from '../views/shared/words.ts';
import type { ActorHooks } from '../wiring/actorHooks.ts';
import { createDocuments, type Documents } from '../wiring/documents.ts';
import * as wiredNavigation from '../wiring/navigation.ts';
import {
  followDialog,
  leaveWizardPage,
  requestWizardInput,
  requestWizard as wiredWizard,
} from '../wiring/requestWizard.ts';
import { createResources, loadResource } from '../wiring/resources.ts';
import { subscriptionDialog as wiredSubscription } from '../wiring/subscriptionDialog.ts';
import { toastOf } from '../wiring/toasts.ts';
import { leavePage, viewTransition } from '../wiring/viewTransition.ts';
import { AppActorsContext } from './actors.ts';
import { RegionProvider } from './RegionProvider.tsx';
import { ActorHooksContext, useWiredRef } from './useWired.ts';

interface AppActorsProps {
  /** The browser's address, or the page that is being prerendered. */
  readonly address: Address;
  /** The browser has reloaded this document because its code was missing. */
  readonly isReloaded?: boolean | undefined;
  /** The document is not the one of this address, so there is nothing to hydrate. */
  readonly isBlank?: boolean | undefined;
  readonly documents?: Documents | undefined;
  readonly children: ReactNode;
}

type FetchPage = (documents: Documents, path: string, signal?: AbortSignal) => Promise<ViewModule>;

const fetchPage: FetchPage = async (documents, path, signal) => {
  const document = documents.load(documentOf(path), isGrowing(path), signal);
  // Whether the site has been updated counts more than that the code is gone, which is then the reason.
  const code = loadPage(path).catch((error: unknown) => document.then(() => Promise.reject(error)));
  const [view, isThere] = await Promise.all([code, document]);
  if (!isThere) {
    rememberMissing(path);
    return fetchPage(documents, path, signal);
  }
  return view;
};

const fetchPageWithStyles: FetchPage = async (documents, path, signal) => {
  const view = await fetchPage(documents, path, signal);
  adoptStyles(documents.cssOf(documentOf(path)));
  return view;
};

const notices =
  config.requestEndpoint === ''
    ? { ...requestNotices, submitted: { ...requestNotices.submitted, description: notSentNotice } }
    : requestNotices;

/** Starts the app-wide actors and provides them to the views. */
export const AppActorsProvider = ({ inspect, replaceLogic, ...props }: AppActorsProps & ActorHooks) => {
  const hooks = useMemo(() => ({ inspect, replaceLogic }), [inspect, replaceLogic]);
  return (
    <ActorHooksContext value={hooks}>
      <AppActors {...props} />
    </ActorHooksContext>
  );
};

const AppActors = (props: AppActorsProps) => {
  const { address, isReloaded = false, isBlank = false, children } = props;
  const hooks = useContext(ActorHooksContext);
  const toasts = useWiredRef(toastsMachine);
  const [transitionMachine] = useState(viewTransition);
  const transition = useWiredRef(transitionMachine);
  const [loaders] = useState(() => {
    const resources = createResources(hooks);
    const documents = props.documents ?? createDocuments();
    return {
      resources,
      documents,
      prefetchPage: (path: string) =>
        fetchPage(documents, path).then(
          () => {},
          () => {},
        ),
      loadPage: (path: string) =>
        loadResource(resources, `page ${findRoute(path).path}`, (signal) =>
          fetchPageWithStyles(documents, path, signal),
        ),
    };
  });
  const [navigationMachine] = useState(() =>
    wiredNavigation.navigation(loaders.loadPage, () => leavePage(transition)),
  );
  const navigation = useWiredRef(navigationMachine, { input: { address, isReloaded, isBlank } });
  const [machines] = useState(() => ({
    requestWizard: wiredWizard(
      (notice) => toasts.send({ type: 'toast.show', toast: toastOf(notice, notices) }),
      (answers) => wiredNavigation.handOverTo(navigation, href('contact'), draftOf(3, answers)),
    ),
    subscriptionDialog: wiredSubscription(({ plan }) => {
      const thanks = fill(subscriptionNotice.description, { plan: planNames[plan] });
      const description = [thanks, subscriptionNoticeDemonstration].filter(Boolean).join(' ');
      toasts.send({ type: 'toast.show', toast: { ...subscriptionNotice, description, tone: 'default' } });
    }),
  }));
  const requestWizard = useWiredRef(machines.requestWizard, { input: requestWizardInput() });
  const subscriptionDialog = useWiredRef(machines.subscriptionDialog);
  useEffect(
    () =>
      // Both dialogs belong to the address at which they were opened.
      wiredNavigation.followPage(navigation, () => {
        leaveWizardPage(requestWizard);
        if (subscriptionDialog.getSnapshot().matches('open'))
          subscriptionDialog.send({ type: 'subscription.close' });
      }),
    [requestWizard, subscriptionDialog, navigation],
  );
  useLayoutEffect(() => followDialog(requestWizard), [requestWizard]);
  const actors = useMemo(
    () => ({ navigation, requestWizard, subscriptionDialog, toasts, ...loaders }),
    [navigation, requestWizard, subscriptionDialog, toasts, loaders],
  );
  return (
    <AppActorsContext value={actors}>
      <RegionProvider>{children}</RegionProvider>
    </AppActorsContext>
  );
};
