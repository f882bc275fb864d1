import type { ServiceId } from '../../../machines/requestWizard/requestWizardRules.ts';
import { budgetLabels, requestWizard, timeframeLabels } from '../../content/requestWizard.ts';
import { serviceLabels } from '../../content/serviceLabels.ts';
import { ChoiceGroup, Form, TextArea } from '../../design/index.ts';
import { href } from '../../routes/href.ts';
import { requestForm } from '../../wiring/requestDialog.ts';
import { choices, type RequestStepProps } from './requestStep.ts';

/** Step 1: the task. Only the service is required. */
export const RequestTaskStep = ({ state, send }: RequestStepProps) => {
  const { answers, problem } = state.context;
  const { step1: words, required, optional } = requestWizard;
  return (
    <Form
      // The draft is what comes back after a reload, not what Firefox keeps beside it.
      autoComplete="off"
      id={requestForm}
      action={href('contact')}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'step.next' });
      }}
    >
      <ChoiceGroup
        id="request-service"
        name="service"
        legend={words.service}
        requiredMark={required}
        required
        columns={2}
        options={choices(serviceLabels)}
        value={answers.service}
        onValueChange={(value) => send({ type: 'service.changed', value: value as ServiceId })}
        error={problem === 'serviceMissing' ? words.serviceMissing : undefined}
      />
      <TextArea
        id="request-description"
        name="description"
        label={words.description}
        optionalMark={optional}
        hint={words.descriptionHint}
        rows={3}
        value={answers.description}
        onValueChange={(value) => send({ type: 'description.changed', value })}
      />
      <ChoiceGroup
        id="request-timeframe"
        name="timeframe"
        legend={words.timeframe}
        optionalMark={optional}
        columns={2}
        options={choices(timeframeLabels)}
        value={answers.timeframe}
        onValueChange={(value) =>
          send({ type: 'timeframe.changed', value: value as typeof answers.timeframe })
        }
      />
      <ChoiceGroup
        id="request-budget"
        name="budget"
        legend={words.budget}
        optionalMark={optional}
        columns={2}
        options={choices(budgetLabels)}
        value={answers.budget}
        onValueChange={(value) => send({ type: 'budget.changed', value: value as typeof answers.budget })}
      />
    </Form>
  );
};
