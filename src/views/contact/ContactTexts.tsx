import {
  contactFields,
  type TextFields,
  textNames,
} from '../../../machines/contactSubmission/contactSubmissionFields.ts';
import { messageLength, messageLimits } from '../../../machines/contactSubmission/contactSubmissionRules.ts';
import type { FormField } from '../../../machines/formFields.ts';
import { contact } from '../../content/contact.ts';
import { FormRow, TextArea, TextField } from '../../design/index.ts';
import { doubtOf } from '../shared/doubtOf.ts';
import { fill } from '../shared/words.ts';
import { type ContactFormProps, ContactHelp } from './ContactHelp.tsx';
import { fieldMessage, lengthNote } from './contactWords.ts';
import { useAnnouncement } from './useAnnouncement.ts';

const { form: words } = contact;

const rows = textNames
  .filter((field) => field !== 'message')
  .flatMap((_, at, lines) => (at % 2 === 0 ? [lines.slice(at, at + 2)] : []));

export const ContactTexts = ({ state, send }: ContactFormProps) => {
  const { fields, problems } = state.context;
  const note = lengthNote(fields.message);
  const { announced, announce } = useAnnouncement(note);
  const isBusy = state.hasTag('busy');
  const text = (field: keyof TextFields) => {
    const problem = problems.find((each) => each.field === field);
    return {
      id: `contact-${field}`,
      name: field,
      label: words[field],
      value: fields[field],
      onValueChange: (value: string) => send({ type: 'field.changed', field, value }),
      required: 'required' in contactFields[field],
      readOnly: isBusy,
      error: problem ? fieldMessage(problem) : undefined,
    };
  };
  const line = (field: keyof TextFields) => {
    const { kind, required, autoComplete }: FormField = contactFields[field];
    const mark = required ? { requiredMark: words.required } : { optionalMark: words.optional };
    const type = kind === 'email' ? kind : 'text';
    const doubt = kind === 'email' ? doubtOf(fields[field]) : undefined;
    return (
      <TextField
        key={field}
        {...text(field)}
        {...mark}
        type={type}
        doubt={doubt}
        autoComplete={autoComplete}
      />
    );
  };
  return (
    <>
      {rows.map((row) => (
        <FormRow key={row[0]}>{row.map(line)}</FormRow>
      ))}
      <TextArea
        {...text('message')}
        onValueChange={(value) => {
          send({ type: 'field.changed', field: 'message', value });
          announce(lengthNote(value));
        }}
        hint={words.messageHint}
        rows={9}
        minLength={messageLimits.min}
        counter={fill(contact.counter.count, { n: messageLength(fields.message), max: messageLimits.max })}
        counterNote={note}
        announced={announced}
        help={<ContactHelp state={state} send={send} />}
      />
    </>
  );
};
