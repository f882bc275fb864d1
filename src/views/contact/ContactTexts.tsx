import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { contactSubmissionMachine } from '../../../machines/contactSubmission/contactSubmissionMachine.ts';
import {
  messageLength,
  messageLimits,
  type TextFields,
} from '../../../machines/contactSubmission/contactSubmissionRules.ts';
import { contact } from '../../content/contact.ts';
import { FormRow, TextArea, TextField } from '../../design/index.ts';
import { fill } from '../shared/words.ts';
import { fieldMessage, lengthNote } from './contactWords.ts';
import { useAnnouncement } from './useAnnouncement.ts';

const { form: words } = contact;

interface ContactTextsProps {
  readonly state: SnapshotFrom<typeof contactSubmissionMachine>;
  readonly send: ActorRefFrom<typeof contactSubmissionMachine>['send'];
}

/** The fields for text, from the name to the message. */
export const ContactTexts = ({ state, send }: ContactTextsProps) => {
  const { fields, problems } = state.context;
  const note = lengthNote(fields.message);
  const { announced, announce } = useAnnouncement(note);
  const isBusy = state.hasTag('busy');
  const errorOf = (field: keyof typeof fields) => {
    const problem = problems.find((each) => each.field === field);
    return problem ? fieldMessage(problem) : undefined;
  };
  const text = (field: keyof TextFields) => ({
    id: `contact-${field}`,
    name: field,
    value: fields[field],
    onValueChange: (value: string) => send({ type: `${field}.changed`, value }),
    readOnly: isBusy,
    error: errorOf(field),
    ...(field === 'company' ? { optionalMark: words.optional } : { required: true }),
  });
  const mark = { requiredMark: words.required };
  return (
    <>
      <FormRow>
        <TextField {...text('name')} {...mark} label={words.name} autoComplete="name" />
        <TextField {...text('email')} {...mark} label={words.email} type="email" autoComplete="email" />
      </FormRow>
      <FormRow>
        <TextField {...text('company')} label={words.company} autoComplete="organization" />
        <TextField {...text('subject')} {...mark} label={words.subject} />
      </FormRow>
      <TextArea
        {...text('message')}
        onValueChange={(value) => {
          send({ type: 'message.changed', value });
          announce(lengthNote(value));
        }}
        label={words.message}
        hint={words.messageHint}
        rows={9}
        minLength={messageLimits.min}
        counter={fill(contact.counter.count, { n: messageLength(fields.message), max: messageLimits.max })}
        counterNote={note}
        announced={announced}
      />
    </>
  );
};
