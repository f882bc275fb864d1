import { useState } from 'react';
import { isBlank } from '../../../machines/textRules.ts';
import { config } from '../../config.ts';
import { blog } from '../../content/blog.ts';
import { Button, Confirmation, Form, FormActions, TextField } from '../../design/index.ts';
import { useWired } from '../../hooks/useWired.ts';
import { newsletterSignUp } from '../../wiring/newsletterSignUp.ts';

const { newsletter } = blog;

/** The form of a live site. Without JavaScript the browser posts it (decision L28). */
export const SignUpForm = ({ offer }: { offer: 'posts' | 'letter' }) => {
  const id = `newsletter-${offer}`;
  const { label, submit, confirmation } = newsletter[offer];
  const [machine] = useState(() => newsletterSignUp(id, offer));
  const [state, send] = useWired(machine);
  const { email } = state.context;
  const isBusy = state.hasTag('busy');
  const problem = state.matches({ idle: 'failed' })
    ? newsletter.failed
    : isBlank(email)
      ? newsletter.missing
      : newsletter.malformed;
  return (
    <Form
      action={config.newsletterPath}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'newsletter.submit' });
      }}
    >
      <TextField
        id={id}
        name="email"
        label={label}
        hint={newsletter.hint}
        type="email"
        autoComplete="email"
        required
        readOnly={isBusy}
        value={email}
        onValueChange={(value) => send({ type: 'email.changed', value })}
        error={state.matches({ idle: 'refused' }) || state.matches({ idle: 'failed' }) ? problem : undefined}
      />
      <input type="hidden" name="list" value={offer} />
      <FormActions>
        <Button type="submit" unavailable={isBusy}>
          {isBusy ? newsletter.sending : submit}
        </Button>
        <Confirmation>{state.matches('signedUp') ? `${confirmation} ${newsletter.check}` : ''}</Confirmation>
      </FormActions>
    </Form>
  );
};
