import type { SnapshotFrom } from 'xstate';
import type { contactSubmissionMachine } from '../../../machines/contactSubmission/contactSubmissionMachine.ts';
import { config } from '../../config.ts';
import { contact } from '../../content/contact.ts';
import { ErrorSummary, Notice, Text, TextLink } from '../../design/index.ts';
import { fieldMessage } from './contactWords.ts';

/** The state of the message: what to correct, still being sent, sent, or failed. */
export const ContactStatus = ({ state }: { state: SnapshotFrom<typeof contactSubmissionMachine> }) => {
  const { problems } = state.context;
  const { status } = contact;
  const isFailed = state.matches('error');
  const news = state.matches({ loading: 'stillSending' })
    ? status.stillSending
    : state.matches('success')
      ? status.success
      : '';
  return (
    <>
      {isFailed || problems.length > 0 ? (
        <ErrorSummary
          id="contact-summary"
          title={problems.length > 0 ? contact.problems.title : status.failure}
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
      ) : null}
      <div role="status">{news === '' ? null : <Notice tone="success">{news}</Notice>}</div>
    </>
  );
};
