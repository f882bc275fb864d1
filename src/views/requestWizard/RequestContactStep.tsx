import { hasEmailShape, isBlank } from '../../../machines/textRules.ts';
import { requestWizard } from '../../content/requestWizard.ts';
import { Checkbox, Form, Notice, TextField } from '../../design/index.ts';
import { requestForm } from '../../wiring/requestDialog.ts';
import { RouteLink } from '../shared/RouteLink.tsx';
import type { RequestStepProps } from './requestStep.ts';

/** Step 2: how to reply. Name, e-mail and the privacy agreement are required. */
export const RequestContactStep = ({ state, send }: RequestStepProps) => {
  const { answers, problem } = state.context;
  const { step2: words, required, optional } = requestWizard;
  const lacksFields = problem === 'fieldsMissing';
  const emailError =
    lacksFields && isBlank(answers.email)
      ? words.emailMissing
      : problem === 'emailInvalid' && !hasEmailShape(answers.email)
        ? words.emailInvalid
        : undefined;
  return (
    <Form
      id={requestForm}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'step.next' });
      }}
    >
      {lacksFields ? <Notice tone="danger">{words.fieldsMissing}</Notice> : null}
      <TextField
        id="request-name"
        label={words.name}
        requiredMark={required}
        required
        autoComplete="name"
        value={answers.name}
        onValueChange={(value) => send({ type: 'name.changed', value })}
        error={lacksFields && isBlank(answers.name) ? words.nameMissing : undefined}
      />
      <TextField
        id="request-email"
        label={words.email}
        type="email"
        requiredMark={required}
        required
        autoComplete="email"
        value={answers.email}
        onValueChange={(value) => send({ type: 'email.changed', value })}
        error={emailError}
      />
      <TextField
        id="request-company"
        label={words.company}
        optionalMark={optional}
        autoComplete="organization"
        value={answers.company}
        onValueChange={(value) => send({ type: 'company.changed', value })}
      />
      <Checkbox
        id="request-agreedToPrivacy"
        label={
          <>
            {words.privacyBefore}
            <RouteLink to="privacy" short newTab>
              {words.privacyLink}
            </RouteLink>
          </>
        }
        required
        checked={answers.agreedToPrivacy}
        onCheckedChange={(value) => send({ type: 'agreedToPrivacy.changed', value })}
        error={problem === 'privacyMissing' ? words.privacyMissing : undefined}
      />
    </Form>
  );
};
