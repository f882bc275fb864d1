import { useLayoutEffect, useState } from 'react';
import { useNavigation } from '../../app/actors.ts';
import { useWired } from '../../app/useWired.ts';
import { href } from '../../routes/href.ts';
import * as wiring from '../../wiring/contactSubmission.ts';
import { followTo } from '../../wiring/navigation.ts';

/** The form's machine while its page is shown. It starts from this tab's draft. */
export const useContactSubmission = (readGotcha: () => string) => {
  const navigation = useNavigation();
  const [machine] = useState(() =>
    wiring.contactSubmission(
      () => followTo(navigation, href('contactThanks'), { replace: true }),
      readGotcha,
    ),
  );
  const [state, send] = useWired(machine, { input: wiring.contactSubmissionInput() });
  // After hydration, because the prerendered form is empty.
  useLayoutEffect(() => {
    const fields = wiring.contactStart();
    if (Object.keys(fields).length > 0) send({ type: 'form.restored', fields });
  }, [send]);
  return [state, send] as const;
};
