import { requestFieldsAt } from '../../../machines/requestWizard/requestWizardFields.ts';
import { Form } from '../../design/index.ts';
import { href } from '../../routes/href.ts';
import { requestForm } from '../../wiring/requestDialog.ts';
import { RequestField } from './RequestField.tsx';
import type { RequestStepProps } from './requestStep.ts';

interface RequestFormStepProps extends RequestStepProps {
  readonly step: 1 | 2;
}

/** Steps 1 and 2 ask for their fields. Without a script, the browser takes the first step to the contact form. */
export const RequestFormStep = ({ step, state, send }: RequestFormStepProps) => (
  <Form
    id={requestForm}
    // Firefox would restore fields over the draft.
    {...(step === 1 ? { autoComplete: 'off', action: href('contact') } : {})}
    onSubmit={(event) => {
      event.preventDefault();
      send({ type: 'step.next' });
    }}
  >
    {requestFieldsAt(step).map((field) => (
      <RequestField key={field} field={field} state={state} send={send} />
    ))}
  </Form>
);
