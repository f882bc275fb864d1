import { lacksFields, lacksPrivacy, lacksService } from '../../../machines/requestWizardRules.ts';
import { requestWizard } from '../../content/requestWizard.ts';
import { Button } from '../../design/index.ts';
import type { RequestStepProps } from './requestStep.ts';

/** The dialog's buttons. One that would be refused is unavailable, yet answers with the reason (decision Q1). */
export const RequestFooter = ({ state, send }: RequestStepProps) => {
  const { answers } = state.context;
  const { back, next, submit, submitting, success } = requestWizard;
  const isBusy = state.hasTag('busy');
  if (state.matches({ open: 'success' })) {
    return (
      <Button variant="primary" onClick={() => send({ type: 'wizard.close' })}>
        {success.done}
      </Button>
    );
  }
  const isContactMissing = lacksFields(answers) || lacksPrivacy(answers);
  if (state.matches({ open: 'step1' })) {
    return (
      <Button variant="primary" type="submit" form="request-form" unavailable={lacksService(answers)}>
        {next}
      </Button>
    );
  }
  const goBack = (
    <Button variant="outline" unavailable={isBusy} onClick={() => send({ type: 'step.back' })}>
      {back}
    </Button>
  );
  return state.matches({ open: 'step2' }) ? (
    <>
      {goBack}
      <Button variant="primary" type="submit" form="request-form" unavailable={isContactMissing}>
        {next}
      </Button>
    </>
  ) : (
    <>
      {goBack}
      <Button
        variant="primary"
        unavailable={isBusy || isContactMissing}
        onClick={() => send({ type: 'request.submit' })}
      >
        {isBusy ? submitting : submit}
      </Button>
    </>
  );
};
