import type { TextFields } from '../../machines/contactSubmission/contactSubmissionFields.ts';
import type { Attachment } from '../../machines/contactSubmission/contactSubmissionRules.ts';

/** What the contact form's script controls of the outside world. */
export interface ContactWorld {
  /** Responds to the held POST with this status, or drops the connection. */
  answer(how: number | 'drop'): Promise<void>;
  /**
   * The visitor comes back to the page. If `fields` is a whole draft, the tab has stored it, whatever subject a link
   * hands over; otherwise a link hands over the subject.
   */
  comeBack(fields: Partial<TextFields>): Promise<void>;
  /** What a visitor cannot see, a robot fills in. */
  fillHoneypot(text: string): Promise<void>;
  /** The visitor comes from the request dialog, which hands over what was typed there. The form stays on the screen. */
  handOver(fields: Partial<TextFields>): Promise<void>;
  /** The visitor goes Back from the request dialog to the form, if it is there. */
  setRequestAside(): Promise<void>;
  /** The visitor chooses a file. If this is missing, the script attaches the file itself. */
  choose?(file: Attachment): Promise<void>;
}
