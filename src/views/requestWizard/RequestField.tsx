import type { FormField } from '../../../machines/formFields.ts';
import {
  answered,
  type RequestField as FieldName,
  requestFields,
} from '../../../machines/requestWizard/requestWizardFields.ts';
import { faultOf } from '../../../machines/requestWizard/requestWizardRules.ts';
import { requestWizard } from '../../content/requestWizard.ts';
import { Checkbox, ChoiceGroup, TextArea, TextField } from '../../design/index.ts';
import { useIsHydrating } from '../../design/useIsHydrating.ts';
import { doubtOf } from '../shared/doubtOf.ts';
import { RouteLink } from '../shared/RouteLink.tsx';
import { RequestHelp } from './RequestHelp.tsx';
import type { FieldWords, RequestStepProps } from './requestStep.ts';

interface RequestFieldProps extends RequestStepProps {
  readonly field: FieldName;
}

export const RequestField = ({ field, state, send }: RequestFieldProps) => {
  const isHydrating = useIsHydrating();
  const { answers, problem } = state.context;
  const { kind, required, autoComplete }: FormField = requestFields[field];
  const { label, hint, options = {}, ...faults }: FieldWords = requestWizard.fields[field];
  const fault = faultOf(problem, field, answers);
  const value = answers[field];
  const common = { id: `request-${field}`, name: field, required, error: fault ? faults[fault] : undefined };
  const onValueChange = (changed: string | boolean) =>
    send({ type: 'answer.changed', ...answered(field, changed) });
  if (typeof value === 'boolean')
    return (
      <Checkbox
        {...common}
        label={
          <>
            {requestWizard.consentBefore}
            <RouteLink to="privacy" short newTab>
              {label}
            </RouteLink>
          </>
        }
        checked={value}
        onCheckedChange={onValueChange}
      />
    );
  const mark = required ? { requiredMark: requestWizard.required } : { optionalMark: requestWizard.optional };
  if (kind === 'choice')
    return (
      <ChoiceGroup
        {...common}
        {...mark}
        legend={label}
        columns={2}
        options={Object.entries(options).map(([id, text]) => ({ value: id, label: text }))}
        value={value}
        onValueChange={onValueChange}
      />
    );
  const text = { ...common, ...mark, label, hint, value, onValueChange };
  return kind === 'text' ? (
    <TextArea
      {...text}
      rows={3}
      helpIsLate
      help={isHydrating ? null : <RequestHelp state={state} send={send} />}
    />
  ) : (
    <TextField
      {...text}
      type={kind === 'email' ? kind : 'text'}
      doubt={kind === 'email' ? doubtOf(value) : undefined}
      autoComplete={autoComplete}
    />
  );
};
