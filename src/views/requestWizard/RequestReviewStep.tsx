import type { ReactNode } from 'react';
import { config } from '../../config.ts';
import { budgetLabels, requestWizard, timeframeLabels } from '../../content/requestWizard.ts';
import { serviceLabels } from '../../content/serviceLabels.ts';
import { Button, Notice, Stack, Summary, Text, VisuallyHidden } from '../../design/index.ts';
import { NotSent } from './NotSent.tsx';
import type { RequestStepProps } from './requestStep.ts';

/** Step 3: the answers as they will be sent, each with a button to edit it (decision Q10). */
export const RequestReviewStep = ({ state, send }: RequestStepProps) => {
  const { answers, problem } = state.context;
  const { step1, step2, step3: words, change, notProvided } = requestWizard;
  const row = (term: string, value: string, edit: 'task.edit' | 'contact.edit') => ({
    term,
    value: value.trim() === '' ? notProvided : <bdi>{value}</bdi>,
    action: state.hasTag('busy') ? null : changeButton(term, () => send({ type: edit })),
  });
  const changeButton = (term: string, onClick: () => void): ReactNode => (
    <Button variant="link" size="sm" onClick={onClick}>
      {change}
      <VisuallyHidden> {term}</VisuallyHidden>
    </Button>
  );
  const label = <Id extends string>(labels: Record<Id, string>, id: Id | '') => (id === '' ? '' : labels[id]);
  return (
    <Stack gap={4}>
      {config.requestEndpoint === '' ? (
        <NotSent title={words.nowhere}>{words.nowhereHelp}</NotSent>
      ) : (
        <Text>{words.lead}</Text>
      )}
      {problem === 'submissionFailed' ? (
        <Notice tone="danger" title={words.failed}>
          {words.failedHelp}{' '}
          <Button variant="link" size="sm" onClick={() => send({ type: 'answers.handOver' })}>
            {words.failedLink}
          </Button>
        </Notice>
      ) : null}
      <Summary
        rows={[
          row(step1.service, label(serviceLabels, answers.service), 'task.edit'),
          row(step1.description, answers.description, 'task.edit'),
          row(step1.timeframe, label(timeframeLabels, answers.timeframe), 'task.edit'),
          row(step1.budget, label(budgetLabels, answers.budget), 'task.edit'),
          row(step2.name, answers.name, 'contact.edit'),
          row(step2.email, answers.email, 'contact.edit'),
          row(step2.company, answers.company, 'contact.edit'),
          row(words.privacy, answers.agreedToPrivacy ? words.agreed : '', 'contact.edit'),
        ]}
      />
    </Stack>
  );
};
