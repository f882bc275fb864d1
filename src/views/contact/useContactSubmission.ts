import { useLayoutEffect, useState } from 'react';
import { serviceIds } from '../../../machines/requestWizard/requestWizardFields.ts';
import { serviceLabels } from '../../content/serviceLabels.ts';
import { useRequestWizard } from '../../hooks/actors.ts';
import { useWired } from '../../hooks/useWired.ts';
import { href } from '../../routes/href.ts';
import { followTo } from '../../shell/followTo.ts';
import { usePage } from '../../shell/usePage.ts';
import { useNavigation } from '../../shell/useShell.ts';
import * as wiring from '../../wiring/contactSubmission.ts';

/** The form's machine while its page is shown. It starts from this tab's draft and takes over answers of the request. */
export const useContactSubmission = (readGotcha: () => string) => {
  const navigation = useNavigation();
  const wizard = useRequestWizard();
  const [machine] = useState(() =>
    wiring.contactSubmission(
      (handover) => {
        // Unless the visitor is on the way to another page.
        if (!navigation.getSnapshot().hasTag('busy'))
          followTo(navigation, href('contactThanks'), { replace: true, handover });
      },
      ({ subject, message: description, name, email, company }) => {
        const service = serviceIds.find((id) => subject.endsWith(serviceLabels[id]));
        const offer = { description, name, email, company, ...(service ? { service } : {}) };
        queueMicrotask(() => wizard.send({ type: 'wizard.open', ...offer }));
      },
      readGotcha,
    ),
  );
  const [state, send] = useWired(machine, { input: wiring.contactSubmissionInput() });
  // After hydration, because the prerendered form is empty.
  useLayoutEffect(() => {
    const fields = wiring.contactStart();
    if (Object.keys(fields).length > 0) send({ type: 'form.restored', fields });
  }, [send]);
  const address = usePage('address');
  // biome-ignore lint/correctness/useExhaustiveDependencies: each arrival, even at the same page, may bring answers
  useLayoutEffect(() => {
    const answers = wiring.takeAnswers();
    if (!answers) return;
    const { service, description: message, name, email, company } = answers;
    const subject = service === '' ? '' : serviceLabels[service];
    send({ type: 'answers.handedOver', fields: { name, email, company, subject, message } });
  }, [send, address]);
  return [state, send] as const;
};
