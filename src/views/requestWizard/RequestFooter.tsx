import { hasProblem } from '../../../machines/requestWizard/requestWizardRules.ts';
import { requestWizard } from '../../content/requestWizard.ts';
import { Button } from '../../design/index.ts';
import { requestForm } from '../../wiring/requestDialog.ts';
import type { RequestStepProps } from './requestStep.ts';

interface RequestFooterProps extends RequestStepProps {
  readonly isNative: boolean;
}

/** An unavailable button says why (Q1). Without keys, React would make a pressed Back the submit button. */
export const RequestFooter = ({ state, send, isNative }: RequestFooterProps) => {
  const { answers } = state.context;
  const { back, next, submit, submitting, success } = requestWizard;
  const isBusy = state.hasTag('busy');
  if (state.matches({ open: 'success' })) {
    return (
      <Button key="done" variant="primary" onClick={() => send({ type: 'wizard.close' })}>
        {success.done}
      </Button>
    );
  }
  const isContactMissing = hasProblem('fieldsMissing', answers) || hasProblem('privacyMissing', answers);
  if (state.matches({ open: 'step1' }) || !state.hasTag('visible')) {
    return (
      <Button
        key="next"
        variant="primary"
        type="submit"
        form={requestForm}
        unavailable={!isNative && hasProblem('serviceMissing', answers)}
      >
        {next}
      </Button>
    );
  }
  const goBack = (
    <Button key="back" variant="outline" unavailable={isBusy} onClick={() => send({ type: 'step.back' })}>
      {back}
    </Button>
  );
  return state.matches({ open: 'step2' }) ? (
    <>
      {goBack}
      <Button key="next" variant="primary" type="submit" form={requestForm} unavailable={isContactMissing}>
        {next}
      </Button>
    </>
  ) : (
    <>
      {goBack}
      <Button
        key="submit"
        variant="primary"
        unavailable={isBusy || isContactMissing}
        onClick={() => send({ type: 'request.submit' })}
      >
        {isBusy ? submitting : submit}
      </Button>
    </>
  );
};
