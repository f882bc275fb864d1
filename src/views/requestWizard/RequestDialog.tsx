import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect } from 'react';
import { requestDemonstration } from '../../content/demonstrationForms.ts';
import { requestWizard as words } from '../../content/requestWizard.ts';
import { Stack, Stepper } from '../../design/index.ts';
import { useIsHydrating } from '../../design/useIsHydrating.ts';
import { focusById } from '../../effects/screen/focusById.ts';
import { useRequestWizard } from '../../hooks/actors.ts';
import { requestDialogId } from '../../wiring/requestDialog.ts';
import { prerenderedRequest } from '../../wiring/requestWizard.ts';
import { Demonstration } from '../shared/Demonstration.tsx';
import { ModalDialog } from '../shared/ModalDialog.tsx';
import { RequestFooter } from './RequestFooter.tsx';
import { RequestFormStep } from './RequestFormStep.tsx';
import { RequestReviewStep } from './RequestReviewStep.tsx';
import { RequestSuccess } from './RequestSuccess.tsx';

const headingId = 'request-heading';

/** Its first step is prerendered: what was chosen and typed before this code ran is taken over (F8). */
const RequestDialog = ({ onHydrated }: { readonly onHydrated: () => void }) => {
  const wizard = useRequestWizard();
  const current = useSelector(wizard, (snapshot) => snapshot);
  const isHydrating = useIsHydrating();
  const isOpen = current.hasTag('visible');
  const state = isHydrating ? prerenderedRequest() : current;
  const isDone = state.matches({ open: 'success' });
  const step = state.matches({ open: 'step2' })
    ? 2
    : state.matches({ open: 'step3' }) || state.hasTag('busy')
      ? 3
      : 1;
  const { title } = isDone ? words.success : words[`step${step}`];
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step's heading; the dialog focuses the one it opens with
  useLayoutEffect(() => {
    if (isOpen && !isHydrating) focusById(headingId);
  }, [title]);
  useEffect(() => {
    if (!isHydrating) onHydrated();
  }, [isHydrating, onHydrated]);

  return (
    <ModalDialog
      id={requestDialogId}
      isNative={isHydrating}
      open={isOpen}
      onOpenChange={() => wizard.send({ type: 'wizard.close' })}
      onCloseRequest={() => wizard.send({ type: 'wizard.suspend' })}
      title={title}
      titleId={headingId}
      closeLabel={words.close}
      fades={current.matches('closing')}
      closeUnavailable={state.hasTag('busy')}
      footer={<RequestFooter state={state} send={wizard.send} isNative={isHydrating} />}
    >
      <Stack gap={4}>
        {isDone ? null : <Stepper label={words.progress} steps={[...words.steps]} current={step} />}
        <Demonstration note={requestDemonstration} />
        {isDone ? (
          <RequestSuccess state={state} send={wizard.send} />
        ) : step === 3 ? (
          <RequestReviewStep state={state} send={wizard.send} />
        ) : (
          <RequestFormStep key={step} step={step} state={state} send={wizard.send} />
        )}
      </Stack>
    </ModalDialog>
  );
};

export default RequestDialog;
