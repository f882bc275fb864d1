import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { contactSubmissionMachine } from '../../../machines/contactSubmission/contactSubmissionMachine.ts';
import { contact } from '../../content/contact.ts';
import { Button, NeedsScript, Text } from '../../design/index.ts';
import { WritingHelp } from '../shared/WritingHelp.tsx';
import { promptsFor } from './contactWords.ts';

const { lead, link } = contact.shorter;

export interface ContactFormProps {
  readonly state: SnapshotFrom<typeof contactSubmissionMachine>;
  readonly send: ActorRefFrom<typeof contactSubmissionMachine>['send'];
}

/** Helps to write the message. Who has little to say sends a request instead, with what is typed. */
export const ContactHelp = ({ state, send }: ContactFormProps) => {
  const { message, subject } = state.context.fields;
  return (
    <>
      <NeedsScript>
        <Text size="sm">
          {lead}{' '}
          <Button
            variant="link"
            size="sm"
            aria-haspopup="dialog"
            unavailable={!state.can({ type: 'request.open' })}
            onClick={() => send({ type: 'request.open' })}
          >
            {link}
          </Button>
        </Text>
      </NeedsScript>
      <WritingHelp
        id="contact-message"
        text={message}
        prompts={promptsFor(subject)}
        outline
        canAdd={(lines) => state.can({ type: 'lines.add', lines })}
        onAdd={(lines) => send({ type: 'lines.add', lines })}
      />
    </>
  );
};
