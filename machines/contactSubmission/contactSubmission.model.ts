import type { SnapshotFrom } from 'xstate';
import { config } from '../../src/config.ts';
import type { Model } from '../../tests/paths/index.ts';
import { reply } from '../../tests/worlds/requestWorld.ts';
import { firstServiceName } from '../../tests/worlds/services.ts';
import { namesOf } from '../formFields.ts';
import { contactFields, type Fields, type TextFields } from './contactSubmissionFields.ts';
import { contactSubmissionMachine } from './contactSubmissionMachine.ts';
import {
  type Attachment,
  type ContactContext,
  canHold,
  noFields,
  type Offered,
  taking,
} from './contactSubmissionRules.ts';
import type { ContactEvent } from './contactSubmissionSetup.ts';

/** A text of `n` characters. */
export const words = (n: number): string =>
  'Please tidy up our sales sheet. '.repeat(Math.ceil(n / 32)).slice(0, n);

/** A form without mistakes. The company is optional and left out. */
export const complete: Fields = {
  ...noFields,
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  subject: firstServiceName,
  message: words(500),
  consent: true,
};
export const { consent: _, ...completeText } = complete;

const fieldNames = namesOf(contactFields);
/** The required fields, from top to bottom. */
const formOrder = fieldNames.filter((name) => 'required' in contactFields[name]);

const optional = fieldNames.filter((name) => !formOrder.includes(name));

/** Files on either side of both limits, empty, as large as allowed and one byte too large; and others of these sizes. */
const files = (limit: number, sizes: readonly number[]): Attachment[] => [
  { name: 'empty.txt', size: 0 },
  ...sizes.map((size) => ({ name: `${size} bytes.txt`, size })),
  { name: 'exactly the limit.pdf', size: limit },
  { name: 'one byte more.zip', size: limit + 1 },
];

const firstLine = 'What I have: ';
/** The lines of a brief, verbatim. */
export const briefLines = [
  firstLine,
  'What I want back: ',
  'Who will use it, and for what: ',
  'What must not change: ',
  'By when, and why then: ',
  'How I will check it: ',
];
const outline = briefLines.join('\n');

const typed = (field: keyof TextFields, ...values: string[]) => values.map((value) => ({ field, value }));

/**
 * @param limit the largest attachment, in bytes
 * @param sizes the sizes of further files, in bytes
 * @param messages further messages, besides those on either side of both limits
 * @param others what the request dialog hands over besides the complete texts
 */
const modelOf = (
  limit: number,
  sizes: readonly number[],
  messages: readonly string[],
  others: readonly Offered[],
) =>
  ({
    machine: contactSubmissionMachine,
    inputs: [{ attachmentLimit: limit }],
    events: {
      // A draft from this tab, and a subject handed over by a link.
      'form.restored': [{ fields: completeText }, { fields: { subject: complete.subject } }],
      // From the request dialog.
      'answers.handedOver': [completeText, ...others].map((fields) => ({ fields })),
      'lines.add': [{ lines: firstLine }, { lines: outline }],
      // The visitor may delete the only text of the form again.
      'field.changed': [
        ...typed('name', complete.name, '   ', ''),
        ...typed('email', complete.email, 'a@b', 'a b@c'),
        ...typed('company', 'Analytical Engines', ''),
        ...typed('subject', complete.subject, ' '),
        ...typed(
          'message',
          complete.message,
          words(499),
          `${words(1989)}\n${words(10)}`,
          `${words(1990)}\n${words(10)}`,
          ' \n\n ',
          '',
          ...messages,
        ),
        { field: 'consent', value: true },
        { field: 'consent', value: false },
      ],
      'attachment.chosen': files(limit, sizes).map((attachment) => ({ attachment })),
    },
    possible,
    outcomes: {
      sendMessage: {
        succeeds: { output: reply },
        fails: { error: new Error('It answered 500') },
        pauses: { error: { pause: '90' } },
      },
    },
  }) satisfies Model<typeof contactSubmissionMachine>;

/**
 * Keeps the number of states small: the form is filled in from top to bottom, and in a complete one only one field at a
 * time is changed. Who is asked to wait only tries again. Entering the present value is not an event, and only an
 * untouched form is restored.
 */
const possible = (
  { value, context }: SnapshotFrom<typeof contactSubmissionMachine>,
  event: ContactEvent,
): boolean => {
  const { fields, attachment, problems, attachmentProblem, shared, pause } = context;
  if (pause > 0) return event.type === 'message.submit';
  const isUntouched = areEqual(fields, noFields);
  switch (event.type) {
    case 'message.submit':
      return true;
    case 'form.restored':
      return value === 'idle' && isUntouched && !attachment && problems.length === 0 && !attachmentProblem;
    case 'answers.handedOver':
      return (
        isNear({ ...fields, ...taking(context, event.fields) }) &&
        (event.fields.message === complete.message || isPlain(context, complete))
      );
    case 'lines.add':
      return (
        [noFields, complete].some((like) => isPlain(context, like)) ||
        fields.message.includes(firstLine) ||
        !canHold(fields, firstLine)
      );
    case 'request.open':
      return shared === '' && isPlain(context, complete);
    case 'attachment.removed':
      return attachment !== null;
    case 'attachment.chosen':
      return event.attachment.name !== attachment?.name && (isUntouched || areEqual(fields, complete));
    case 'field.changed':
      return fields[event.field] !== event.value && isNear({ ...fields, [event.field]: event.value });
  }
};

/** Filled in like this, without a file or mistakes. */
const isPlain = (
  { fields, attachment, problems, attachmentProblem }: ContactContext,
  like: Fields,
): boolean => areEqual(fields, like) && !attachment && problems.length === 0 && !attachmentProblem;

const isNear = (fields: Fields): boolean => {
  const wrong = fieldNames.filter((name) => fields[name] !== complete[name]);
  if (wrong.length <= 1) return true;
  // From top to bottom. A link may already have filled in the subject.
  const ordered = formOrder.filter((name) => name !== 'subject' || fields.subject !== complete.subject);
  const reached = ordered.findIndex((name) => wrong.includes(name));
  const isOrdered = ordered.slice(reached).every((name) => fields[name] === noFields[name]);
  return isOrdered && optional.every((name) => fields[name] === '');
};

const areEqual = (a: Fields, b: Fields): boolean => fieldNames.every((name) => a[name] === b[name]);

/** For the view and the browser, with the site's own limit. */
export const contactModel = modelOf(config.attachmentLimit, [1], [], []);

/** For the actor, with a small limit, and with CRLF, which a text area never contains and which counts as one character. */
export const contactActorModel = modelOf(
  1_000,
  [],
  [`${words(499)}\r\n`, `${words(498)}\r\n`, words(2000 - 14), words(2000 - 13)],
  [{ message: 'Slides: 12' }, { message: ' ' }],
);

export const hasWholeOutputs = true;
