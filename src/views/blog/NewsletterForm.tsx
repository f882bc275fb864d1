import { useState } from 'react';
import { isBlank } from '../../../machines/textRules.ts';
import { blog } from '../../content/blog.ts';
import { newsletterDemonstration } from '../../content/demonstrationForms.ts';
import { Button, Confirmation, Form, FormActions, TextField } from '../../design/index.ts';
import { useWired } from '../../hooks/useWired.ts';
import { href } from '../../routes/href.ts';
import { newsletterConfirmation } from '../../wiring/newsletterConfirmation.ts';

const { newsletter } = blog;

/** Sends nothing (H8). The field has no name, so that the address never gets into a URL without JavaScript. */
export const NewsletterForm = ({ offer }: { offer: 'posts' | 'letter' }) => {
  const id = `newsletter-${offer}`;
  const { label, submit, confirmation } = newsletter[offer];
  const [machine] = useState(() => newsletterConfirmation(id));
  const [state, send] = useWired(machine);
  const { email } = state.context;
  const problem = isBlank(email) ? newsletter.missing : newsletter.malformed;
  return (
    <Form
      action={href('contact')}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'newsletter.submit' });
      }}
    >
      <TextField
        id={id}
        label={label}
        hint={newsletterDemonstration ?? undefined}
        type="email"
        autoComplete="email"
        required
        value={email}
        onValueChange={(value) => send({ type: 'email.changed', value })}
        error={state.matches({ idle: 'refused' }) ? problem : undefined}
      />
      <FormActions>
        <Button type="submit">{submit}</Button>
        <Confirmation>{state.matches('confirmed') ? confirmation : ''}</Confirmation>
      </FormActions>
    </Form>
  );
};
