import { faultsOf, type ViewFault } from '../viewFault.ts';

const wizard = faultsOf('requestWizard', 'src/views/sections/');
const message = faultsOf('contactSubmission', 'src/views/sections/');
const note = faultsOf('announcement', 'src/views/');
const letter = faultsOf('newsletterConfirmation', 'src/views/sections/');

/** The request dialog, the contact form with its note, and the newsletters. */
// biome-ignore format: a line each
export const formsFaults: readonly ViewFault[] = [
  wizard('Back stays enabled while it is sent', 'RequestFooter.tsx', 'unavailable={isBusy} onClick', 'onClick'),
  wizard('Submit stays enabled while it is sent', 'RequestFooter.tsx', '{isBusy || isContactMissing}', '{isContactMissing}'),
  wizard('Close stays enabled while it is sent', 'RequestDialog.tsx', "closeUnavailable={state.hasTag('busy')}", ''),
  wizard('the answers can be changed while they are sent', 'RequestReviewStep.tsx', "state.hasTag('busy') ? null :", 'false ? null :'),
  wizard('the description is forgotten', 'RequestTaskStep.tsx', 'value={answers.description}', 'value=""'),
  wizard('the consent is not shown', 'RequestContactStep.tsx', 'checked={answers.agreedToPrivacy}', 'checked={false}'),
  wizard('the company is typed twice', 'RequestContactStep.tsx', "onValueChange={(value) => send({ type: 'company.entered', value })}", "onValueChange={(value) => { send({ type: 'company.entered', value }); send({ type: 'company.entered', value }); }}"),
  wizard('an old complaint about the consent stays', 'RequestContactStep.tsx', "problem === 'privacyMissing' ?", 'problem !== null ?'),
  wizard('a missing service is not complained of', 'RequestTaskStep.tsx', "error={problem === 'serviceMissing' ? words.serviceMissing : undefined}", ''),
  wizard('the failure is not told', 'RequestReviewStep.tsx', "problem === 'submissionFailed' ?", 'false ?'),
  wizard('the promise is missing', 'RequestSuccess.tsx', '<Text>{promise}</Text>', ''),
  wizard('the focus is lost when it has arrived', 'RequestDialog.tsx', 'useHeadingFocus(isOpen ? title : null);', 'useHeadingFocus(isDone ? null : isOpen ? title : null);'),
  wizard('the progress stands still', 'RequestDialog.tsx', 'current={step}', 'current={1}'),
  message('Send stays enabled while it is sent', 'ContactForm.tsx', 'size="lg" unavailable={isBusy}', 'size="lg"'),
  message('fields can be edited while they are sent', 'ContactForm.tsx', 'readOnly: isBusy,', ''),
  message('the fields forget', 'ContactForm.tsx', 'value: fields[field],', "value: '',"),
  message('the consent is told the wrong way round', 'ContactForm.tsx', "send({ type: 'consent.toggled', value })", "send({ type: 'consent.toggled', value: !value })"),
  message('the form is sent twice', 'ContactForm.tsx', "send({ type: 'message.submit' });", "send({ type: 'message.submit' }); send({ type: 'message.submit' });"),
  message('nothing says that it takes long', 'ContactStatus.tsx', '? status.stillSending', "? ''"),
  message('an old failure stays above what is missing', 'ContactStatus.tsx', 'isFailed && problems.length === 0 ?', 'problems.length >= 0 ?'),
  message('a refused file is not complained of', 'ContactForm.tsx', 'attachmentProblem ? fill(', 'false && attachmentProblem ? fill('),
  note('nothing is told', 'sections/ContactForm.tsx', 'announced={told}', 'announced=""'),
  note('it is told at every key', 'sections/ContactForm.tsx', 'announced={told}', 'announced={lengthNote(fields.message)}'),
  note('what was told stays', 'chrome/useAnnouncement.ts', "state.matches('told') ? state.context.note : ''", 'state.context.note'),
  note('each change is told twice', 'sections/ContactForm.tsx', '          tell(lengthNote(value));', '          tell(lengthNote(value)); tell(lengthNote(value));'),
  letter('the field forgets', 'NewsletterForm.tsx', 'value={email}', 'value=""'),
  letter('an old complaint stays', 'NewsletterForm.tsx', "state.matches({ idle: 'refused' }) ? problem", "email !== '' ? problem"),
  letter('an address is asked for where one stands', 'NewsletterForm.tsx', 'isBlank(email) ? newsletter.missing : newsletter.malformed', 'newsletter.missing'),
  letter('nothing confirms it', 'NewsletterForm.tsx', "state.matches('confirmed') ? confirmation : ''", "''"),
  letter('one letter is confirmed as the other', 'NewsletterForm.tsx', "state.matches('confirmed') ? confirmation : ''", "state.matches('confirmed') ? newsletter.posts.confirmation : ''"),
  letter('the button does nothing', 'NewsletterForm.tsx', '<Button type="submit">', '<Button>'),
];
