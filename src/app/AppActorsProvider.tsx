import {
  type ComponentProps,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { draftOf } from '../../machines/requestWizard/requestWizardRules.ts';
import { toastsMachine } from '../../machines/toasts/toastsMachine.ts';
import { config } from '../config.ts';
import { planNames } from '../configuration/planNames.ts';
import { subscriptionNoticeDemonstration } from '../content/demonstration.ts';
import { notSentNotice, requestNotices } from '../content/requestNotices.ts';
import { subscriptionNotice } from '../content/subscriptionNotice.ts';
import { holdPage } from '../design/index.ts';
import { AppActorsContext } from '../hooks/actors.ts';
import { ActorHooksContext, useWiredRef } from '../hooks/useWired.ts';
import { href } from '../routes/href.ts';
import { followTo } from '../shell/followTo.ts';
import { Shell } from '../shell/Shell.tsx';
import { useNavigation } from '../shell/useShell.ts';
import { fill } from '../views/shared/words.ts';
import type { ActorHooks } from '../wiring/actorHooks.ts';
import { followPage } from '../wiring/followPage.ts';
import { modals as wiredModals } from '../wiring/modals.ts';
import { followDialog } from '../wiring/requestDialog.ts';
import { requestWizardInput, requestWizard as wiredWizard } from '../wiring/requestWizard.ts';
import { createResources, type Resources } from '../wiring/resources.ts';
import { subscriptionDialog as wiredSubscription } from '../wiring/subscriptionDialog.ts';
import { toastOf, withdrawNotices } from '../wiring/toasts.ts';
import { RegionProvider } from './RegionProvider.tsx';

type AppActorsProps = Omit<ComponentProps<typeof Shell>, 'resources'>;

const notices =
  config.requestEndpoint === ''
    ? { ...requestNotices, submitted: { ...requestNotices.submitted, description: notSentNotice } }
    : requestNotices;

export const AppActorsProvider = ({ inspect, replaceLogic, ...props }: AppActorsProps & ActorHooks) => {
  const hooks = useMemo(() => ({ inspect, replaceLogic }), [inspect, replaceLogic]);
  return (
    <ActorHooksContext value={hooks}>
      <AppActors {...props} />
    </ActorHooksContext>
  );
};

const AppActors = ({ children, ...start }: AppActorsProps) => {
  const hooks = useContext(ActorHooksContext);
  const [resources] = useState(() => createResources(hooks));
  return (
    <Shell {...start} resources={resources}>
      <Dialogs resources={resources}>{children}</Dialogs>
    </Shell>
  );
};

const Dialogs = ({
  resources,
  children,
}: {
  readonly resources: Resources;
  readonly children: ReactNode;
}) => {
  const navigation = useNavigation();
  const toasts = useWiredRef(toastsMachine);
  const [machines] = useState(() => ({
    modals: wiredModals(holdPage),
    requestWizard: wiredWizard(
      (notice) => toasts.send({ type: 'toast.show', toast: toastOf(notice, notices) }),
      (answers) => {
        const to = href('contact');
        // If it is the current page, it is not added to the history.
        const replace = navigation.getSnapshot().context.barPath === to;
        followTo(navigation, to, { replace, handover: draftOf(3, answers) });
      },
    ),
    subscriptionDialog: wiredSubscription(({ plan }) => {
      const thanks = fill(subscriptionNotice.description, { plan: planNames[plan] });
      const description = [thanks, subscriptionNoticeDemonstration].filter(Boolean).join(' ');
      toasts.send({ type: 'toast.show', toast: { ...subscriptionNotice, description, tone: 'default' } });
    }),
  }));
  const modals = useWiredRef(machines.modals);
  const requestWizard = useWiredRef(machines.requestWizard, { input: requestWizardInput() });
  const subscriptionDialog = useWiredRef(machines.subscriptionDialog);
  useEffect(
    () =>
      // Both dialogs belong to the address at which they were opened.
      followPage(navigation, () => {
        if (requestWizard.getSnapshot().can({ type: 'page.left' })) requestWizard.send({ type: 'page.left' });
        if (subscriptionDialog.getSnapshot().matches('open'))
          subscriptionDialog.send({ type: 'subscription.close' });
      }),
    [requestWizard, subscriptionDialog, navigation],
  );
  useLayoutEffect(() => followDialog(requestWizard), [requestWizard]);
  useEffect(() => withdrawNotices(requestWizard, toasts, requestNotices), [requestWizard, toasts]);
  const actors = useMemo(
    () => ({ modals, requestWizard, subscriptionDialog, toasts, resources }),
    [modals, requestWizard, subscriptionDialog, toasts, resources],
  );
  return (
    <AppActorsContext value={actors}>
      <RegionProvider>{children}</RegionProvider>
    </AppActorsContext>
  );
};
