// @vitest-environment node
/** A toast about a mistake in the request dialog goes when the mistake is corrected, and no other toast goes with it. */
import { beforeEach, expect, it } from 'vitest';
import { type Actor, createActor, fromPromise } from 'xstate';
import { requestSubmissionMachine } from '../../../machines/requestSubmission/requestSubmissionMachine.ts';
import { type Answers, answered } from '../../../machines/requestWizard/requestWizardFields.ts';
import { requestWizardMachine } from '../../../machines/requestWizard/requestWizardMachine.ts';
import { toastsMachine } from '../../../machines/toasts/toastsMachine.ts';
import { requestNotices } from '../../../src/content/requestNotices.ts';
import { toastOf, withdrawNotices } from '../../../src/wiring/toasts.ts';
import { firstService } from '../../worlds/services.ts';

let toasts: Actor<typeof toastsMachine>;
let wizard: Actor<typeof requestWizardMachine>;
let stop: () => void;

const nothing = () => {};
const failing = requestSubmissionMachine.provide({
  actors: { postRequest: fromPromise<object, Answers>(() => Promise.reject(new Error('refused'))) },
});

beforeEach(() => {
  toasts = createActor(toastsMachine).start();
  wizard = createActor(
    requestWizardMachine.provide({
      actors: { requestSubmission: failing },
      actions: {
        saveDraft: nothing,
        dropDraft: nothing,
        handOver: nothing,
        focusField: nothing,
        reportOpened: nothing,
        reportSubmitted: nothing,
        notify: (_, { notice }) =>
          toasts.send({ type: 'toast.show', toast: toastOf(notice, requestNotices) }),
      },
    }),
    { input: { draft: null } },
  ).start();
  stop = withdrawNotices(wizard, toasts, requestNotices);
  toasts.send({ type: 'toast.show', toast: { title: 'Region Updated', tone: 'default' } });
  wizard.send({ type: 'wizard.open' });
});

const shown = () => toasts.getSnapshot().context.toasts.map(({ title }) => title);
const answer = (...change: Parameters<typeof answered>) =>
  wizard.send({ type: 'answer.changed', ...answered(...change) });
const next = () => wizard.send({ type: 'step.next' });

it('goes when a service is chosen', () => {
  next();
  expect(shown()).toEqual(['Region Updated', 'Please select a service']);
  answer('description', 'A deck');
  expect(shown()).toHaveLength(2);
  answer('service', firstService);
  expect(shown()).toEqual(['Region Updated']);
});

it('goes when the last missing field is filled in, and makes room for the next one', () => {
  answer('service', firstService);
  next();
  next();
  expect(shown()).toEqual(['Region Updated', 'Please fill in all required fields']);
  answer('name', 'Ann');
  expect(shown()).toHaveLength(2);
  answer('email', 'ann@firm.example');
  expect(shown()).toEqual(['Region Updated']);
  next();
  expect(shown()).toEqual(['Region Updated', 'Please agree to the privacy policy']);
  answer('agreedToPrivacy', true);
  expect(shown()).toEqual(['Region Updated']);
});

it('goes with the step that it is about, and when sending is tried again', async () => {
  answer('service', firstService);
  next();
  next();
  wizard.send({ type: 'step.back' });
  expect(shown()).toEqual(['Region Updated']);
  next();
  answer('name', 'Ann');
  answer('email', 'ann@firm.example');
  answer('agreedToPrivacy', true);
  next();
  wizard.send({ type: 'request.submit' });
  await expect.poll(shown).toEqual(['Region Updated', 'Something went wrong']);
  wizard.send({ type: 'request.submit' });
  expect(shown()).toEqual(['Region Updated']);
});

it('stays once nothing follows the dialog any more', () => {
  next();
  stop();
  answer('service', firstService);
  expect(shown()).toHaveLength(2);
});
