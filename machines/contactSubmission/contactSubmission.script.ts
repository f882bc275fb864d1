import type { SnapshotFrom } from 'xstate';
import { config } from '../../src/config.ts';
import type { Expected, Script, SentRequest } from '../../tests/paths/index.ts';
import type { ContactWorld } from '../../tests/worlds/contactWorld.ts';
import { briefLines } from './contactSubmission.model.ts';
import { type TextFields, textNames } from './contactSubmissionFields.ts';
import type { contactSubmissionMachine } from './contactSubmissionMachine.ts';
import { type FieldProblem, noFields, textsOf } from './contactSubmissionRules.ts';

type Snapshot = SnapshotFrom<typeof contactSubmissionMachine>;

/** The fields' accessible names, verbatim. */
export const labels = {
  name: 'Name *',
  email: 'Email *',
  company: 'Company (optional)',
  subject: 'Subject *',
  message: 'Message * (500-2000 characters)',
  attachment: 'Attachment (max 10MB) (optional)',
  consent: 'I agree to the processing of my data according to the Privacy Policy (opens in a new tab)',
} as const;

/** The error message for each problem of a field, beside it and in the summary. */
export const errorMessages: Readonly<Record<string, string>> = {
  'name missing': 'Enter your name.',
  'email missing': 'Enter your email address.',
  'email malformed': 'Enter an address like name@example.com.',
  'subject missing': 'Enter a subject.',
  'message missing': 'Write your message.',
  'message tooShort': 'The message needs at least 500 characters.',
  'message tooLong': 'The message can have at most 2000 characters.',
  'consent missing': 'We need your agreement before we can process the message.',
  'attachment empty': 'This file is empty, so it was not attached.',
  'attachment tooLarge': 'This file is larger than 10 MB, so it was not attached.',
};
const messageFor = ({ field, code }: FieldProblem): string => errorMessages[`${field} ${code}`] ?? '';

export const failure = `Failed to send message. Please try again. Alternatively, email us directly at: ${config.contactEmail}`;

const paused = `We can't take more messages right now. Please try again in 2 minutes. Alternatively, email us directly at: ${config.contactEmail}`;

const mailLink = `mailto:${config.contactEmail}`;
/** The links of the page besides those to fields. */
export const pageLinks = {
  'Privacy Policy (opens in a new tab)': '/privacy',
  [config.contactEmail]: mailLink,
  'Open the help center': '/support/help-center',
};

/** The form's fields, busy or not. */
const form = ({ context }: Snapshot, isBusy: boolean): Required<Pick<Expected, 'fields' | 'checks'>> => {
  const { fields, problems, attachment, attachmentProblem } = context;
  const field = (name: keyof TextFields) => {
    const problem = problems.find((each) => each.field === name);
    return {
      [labels[name]]: {
        value: fields[name],
        ...(problem ? { invalid: messageFor(problem) } : {}),
        ...(isBusy ? { readOnly: true as const } : {}),
      },
    };
  };
  return {
    fields: {
      ...Object.assign({}, ...textNames.map(field)),
      [labels.attachment]: {
        value: attachment?.name ?? '',
        ...(attachmentProblem ? { invalid: errorMessages[`attachment ${attachmentProblem}`] ?? '' } : {}),
      },
    },
    checks: { [labels.consent]: fields.consent },
  };
};

/** The buttons that begin lines of the message, verbatim, by the lines. */
const prompts: readonly (readonly [lines: string, name: string])[] = [
  [briefLines.join('\n'), 'Start with an outline'],
  [briefLines[0] ?? '', 'What you have'],
  [briefLines[1] ?? '', 'What you want back'],
  [briefLines[2] ?? '', 'Who uses it'],
  [briefLines[3] ?? '', 'What must stay'],
  [briefLines[4] ?? '', 'By when'],
  [briefLines[5] ?? '', 'How you will check it'],
];
/** The lines that a message lacks. */
const lacking = (message: string, lines: string): string[] =>
  lines.split('\n').filter((line) => !message.split('\n').some((own) => own.trim().startsWith(line.trim())));
const help = ({ context: { fields } }: Snapshot, isBusy: boolean) => ({
  buttons: {
    ...Object.fromEntries(
      prompts.map(([lines, name]) => {
        const added = lacking(fields.message, lines).join('\n').length;
        return [name, !isBusy && (added === 0 || fields.message.length + 1 + added <= 2000)];
      }),
    ),
    'A short request is enough': !isBusy,
  },
  pressed: Object.fromEntries(
    prompts.map(([lines, name]) => [name, lacking(fields.message, lines).length === 0]),
  ),
});

/** The form while the visitor can edit it. */
const editable = (snapshot: Snapshot, alert: string | null): Expected => {
  const { problems, attachment } = snapshot.context;
  const isFailed = alert !== null && problems.length === 0;
  const summary = ['Please check these fields', ...problems.map(messageFor)].join(' ');
  return {
    heading: 'Contact us',
    ...form(snapshot, false),
    links: {
      ...Object.fromEntries(problems.map((problem) => [messageFor(problem), `#contact-${problem.field}`])),
      ...pageLinks,
      ...(isFailed ? { [`${config.contactEmail} (2)`]: mailLink } : {}),
    },
    ...help(snapshot, false),
    buttons: {
      ...help(snapshot, false).buttons,
      ...(attachment ? { Remove: true } : {}),
      'Send message': true,
    },
    alerts: problems.length > 0 ? [summary] : alert === null ? [] : [alert],
    // How many characters are missing is announced after a pause: see the announcement's script.
    status: [],
  };
};

/** The form while nothing can be edited or pressed. */
const busy = (snapshot: Snapshot, button: string, ...status: string[]): Expected => ({
  heading: 'Contact us',
  ...form(snapshot, true),
  links: pageLinks,
  ...help(snapshot, true),
  buttons: {
    ...help(snapshot, true).buttons,
    ...(snapshot.context.attachment ? { Remove: false } : {}),
    [button]: false,
  },
  status,
});

const isSending = (snapshot: Snapshot): boolean => snapshot.matches('loading');

/** The POST with the visitor's message, field by field (F11, C1). */
const messageOf = ({ context: { fields, attachment } }: Snapshot, origin: string): SentRequest => {
  return {
    address: config.formEndpoint,
    method: 'POST',
    headers: { accept: 'application/json', 'form-age': 'made up', 'idempotency-key': 'made up' },
    body: {
      ...textsOf(fields),
      _subject: `Website Contact — ${fields.subject} — ${fields.name}`,
      _replyto: fields.email,
      page_url: `${origin}/contact`,
      ...(fields.company === '' ? {} : { _gotcha: fields.company }),
      ...(attachment ? { attachment: { name: attachment.name, size: attachment.size } } : {}),
    },
    isAbortable: true,
  };
};

/** What a visitor does with the contact form and sees of it. */
export const contactScript: Script<typeof contactSubmissionMachine, ContactWorld> = {
  drive: {
    'form.restored': (ui, { fields }) => ui.world.comeBack(fields),
    'answers.handedOver': (ui, { fields }) => ui.world.handOver(fields),
    'field.changed': (ui, { field, value }) =>
      typeof value === 'boolean' ? ui.check(labels[field], value) : ui.fill(labels[field], value),
    'lines.add': (ui, { lines }) => ui.press(prompts.find(([each]) => each === lines)?.[1] ?? ''),
    'request.open': async (ui) => {
      await ui.press('A short request is enough');
      await ui.world.setRequestAside();
    },
    'attachment.chosen': (ui, { attachment }) =>
      ui.world.choose?.(attachment) ?? ui.attach(labels.attachment, attachment),
    'attachment.removed': (ui) => ui.press('Remove'),
    'message.submit': async (ui) => {
      // A robot repeats the company.
      const { [labels.company]: company } = (await ui.readScreen()).fields;
      await ui.world.fillHoneypot(company?.value ?? '');
      await ui.press('Send message');
    },
  },
  settle: {
    sendMessage: {
      succeeds: (ui) => ui.world.answer(200),
      fails: (ui) => ui.world.answer('drop'),
      pauses: (ui) => ui.world.answer(429),
    },
  },
  wire: {
    sends: ({ from, input, to }, { origin }) =>
      input.event.type === 'message.submit' && isSending(to.snapshot) && !isSending(from.snapshot)
        ? [messageOf(to.snapshot, origin)]
        : [],
    underWay: (snapshot) => (isSending(snapshot) ? 1 : 0),
  },
  shows: {
    idle: (snapshot) => editable(snapshot, null),
    'loading.sending': (snapshot) => busy(snapshot, 'Sending...'),
    'loading.stillSending': (snapshot) =>
      busy(snapshot, 'Sending...', 'Still sending. Please keep this page open.'),
    success: (snapshot) => busy(snapshot, 'Send message', 'Message sent successfully! Redirecting...'),
    error: (snapshot) => editable(snapshot, snapshot.context.pause > 0 ? paused : failure),
  },
  environment: {
    reloaded: {
      // The texts, without the consent and the attachment (C11). Of a message that was sent, a link's subject is left.
      receives: (snapshot, entry) => {
        const kept = textsOf(snapshot.matches('success') ? noFields : snapshot.context.fields);
        const { handover } = (entry ?? {}) as { readonly handover?: unknown };
        const subject = kept.subject === '' && typeof handover === 'string' ? handover : kept.subject;
        return [{ type: 'form.restored', fields: { ...kept, subject } }];
      },
    },
  },
};
