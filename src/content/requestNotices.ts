import type { Notice } from '../../machines/requestWizard/requestWizardRules.ts';

/** Toasts of the request dialog, exact wording (F8). */
export const requestNotices: Record<Notice, { readonly title: string; readonly description?: string }> = {
  serviceMissing: { title: 'Please select a service' },
  fieldsMissing: { title: 'Please fill in all required fields' },
  privacyMissing: { title: 'Please agree to the privacy policy' },
  submissionFailed: {
    title: 'Something went wrong',
    description: 'Please try again or contact us directly.',
  },
  submitted: {
    title: 'Successfully submitted!',
    description: "We'll get back to you within 1 business day.",
  },
};
