import type { Answers } from '../../machines/requestWizard/requestWizardRules.ts';

type Labels<Id extends string> = Record<Exclude<Id, ''>, string>;

export const timeframeLabels: Labels<Answers['timeframe']> = {
  asap: 'As soon as possible',
  '1-2-weeks': 'In 1–2 weeks',
  '1-month': 'Within 1 month',
  flexible: 'Flexible',
};

export const budgetLabels: Labels<Answers['budget']> = {
  'under-500': 'Under €500',
  '500-1500': '€500–1,500',
  '1500-5000': '€1,500–5,000',
  'over-5000': 'Over €5,000',
  'not-sure': 'Not sure yet',
};

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
  step1: {
    title: 'What can we take off your desk?',
    service: 'Service',
    description: 'What is it about?',
    descriptionHint: 'A sentence is enough. We’ll ask if anything is missing.',
    timeframe: 'When do you need it?',
    budget: 'Your budget',
    serviceMissing: 'Please select a service',
  },
  step2: {
    title: 'How can we reach you?',
    name: 'Name',
    email: 'Email',
    company: 'Company',
    privacyBefore: 'I agree to the ',
    privacyLink: 'Privacy Policy',
    nameMissing: 'Enter your name.',
    emailMissing: 'Enter your email address.',
    emailInvalid: 'Enter an address like name@example.com.',
    fieldsMissing: 'Please fill in all required fields',
    privacyMissing: 'Please agree to the privacy policy',
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
    failedLink: 'Contact us',
    privacy: 'Privacy Policy',
    agreed: 'Agreed',
  },
  success: {
    title: 'Success!',
    lead: "Thanks—you're on the list!",
    promise: "We'll get back to you within 1 business day.",
    nowhere: 'Nothing was sent',
    nowhereHelp:
      'This site is not connected to an inbox, so no one has received your request. Please email us at',
    book: 'Book a call',
    sampleBooking: 'A sample link: it leads to a reserved address where nothing is published.',
    done: 'Done',
  },
} as const;
