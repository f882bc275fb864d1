import type { PageWords } from './page.ts';

export const terms: PageWords = {
  title: 'Terms of service',
  description: 'The terms under which buyers and sellers use Deskhand, dated January 1, 2024.',
  heading: 'Terms of service',
  lead: 'These terms are the agreement between you and Deskhand. They say who may use the service, how orders and payments work, and what each side answers for.',
};
