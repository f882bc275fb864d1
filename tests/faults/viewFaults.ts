/** A mistake in a view, made by replacing one piece of its text; the machine's paths must turn red. */
export interface ViewFault {
  /** The machine whose view suite is to find it. */
  readonly machine: string;
  /** What a visitor would meet. */
  readonly what: string;
  /** Relative to the project. It must hold `find` exactly once. */
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

const sections = (machine: string) => (what: string, file: string, find: string, put: string) =>
  ({ machine, what, file: `src/views/sections/${file}`, find, put }) satisfies ViewFault;
const wizard = sections('requestWizard');
const message = sections('contactSubmission');
const service = sections('serviceDetail');
const prices = sections('pricingToggle');

/** In which file each machine's view suite stands, below `tests/machines`. */
export const viewTests: Readonly<Record<string, string>> = {
  requestWizard: 'requestWizard.view.test.tsx',
  contactSubmission: 'contactSubmission.view.test.tsx',
  serviceDetail: 'home.view.test.tsx',
  pricingToggle: 'home.view.test.tsx',
};

/** Two or more for every view. */
// biome-ignore format: a line each
export const viewFaults: readonly ViewFault[] = [
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
  service('closing does nothing', 'ServiceCards.tsx', "onClose={() => send({ type: 'service.close' })}", 'onClose={() => {}}'),
  service('a card opens twice', 'ServiceCards.tsx', "onOpen={() => send({ type: 'service.open', service: detail.id })}", "onOpen={() => { send({ type: 'service.open', service: detail.id }); send({ type: 'service.open', service: detail.id }); }}"),
  service('another service’s details are shown', 'ServiceCards.tsx', 'serviceDetails.find(({ id }) => id === state.context.service) ?? null', 'serviceDetails[0] ?? null'),
  prices('the yearly price is shown for a month', 'PlanPrice.tsx', 'amount={plan.price[period]}', 'amount={plan.price.yearly}'),
  prices('the choice is not shown', 'Pricing.tsx', 'value={period}', 'value="monthly"'),
  prices('what is saved is not said', 'PlanPrice.tsx', 'text={other.text}', 'text=""'),
];
