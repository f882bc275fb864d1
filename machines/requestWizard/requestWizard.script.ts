import type { SnapshotFrom } from 'xstate';
import { config } from '../../src/config.ts';
import { capabilities } from '../../src/configuration/capabilities.ts';
import { type ServicePageId, serviceFacts, servicePageIds } from '../../src/configuration/services.ts';
import { type Expected, type Script, type SentRequest, usualAspects } from '../../tests/paths/index.ts';
import { type RequestWorld, reply, shortReference, stagePath } from '../../tests/worlds/requestWorld.ts';
import type { FormField } from '../formFields.ts';
import { type Answers, type RequestField, requestFields } from './requestWizardFields.ts';
import type { requestWizardMachine } from './requestWizardMachine.ts';
import type { RequestDraft } from './requestWizardRules.ts';

type Snapshot = SnapshotFrom<typeof requestWizardMachine>;

/** The fields' accessible names, verbatim. */
export const labels: Readonly<Record<RequestField, string>> = {
  service: 'Service (required)',
  description: 'What is it about? (optional)',
  timeframe: 'When do you need it? (optional)',
  budget: 'Your budget (optional)',
  name: 'Name (required)',
  email: 'Email (required)',
  company: 'Company (optional)',
  agreedToPrivacy: 'I agree to the Privacy Policy (opens in a new tab)',
};

/** The buttons that begin a line of the description, verbatim, by the line. */
const prompts: Readonly<Record<string, string>> = {
  'What I have: ': 'What you have',
  'What I want back: ': 'What you want back',
  'Who will use it, and for what: ': 'Who uses it',
  'What must not change: ': 'What must stay',
  'By when, and why then: ': 'By when',
  'How I will check it: ': 'How you will check it',
};
const hasLine = (text: string, line: string): boolean =>
  text.split('\n').some((own) => own.trim().startsWith(line.trim()));

const serviceNames = Object.fromEntries(servicePageIds.map((id) => [id, serviceFacts[id].name])) as Record<
  ServicePageId,
  string
>;

/** The options, verbatim. */
const options: Readonly<Partial<Record<RequestField, Readonly<Record<string, string>>>>> = {
  service: {
    '': '',
    ...serviceNames,
    'not-sure': 'Not sure yet',
  },
  timeframe: {
    '': '',
    asap: 'As soon as possible',
    '1-2-weeks': 'In 1–2 weeks',
    '1-month': 'Within 1 month',
    flexible: 'Flexible',
  },
  budget: {
    '': '',
    'under-500': 'Under €500',
    '500-1500': '€500–1,500',
    '1500-5000': '€1,500–5,000',
    'over-5000': 'Over €5,000',
    'not-sure': 'Not sure yet',
  },
};

/** The words after a label are not part of the review. */
const termOf = (field: RequestField): string =>
  field === 'agreedToPrivacy' ? 'Privacy Policy' : labels[field].replace(/ \(\w+\)$/, '');
const fields = Object.keys(labels) as RequestField[];
/** The change link of each answer in the review. */
export const changeButtons = Object.fromEntries(fields.map((field) => [`Change ${termOf(field)}`, true]));
const fieldsAt = (step: 1 | 2, ...kinds: FormField['kind'][]) =>
  fields.filter((field) => requestFields[field].step === step && kinds.includes(requestFields[field].kind));

/** After the request was sent. */
export const successLinks: NonNullable<Expected['links']> = {
  ...(capabilities.orders ? { 'Follow your request': `/request/${reply.order.id}#${reply.order.key}` } : {}),
  ...(config.bookingUrl === '' ? {} : { 'Book a call (opens in a new tab)': config.bookingUrl }),
};

const isEmpty = (text: string): boolean => text.trim() === '';
const lacksContact = ({ name, email, agreedToPrivacy }: Answers): boolean =>
  isEmpty(name) || isEmpty(email) || !agreedToPrivacy;

/** The dialog is named after its heading. The steps above it show the progress. */
const dialog = (heading: string, step?: string): Expected => ({
  dialog: heading,
  heading,
  current: step === undefined ? {} : { [step]: 'step' },
});

const failed = 'Something went wrong Please try again or contact us directly.';
/** In the dialog, and in a toast. */
export const paused =
  "Not sent yet We can't take more requests right now. Please try again in 2 minutes, or contact us directly.";
export const pausedToast = 'Not sent yet Please try again later or contact us directly. Contact us';
/** An answer as the review shows it. */
const answerText = (field: RequestField, answers: Answers): string => {
  const answer = answers[field];
  const text = typeof answer === 'boolean' ? (answer ? 'Agreed' : '') : (options[field]?.[answer] ?? answer);
  return isEmpty(text) ? 'Not provided' : text.trim().replace(/\s+/g, ' ');
};
/** The review, with the error after a failed attempt. */
const review = ({ answers, problem, pause }: Snapshot['context']): Expected => ({
  says: [
    'Check your answers.',
    ...fields.map((field) => `${termOf(field)} ${answerText(field, answers)}`),
    ...(problem === 'submissionFailed' ? [pause > 0 ? paused : failed] : []),
  ],
  saysNot: [
    ...(problem === 'submissionFailed' && pause === 0 ? [] : [failed]),
    ...(problem === 'submissionFailed' && pause > 0 ? [] : [paused]),
  ],
});

/** What is said beside a text that is missing or wrong. */
const faults: Readonly<Partial<Record<RequestField, string>>> = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
};
const faultIn = (field: RequestField, { answers, problem }: Snapshot['context']) => {
  const missing = faults[field];
  if (missing && problem === 'fieldsMissing' && isEmpty(String(answers[field]))) return { invalid: missing };
  return field === 'email' && problem === 'emailInvalid'
    ? { invalid: 'Enter an address like name@example.com.' }
    : {};
};
const byLabel = <Value>(names: readonly RequestField[], value: (field: RequestField) => Value) =>
  Object.fromEntries(names.map((field) => [labels[field], value(field)]));

const errorOf = (label: string, { invalid }: { invalid?: string }): Expected['errors'] =>
  invalid === undefined ? {} : { [label]: invalid };

/** The page without the dialog. The script reads only the service's Get Started. */
const page = (): Expected => ({ buttons: { 'Get Started': true } });

const isAttempt = (snapshot: Snapshot): boolean => snapshot.matches('submitting');

/** The POST with every answer, and with where and when it was sent (F9). */
const requestOf = ({ context: { answers } }: Snapshot, now: Date): SentRequest => ({
  address: config.requestEndpoint,
  method: 'POST',
  headers: {
    accept: 'application/json',
    'content-type': 'application/json',
    'form-age': 'made up',
    'idempotency-key': 'made up',
  },
  body: {
    ...answers,
    name: answers.name.trim(),
    email: answers.email.trim(),
    company: answers.company.trim(),
    page_path: stagePath,
    timestamp: now.toISOString(),
    utm_source: '',
    utm_medium: '',
    utm_campaign: '',
  },
  isAbortable: true,
});

/** The draft that the tab keeps in a state, as it is offered again. */
const draftIn = (snapshot: Snapshot): RequestDraft | null => {
  const { answers, resumeAt } = snapshot.context;
  if (snapshot.matches('closing') || snapshot.matches({ open: 'success' })) return null;
  const shown = ([1, 2] as const).find((step) => snapshot.matches({ open: `step${step}` })) ?? 3;
  const step = snapshot.matches('closed') ? resumeAt : shown;
  return { step: answers.service === '' ? 1 : step, answers: { ...answers, agreedToPrivacy: false } };
};

/** What a visitor does with the request dialog and sees of it. */
export const requestWizardScript: Script<typeof requestWizardMachine, RequestWorld> = {
  scope: 'main [data-opener]',
  // Toasts outlive their steps, so the view's own tests check their text and duration.
  aspects: [...usualAspects.filter((aspect) => aspect !== 'toasts'), 'errors', 'current'],
  begin: (ui, { draft }) => ui.world.storeDraft(draft),
  open: (ui) => ui.world.ready(),
  drive: {
    'wizard.open': (ui, { service = null }) => ui.world.getStarted(service),
    'dialog.opened': (ui) => ui.world.openWithoutScript(),
    'wizard.close': (ui) => ui.press('Close'),
    'step.next': (ui) => ui.press('Next'),
    'step.back': (ui) => ui.press('Back'),
    'task.edit': (ui) => ui.press('Change Service'),
    'contact.edit': (ui) => ui.press('Change Email'),
    'request.submit': (ui) => ui.press('Submit Request'),
    'wizard.suspend': (ui) => ui.world.requestClose(),
    'page.left': (ui) => ui.world.leavePage(),
    'answers.handOver': async (ui) => {
      await ui
        .press('Use the contact form')
        .catch(() => ui.press('Contact us').catch(() => ui.world.pressInToast('Contact us')));
      await ui.world.comeBack();
    },
    'lines.add': (ui, { lines }) => ui.press(prompts[lines] ?? ''),
    'answer.changed': (ui, { field, value }) => {
      if (typeof value === 'boolean') return ui.check(labels[field], value);
      const texts = options[field];
      return texts ? ui.choose(labels[field], texts[value] ?? value) : ui.fill(labels[field], value);
    },
  },
  settle: {
    requestSubmission: {
      succeeds: async (ui) => {
        await ui.world.answer(200);
        await ui.elapse(1_000);
      },
      fails: (ui) => ui.world.answer(500),
      pauses: (ui) => ui.world.answer(429),
    },
  },
  wire: {
    sends: ({ from, to }, { now }) =>
      isAttempt(to.snapshot) && !isAttempt(from.snapshot) ? [requestOf(to.snapshot, now)] : [],
    underWay: (snapshot) => (isAttempt(snapshot) ? 1 : 0),
  },
  shows: {
    closed: page,
    'open.step1': ({ context: { answers, problem } }) => ({
      ...dialog('What can we take off your desk?', '1Task'),
      errors: problem === 'serviceMissing' ? { [labels.service]: 'Please select a service' } : {},
      choices: byLabel(fieldsAt(1, 'choice'), (field) => options[field]?.[String(answers[field])] ?? ''),
      fields: byLabel(fieldsAt(1, 'text', 'line'), (field) => ({ value: String(answers[field]) })),
      buttons: {
        Close: true,
        ...Object.fromEntries(Object.values(prompts).map((name) => [name, true])),
        'Use the contact form': true,
        Next: answers.service !== '',
      },
      pressed: Object.fromEntries(
        Object.entries(prompts).map(([line, name]) => [name, hasLine(answers.description, line)]),
      ),
    }),
    'open.step2': ({ context }) => ({
      ...dialog('How can we reach you?', '2Contact'),
      errors: {
        ...errorOf(labels.name, faultIn('name', context)),
        ...errorOf(labels.email, faultIn('email', context)),
        ...(context.problem === 'privacyMissing'
          ? { [labels.agreedToPrivacy]: 'Please agree to the privacy policy' }
          : {}),
      },
      fields: byLabel(fieldsAt(2, 'line', 'email'), (field) => ({
        value: String(context.answers[field]),
        ...faultIn(field, context),
      })),
      checks: { [labels.agreedToPrivacy]: context.answers.agreedToPrivacy },
      links: { 'Privacy Policy (opens in a new tab)': '/privacy' },
      buttons: { Close: true, Back: true, Next: !lacksContact(context.answers) },
    }),
    'open.step3': ({ context }) => ({
      ...dialog('Check and send', '3Review'),
      ...review(context),
      buttons: {
        Close: true,
        ...changeButtons,
        Back: true,
        ...(context.problem === 'submissionFailed' ? { 'Contact us': true } : {}),
        'Submit Request': !lacksContact(context.answers),
      },
    }),
    'submitting.hidden': page,
    'submitting.shown': ({ context }) => ({
      ...dialog('Check and send', '3Review'),
      ...review(context),
      buttons: { Close: false, Back: false, 'Submitting...': false },
    }),
    'open.success': ({ context: { answers } }) => ({
      ...dialog('Success!'),
      buttons: { Close: true, 'Change Email': true, Copy: true, Print: true, Done: true },
      links: successLinks,
      says: [
        "Thanks—you're on the list!",
        "We'll get back to you within 1 business day.",
        `We write to ${answers.email.trim()}.`,
        `Your number, if you write to us about it: ${shortReference}`,
        ...(capabilities.orders
          ? [
              'Keep this link, for example as a bookmark: we don’t email it. Whoever has it can read and answer for you.',
            ]
          : []),
        ...fields
          .filter((field) => answerText(field, answers) !== 'Not provided')
          .map((field) => `${termOf(field)} ${answerText(field, answers)}`),
      ],
      focus: 'Success!',
    }),
    closing: page,
  },
  environment: {
    reloaded: {
      // The dialog is closed, and the draft is offered by the next opening, without the consent (Q6, U2).
      input: (snapshot) => ({ draft: draftIn(snapshot) }),
      does: () => [{ type: 'wizard.open' }],
    },
  },
};
