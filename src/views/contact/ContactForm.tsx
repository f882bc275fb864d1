import { useRef } from 'react';
import {
  fileSize,
  messageLength,
  messageLimits,
  type TextFields,
} from '../../../machines/contactSubmission/contactSubmissionRules.ts';
import { config } from '../../config.ts';
import { contact } from '../../content/contact.ts';
import {
  Button,
  Checkbox,
  FileField,
  Form,
  FormActions,
  FormRow,
  TextArea,
  TextField,
} from '../../design/index.ts';
import { href } from '../../routes/href.ts';
import { RouteLink } from '../shared/RouteLink.tsx';
import { fill } from '../shared/words.ts';
import { ContactStatus } from './ContactStatus.tsx';
import { fieldMessage, lengthNote } from './contactWords.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import { useContactSubmission } from './useContactSubmission.ts';

const { form: words } = contact;
const limit = fileSize(config.attachmentLimit);

/** The contact form. Without JavaScript the browser posts it (decision C9), otherwise its machine does. */
export const ContactForm = () => {
  const gotcha = useRef<HTMLInputElement>(null);
  const [state, send] = useContactSubmission(() => gotcha.current?.value ?? '');
  const { announced, announce } = useAnnouncement();
  const { fields, problems, attachment, attachmentProblem } = state.context;
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
    <Form
      action={config.formEndpoint}
      method="post"
      encType="multipart/form-data"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'message.submit' });
      }}
    >
      <ContactStatus state={state} />
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
        counterNote={lengthNote(fields.message)}
        announced={announced}
      />
      <FileField
        id="contact-attachment"
        name="attachment"
        label={fill(words.attachment, { limit })}
        optionalMark={words.optional}
        chosen={attachment ? { name: attachment.name, detail: fileSize(attachment.size) } : null}
        onFileChange={(file) =>
          send(file ? { type: 'attachment.chosen', attachment: file } : { type: 'attachment.removed' })
        }
        removeLabel={words.removeAttachment}
        readOnly={isBusy}
        error={
          attachmentProblem ? fill(contact.problems.attachment[attachmentProblem], { limit }) : undefined
        }
      />
      <Checkbox
        id="contact-consent"
        label={
          <>
            {words.consentBefore}
            <RouteLink to="privacy" short newTab>
              {words.consentLink}
            </RouteLink>
          </>
        }
        required
        checked={fields.consent}
        onCheckedChange={(value) => send({ type: 'consent.changed', value })}
        error={errorOf('consent')}
      />
      <input type="hidden" name="page_url" value={config.siteUrl + href('contact')} />
      <div hidden>
        <label>
          {words.honeypot}
          <input ref={gotcha} type="text" name="_gotcha" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <FormActions>
        <Button type="submit" variant="primary" size="lg" unavailable={isBusy}>
          {isBusy && state.matches('loading') ? words.sending : words.submit}
        </Button>
      </FormActions>
    </Form>
  );
};
