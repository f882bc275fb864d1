import type { Attachment, TextFields } from '../../machines/contactSubmission/contactSubmissionRules.ts';

/** What the contact form's script controls of the outside world. */
export interface ContactWorld {
  /** Answers the POST that is held, with that status or by dropping the connection. */
  answer(how: number | 'drop'): Promise<void>;
  /**
   * The visitor comes back to the page: to the draft that this tab kept, if it is whole; else with the subject that
   * a link handed over.
   */
  comeBack(fields: Partial<TextFields>): Promise<void>;
  /** The visitor chooses a file; where it is left out, the hands do that themselves. */
  choose?(file: Attachment): Promise<void>;
}
