import { isDoubtfulEmail } from '../../../machines/textRules.ts';
import { emailDoubt } from '../../content/emailDoubt.ts';
import { fill } from './words.ts';

/** The question beside a reply address that looks wrong. It is accepted all the same. */
export const doubtOf = (email: string): string | undefined =>
  isDoubtfulEmail(email) ? fill(emailDoubt, { email: email.trim() }) : undefined;
