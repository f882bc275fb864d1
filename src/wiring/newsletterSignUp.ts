import { fromPromise } from 'xstate';
import { newsletterSignUpMachine } from '../../machines/newsletterSignUp/newsletterSignUpMachine.ts';
import { config } from '../config.ts';
import { focusFieldWhenRendered } from '../effects/focusFieldWhenRendered.ts';
import { postForm } from '../effects/postForm.ts';

export const newsletterSignUp = (fieldId: string, list: string) =>
  newsletterSignUpMachine.provide({
    actions: { focusEmail: () => void focusFieldWhenRendered(fieldId) },
    actors: {
      postSignUp: fromPromise<void, { email: string }>(({ input, signal }) =>
        postForm(config.newsletterPath, { email: input.email.trim(), list }, signal),
      ),
    },
  });
