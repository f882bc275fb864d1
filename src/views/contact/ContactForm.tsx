import { useRef } from 'react';
import { fileSize } from '../../../machines/fileSizeRules.ts';
import { config } from '../../config.ts';
import { capabilities } from '../../configuration/capabilities.ts';
import { contact } from '../../content/contact.ts';
import { Button, Checkbox, FileField, Form, FormActions, Text } from '../../design/index.ts';
import { href } from '../../routes/href.ts';
import { RouteLink } from '../shared/RouteLink.tsx';
import { fill } from '../shared/words.ts';
import { ContactNews, ContactProblems } from './ContactStatus.tsx';
import { ContactTexts } from './ContactTexts.tsx';
import { fieldMessage } from './contactWords.ts';
import { EmailForm } from './EmailForm.tsx';
import { useContactSubmission } from './useContactSubmission.ts';

const { form: words } = contact;

const limit = fileSize(config.attachmentLimit);

/** Without an endpoint it opens an e-mail instead (C14). */
export const ContactForm = () => (config.formEndpoint === '' ? <EmailForm /> : <SendingForm />);

/** Without JavaScript the browser posts the form (decision C9), otherwise its machine does. */
const SendingForm = () => {
  const gotcha = useRef<HTMLInputElement>(null);
  const [state, send] = useContactSubmission(() => gotcha.current?.value ?? '');
  const { fields, problems, attachment, attachmentProblem } = state.context;
  const isBusy = state.hasTag('busy');
  const problem = problems.find(({ field }) => field === 'consent');

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
      <ContactProblems state={state} />
      <Text size="sm" tone="muted">
        {words.requiredNote}
      </Text>
      <ContactTexts state={state} send={send} />
      {capabilities.uploads ? (
        <FileField
          id="contact-attachment"
          name="attachment"
          label={fill(words.attachment, { limit: limit.replace(' ', '') })}
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
      ) : null}
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
        onCheckedChange={(value) => send({ type: 'field.changed', field: 'consent', value })}
        error={problem ? fieldMessage(problem) : undefined}
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
      <ContactNews state={state} />
    </Form>
  );
};
