import { useSelector } from '@xstate/react';
import { useLayoutEffect, useRef } from 'react';
import { useRequestWizard } from '../../app/actors.ts';
import { requestDemonstration } from '../../content/demonstration.ts';
import { requestWizard as words } from '../../content/requestWizard.ts';
import { Stack, Stepper } from '../../design/index.ts';
import { Dialog } from '../../design/overlays.ts';
import { focusById } from '../../wiring/page.ts';
import { Demonstration } from '../shared/Demonstration.tsx';
import { RequestContactStep } from './RequestContactStep.tsx';
import { RequestFooter } from './RequestFooter.tsx';
import { RequestReviewStep } from './RequestReviewStep.tsx';
import { RequestSuccess } from './RequestSuccess.tsx';
import { RequestTaskStep } from './RequestTaskStep.tsx';

const headingId = 'request-heading';

/** The request dialog: three steps, one submission and its result (F8). */
export const RequestDialog = () => {
  const wizard = useRequestWizard();
  const state = useSelector(wizard, (snapshot) => snapshot);
  const isOpen = state.hasTag('visible');
  const isDone = state.matches({ open: 'success' });
  const step = state.matches({ open: 'step1' }) ? 1 : state.matches({ open: 'step2' }) ? 2 : 3;
  const { title } = isDone ? words.success : words[`step${step}`];
  useHeadingFocus(isOpen ? title : null);

  return (
    <Dialog
      open={isOpen}
      onOpenChange={() => wizard.send({ type: 'wizard.close' })}
      title={title}
      titleId={headingId}
      closeLabel={words.close}
      fades={state.matches('closing')}
      closeUnavailable={state.hasTag('busy')}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        focusById(headingId);
      }}
      footer={<RequestFooter state={state} send={wizard.send} />}
    >
      <Stack gap={4}>
        {isDone ? null : <Stepper label={words.progress} steps={[...words.steps]} current={step} />}
        <Demonstration note={requestDemonstration} />
        {isDone ? (
          <RequestSuccess />
        ) : step === 1 ? (
          <RequestTaskStep state={state} send={wizard.send} />
        ) : step === 2 ? (
          <RequestContactStep state={state} send={wizard.send} />
        ) : (
          <RequestReviewStep state={state} send={wizard.send} />
        )}
      </Stack>
    </Dialog>
  );
};

/** Moves the focus to the heading of each step. */
const useHeadingFocus = (title: string | null) => {
  const lastTitle = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (title !== null && title !== lastTitle.current) focusById(headingId);
    lastTitle.current = title;
  }, [title]);
};
