import { faultsOf, type ViewFault } from '../viewFault.ts';

const service = faultsOf('serviceDetail');
const prices = faultsOf('pricingToggle');
const subscription = faultsOf('subscriptionDialog');

/** What the home page offers, and the dialog that subscribes to a plan. */
// biome-ignore format: a line each
export const homeFaults: readonly ViewFault[] = [
  service('closing does nothing', 'src/views/home/ServiceCards.tsx', "onClose={() => send({ type: 'service.close' })}", 'onClose={() => {}}'),
  service('a card opens twice', 'src/views/home/ServiceCards.tsx', "onOpen={() => send({ type: 'service.open', service: detail.id })}", "onOpen={() => { send({ type: 'service.open', service: detail.id }); send({ type: 'service.open', service: detail.id }); }}"),
  service('another service’s details are shown', 'src/views/home/ServiceCards.tsx', 'serviceDetails.find(({ id }) => id === state.context.service) ?? null', 'serviceDetails[0] ?? null'),
  service('Get Started does nothing', 'src/views/home/ServiceCards.tsx', "onRequest={() => send({ type: 'service.request' })}", 'onRequest={() => {}}'),
  service('the request for it never opens', 'src/views/home/ServiceDetailDialog.tsx', '        onFaded();', ''),
  service('the request opens without the service', 'src/views/home/ServiceCards.tsx', "wizard.send({ type: 'wizard.open', service })", "wizard.send({ type: 'wizard.open' })"),
  prices('the yearly price is shown for a month', 'src/views/home/PlanPrice.tsx', 'amount={plan.price[period]}', 'amount={plan.price.yearly}'),
  prices('the choice is not shown', 'src/views/home/Pricing.tsx', 'value={period}', 'value="monthly"'),
  prices('what is saved is not said', 'src/views/home/PlanPrice.tsx', 'text={other.text}', 'text=""'),
  subscription('Close does nothing', 'src/views/subscriptionDialog/SubscriptionDialog.tsx', "onOpenChange={() => dialog.send({ type: 'subscription.close' })}", 'onOpenChange={() => {}}'),
  subscription('a complaint stays beside what was filled in', 'src/views/subscriptionDialog/SubscriptionForm.tsx', 'isIncomplete && blank.includes(field) ?', 'isIncomplete ?'),
  subscription('what is missing is complained of before it was asked for', 'src/views/subscriptionDialog/SubscriptionForm.tsx', 'isIncomplete && blank.includes(field) ?', 'blank.includes(field) ?'),
  subscription('nothing says above the fields that some are missing', 'src/views/subscriptionDialog/SubscriptionForm.tsx', '{isIncomplete ? <Notice', '{false ? <Notice'),
  subscription('every key is told', 'src/views/subscriptionDialog/SubscriptionForm.tsx', 'if (blank.includes(field) !== isBlank(value))', 'if (true)'),
  subscription('the form is sent twice', 'src/views/subscriptionDialog/SubscriptionForm.tsx', "send({ type: 'subscription.submit', blank: blankIn(event.currentTarget) });", "for (let n = 0; n < 2; n++) send({ type: 'subscription.submit', blank: blankIn(event.currentTarget) });"),
  subscription('the monthly price is shown for a year', 'src/views/subscriptionDialog/SubscriptionDialog.tsx', 'price: plan.price[period] }', 'price: plan.price.monthly }'),
  subscription('another plan is named', 'src/views/subscriptionDialog/SubscriptionDialog.tsx', 'value: plan.name }', 'value: plans[0].name }'),
  subscription('what is saved is not said', 'src/views/subscriptionDialog/SubscriptionDialog.tsx', "{period === 'yearly' ? (", '{false ? ('),
  subscription('the focus is not on the heading', 'src/views/subscriptionDialog/SubscriptionDialog.tsx', '        focusById(headingId);', ''),
  subscription('the focus does not come back', 'src/views/subscriptionDialog/SubscriptionDialog.tsx', 'focusById(`choose-', 'void (`choose-'),
];
