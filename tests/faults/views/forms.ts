import { faultsOf, type ViewFault } from '../viewFault.ts';

const wizard = faultsOf('requestWizard');
const message = faultsOf('contactSubmission');
const note = faultsOf('announcement');
const letter = faultsOf('newsletterConfirmation');

/** Faults in the request dialog, the contact form with its note, and the newsletter forms. */
// biome-ignore format: one line for each fault
export const formsFaults: readonly ViewFault[] = [
  wizard('Back stays enabled while the request is sent', 'src/views/requestWizard/RequestFooter.tsx', 'unavailable={isBusy} onClick', 'onClick'),
  wizard('Submit stays enabled while the request is sent', 'src/views/requestWizard/RequestFooter.tsx', '{isBusy || isContactMissing}', '{isContactMissing}'),
  wizard('Close stays enabled while the request is sent', 'src/views/requestWizard/RequestDialog.tsx', "closeUnavailable={state.hasTag('busy')}", ''),
  wizard('the answers can be changed while they are sent', 'src/views/requestWizard/RequestReviewStep.tsx', "state.hasTag('busy') ? null :", 'false ? null :'),
  wizard('the description is not shown again', 'src/views/requestWizard/RequestTaskStep.tsx', 'value={answers.description}', 'value=""'),
  wizard('the consent is not shown', 'src/views/requestWizard/RequestContactStep.tsx', 'checked={answers.agreedToPrivacy}', 'checked={false}'),
  wizard('the company is typed twice', 'src/views/requestWizard/RequestContactStep.tsx', "onValueChange={(value) => send({ type: 'company.changed', value })}", "onValueChange={(value) => { send({ type: 'company.changed', value }); send({ type: 'company.changed', value }); }}"),
  wizard('any problem is shown as missing consent', 'src/views/requestWizard/RequestContactStep.tsx', "problem === 'privacyMissing' ?", 'problem !== null ?'),
  wizard('a missing service is not reported', 'src/views/requestWizard/RequestTaskStep.tsx', "error={problem === 'serviceMissing' ? words.serviceMissing : undefined}", ''),
  wizard('the failure is not reported', 'src/views/requestWizard/RequestReviewStep.tsx', "problem === 'submissionFailed' ?", 'false ?'),
  wizard('the promise is missing', 'src/views/requestWizard/RequestSuccess.tsx', '<Text>{promise}</Text>', ''),
  wizard('the focus is lost after the request has arrived', 'src/views/requestWizard/RequestDialog.tsx', 'useHeadingFocus(isOpen && !isHydrating ? title : null);', 'useHeadingFocus(isDone ? null : isOpen && !isHydrating ? title : null);'),
  wizard('the progress bar does not move', 'src/views/requestWizard/RequestDialog.tsx', 'current={step}', 'current={1}'),
  wizard('the dialog stays over another page', 'src/views/requestWizard/RequestDialog.tsx', "current.hasTag('visible')", "!current.matches('closed') && !current.matches('closing')"),
  wizard('a dialog that the browser has opened is not noticed', 'src/app/AppActorsProvider.tsx', 'useLayoutEffect(() => followDialog(requestWizard), [requestWizard]);', 'void [useLayoutEffect, followDialog];'),
  wizard('a press before the script forgets the service', 'src/wiring/requestWizard.ts', '...(service ? { service } : {}) });', '});'),
  wizard('the platform’s Back is taken for Close', 'src/views/requestWizard/RequestDialog.tsx', "wizard.send({ type: 'wizard.suspend' })", "wizard.send({ type: 'wizard.close' })"),
  wizard('the toast does not offer the contact form', 'src/views/chrome/Toasts.tsx', 'offersContact && canHandOver ?', 'false ?'),
  wizard('Contact us does nothing', 'src/views/requestWizard/RequestReviewStep.tsx', "onClick={() => send({ type: 'answers.handOver' })}", ''),
  message('Send stays enabled while the message is sent', 'src/views/contact/ContactForm.tsx', 'size="lg" unavailable={isBusy}', 'size="lg"'),
  message('fields can be edited while they are sent', 'src/views/contact/ContactTexts.tsx', 'readOnly: isBusy,', ''),
  message('the fields do not show what was typed', 'src/views/contact/ContactTexts.tsx', 'value: fields[field],', "value: '',"),
  message('the consent is inverted', 'src/views/contact/ContactForm.tsx', "send({ type: 'consent.changed', value })", "send({ type: 'consent.changed', value: !value })"),
  message('the form is sent twice', 'src/views/contact/ContactForm.tsx', "send({ type: 'message.submit' });", "send({ type: 'message.submit' }); send({ type: 'message.submit' });"),
  message('nothing says that sending takes long', 'src/views/contact/ContactStatus.tsx', '? status.stillSending', "? ''"),
  message('an old failure stays above the list of problems', 'src/views/contact/ContactStatus.tsx', 'isFailed && problems.length === 0 ?', 'problems.length >= 0 ?'),
  message('a refused file is not reported', 'src/views/contact/ContactForm.tsx', 'attachmentProblem ? fill(', 'false && attachmentProblem ? fill('),
  note('nothing is announced', 'src/views/contact/ContactTexts.tsx', 'announced={announced}', 'announced=""'),
  note('the note is announced with every key', 'src/views/contact/ContactTexts.tsx', 'announced={announced}', 'announced={lengthNote(fields.message)}'),
  note('an old announcement stays', 'src/views/contact/useAnnouncement.ts', "state.matches('announced') ? state.context.note : ''", 'state.context.note'),
  note('each change is sent twice', 'src/views/contact/ContactTexts.tsx', '          announce(lengthNote(value));', '          announce(lengthNote(value)); announce(lengthNote(value));'),
  letter('the field does not show what was typed', 'src/views/blog/NewsletterForm.tsx', 'value={email}', 'value=""'),
  letter('an old problem stays while the visitor types', 'src/views/blog/NewsletterForm.tsx', "state.matches({ idle: 'refused' }) ? problem", "email !== '' ? problem"),
  letter('a malformed address is reported as missing', 'src/views/blog/NewsletterForm.tsx', 'isBlank(email) ? newsletter.missing : newsletter.malformed', 'newsletter.missing'),
  letter('no confirmation is shown', 'src/views/blog/NewsletterForm.tsx', "state.matches('confirmed') ? confirmation : ''", "''"),
  letter('the wrong newsletter is confirmed', 'src/views/blog/NewsletterForm.tsx', "state.matches('confirmed') ? confirmation : ''", "state.matches('confirmed') ? newsletter.posts.confirmation : ''"),
  letter('the button does nothing', 'src/views/blog/NewsletterForm.tsx', '<Button type="submit">', '<Button>'),
];
