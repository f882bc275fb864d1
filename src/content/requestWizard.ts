import type { Answers, requestFields } from '../../machines/requestWizard/requestWizardFields.ts';
import { serviceLabels } from './serviceLabels.ts';

type Table = typeof requestFields;

/** A field's words. The compiler asks for those that a field of its kind needs. */
type FieldWords = {
  readonly [Field in keyof Table]: {
    readonly label: string;
    readonly hint?: string;
  } & (Table[Field] extends {
    readonly required: true;
  }
    ? { readonly missing: string }
    : unknown) &
    (Table[Field]['kind'] extends 'email' ? { readonly invalid: string } : unknown) &
    (Table[Field]['kind'] extends 'choice'
      ? { readonly options: Readonly<Record<Exclude<Answers[Field], ''> & string, string>> }
      : unknown);
};

const fields = {
  service: { label: 'Service', options: serviceLabels, missing: 'Please select a service' },
  description: {
    label: 'What is it about?',
    hint: 'A sentence is enough. We’ll ask if anything is missing.',
  },
  timeframe: {
    label: 'When do you need it?',
    options: {
      asap: 'As soon as possible',
      '1-2-weeks': 'In 1–2 weeks',
      '1-month': 'Within 1 month',
      flexible: 'Flexible',
    },
  },
  budget: {
    label: 'Your budget',
    options: {
      'under-500': 'Under €500',
      '500-1500': '€500–1,500',
      '1500-5000': '€1,500–5,000',
      'over-5000': 'Over €5,000',
      'not-sure': 'Not sure yet',
    },
  },
  name: { label: 'Name', missing: 'Enter your name.' },
  email: {
    label: 'Email',
    missing: 'Enter your email address.',
    invalid: 'Enter an address like name@example.com.',
  },
  company: { label: 'Company' },
  agreedToPrivacy: { label: 'Privacy Policy', missing: 'Please agree to the privacy policy' },
} as const satisfies FieldWords;

export const requestWizard = {
  close: 'Close',
  progress: 'Progress',
  steps: ['Task', 'Contact', 'Review'],
  required: '(required)',
  optional: '(optional)',
  next: 'Next',
  back: 'Back',
  submit: 'Submit Request',
  submitting: 'Submitting...',
  change: 'Change',
  notProvided: 'Not provided',
  agreed: 'Agreed',
  consentBefore: 'I agree to the ',
  fields,
  step1: {
    title: 'What can we take off your desk?',
    longer: 'A file, or more to say?',
    longerLink: 'Use the contact form',
  },
  step2: {
    title: 'How can we reach you?',
  },
  step3: {
    title: 'Check and send',
    lead: 'Check your answers. Nothing has been sent yet.',
    /** Instead of the lead, if no endpoint is configured (decision Q9). The address follows. */
    nowhere: 'Nothing will be sent from here',
    nowhereHelp:
      'This site is not connected to an inbox, so your request would not reach anyone. Please email us at',
    failed: 'Something went wrong',
    failedHelp: 'Please try again or contact us directly.',
    /** If the endpoint says when to try again (L29). */
    paused: 'Not sent yet',
    pausedHelp: "We can't take more requests right now. Please try again in {pause}, or contact us directly.",
    failedLink: 'Contact us',
  },
  success: {
    title: 'Success!',
    lead: "Thanks—you're on the list!",
    promise: "We'll get back to you within 1 business day.",
    next: 'You get an offer with a person, a price and a date, or a question about what’s missing. We write to',
    question: 'Wrong address?',
    correct: 'Change it and send again: we answer the later one.',
    /** The reference of the request follows. */
    number: 'Your number, if you write to us about it:',
    sent: 'What you sent',
    copy: 'Copy',
    print: 'Print',
    link: 'Your link',
    copied: 'Copied.',
    copyByHand: 'Your browser does not let us copy. Select the text instead.',
    nowhere: 'Nothing was sent',
    nowhereHelp:
      'This site is not connected to an inbox, so no one has received your request. Please email us at',
    book: 'Book a call',
    sampleBooking: 'A sample link: it leads to a reserved address where nothing is published.',
    done: 'Done',
  },
} as const;
