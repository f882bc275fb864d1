import type { Notice } from '../../machines/requestWizard/requestWizardRules.ts';

interface RequestNotice {
  readonly title: string;
  readonly description?: string;
  readonly offersContact?: true;
}

/** Toasts of the request dialog, exact wording (F8). */
export const requestNotices: Record<Notice, RequestNotice> = {
  serviceMissing: { title: 'Please select a service' },
  fieldsMissing: { title: 'Please fill in all required fields' },
  privacyMissing: { title: 'Please agree to the privacy policy' },
  submissionFailed: {
    title: 'Something went wrong',
    description: 'Please try again or contact us directly.',
    offersContact: true,
  },
  submissionPaused: {
    title: 'Not sent yet',
    description: 'Please try again later or contact us directly.',
    offersContact: true,
  },
  submitted: {
    title: 'Successfully submitted!',
    description: "We'll get back to you within 1 business day.",
  },
};

/** Beside the required words, the truth if no endpoint is configured (decision Q9). */
export const notSentNotice =
  "We'll get back to you within 1 business day. But nothing was sent: this site has no inbox. Please email us instead.";
