import type { SnapshotFrom } from 'xstate';
import type { contactSubmissionMachine } from '../../../machines/contactSubmission/contactSubmissionMachine.ts';
import { pauseText } from '../../../machines/pauseTextRules.ts';
import { config } from '../../config.ts';
import { contact } from '../../content/contact.ts';
import { ErrorSummary, Notice, Text, TextLink } from '../../design/index.ts';
import { fieldMessage } from './contactWords.ts';

type State = SnapshotFrom<typeof contactSubmissionMachine>;

export const ContactProblems = ({ state }: { state: State }) => {
  const { problems, pause } = state.context;
  const { status } = contact;
  const isFailed = state.matches('error');
  const failure = pause > 0 ? status.paused.replace('{pause}', pauseText(pause)) : status.failure;
  return isFailed || problems.length > 0 ? (
    <ErrorSummary
      id="contact-summary"
      title={problems.length > 0 ? contact.problems.title : failure}
      problems={problems.map((problem) => ({
        fieldId: `contact-${problem.field}`,
        message: fieldMessage(problem),
      }))}
    >
      {isFailed && problems.length === 0 ? (
        <Text>
          {status.failureAlternative}{' '}
          <TextLink href={`mailto:${config.contactEmail}`}>{config.contactEmail}</TextLink>
        </Text>
      ) : null}
    </ErrorSummary>
  ) : null;
};

/** That the message is on its way or has arrived: beside the button that was pressed, so that it is in sight. */
export const ContactNews = ({ state }: { state: State }) => {
  const { stillSending, success } = contact.status;
  const isSent = state.matches('success');
  const news = isSent ? success : state.matches({ loading: 'stillSending' }) ? stillSending : '';
  return <div role="status">{news === '' ? null : <Notice tone="success">{news}</Notice>}</div>;
};
