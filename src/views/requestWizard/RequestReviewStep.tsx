import { pauseText } from '../../../machines/pauseTextRules.ts';
import { requestFields } from '../../../machines/requestWizard/requestWizardFields.ts';
import { config } from '../../config.ts';
import { requestWizard } from '../../content/requestWizard.ts';
import { Button, Notice, Stack, Summary, Text, VisuallyHidden } from '../../design/index.ts';
import { doubtOf } from '../shared/doubtOf.ts';
import { type AnswerRow, answerRows } from './answerRows.ts';
import { NotSent } from './NotSent.tsx';
import type { RequestStepProps } from './requestStep.ts';

/** Step 3: the answers as they will be sent, each with a button to edit it (decision Q10). */
export const RequestReviewStep = ({ state, send }: RequestStepProps) => {
  const { answers, problem, pause } = state.context;
  const { step3: words, change, notProvided } = requestWizard;
  const row = ({ field, label, text }: AnswerRow) => {
    const doubt = requestFields[field].kind === 'email' ? doubtOf(text) : undefined;
    const type = requestFields[field].step === 1 ? 'task.edit' : 'contact.edit';
    return {
      term: label,
      value:
        text === '' ? (
          notProvided
        ) : (
          <>
            <bdi>{text}</bdi>
            {doubt ? <Text size="sm">{doubt}</Text> : null}
          </>
        ),
      action: state.hasTag('busy') ? null : (
        <Button variant="link" size="sm" onClick={() => send({ type })}>
          {change}
          <VisuallyHidden> {label}</VisuallyHidden>
        </Button>
      ),
    };
  };
  return (
    <Stack gap={4}>
      {config.requestEndpoint === '' ? (
        <NotSent title={words.nowhere}>{words.nowhereHelp}</NotSent>
      ) : (
        <Text>{words.lead}</Text>
      )}
      {problem === 'submissionFailed' ? (
        <Notice tone={pause > 0 ? 'warning' : 'danger'} title={pause > 0 ? words.paused : words.failed}>
          {pause > 0 ? words.pausedHelp.replace('{pause}', pauseText(pause)) : words.failedHelp}{' '}
          <Button variant="link" size="sm" onClick={() => send({ type: 'answers.handOver' })}>
            {words.failedLink}
          </Button>
        </Notice>
      ) : null}
      <Summary rows={answerRows(answers).map(row)} />
    </Stack>
  );
};
