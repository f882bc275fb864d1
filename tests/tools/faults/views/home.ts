import { faultsOf, type ViewFault } from '../viewFault.ts';

const service = faultsOf('serviceDetail');
const prices = faultsOf('pricingToggle');
const subscription = faultsOf('subscriptionDialog');

/** Faults in the service cards and prices of the home page, and in the subscription dialog. */
// biome-ignore format: one line for each fault
export const homeFaults: readonly ViewFault[] = [
  service('Close does nothing', 'src/views/home/ServiceCards.tsx', "onClose={() => send({ type: 'service.close' })}", 'onClose={() => {}}'),
  service('one press opens a card twice', 'src/views/home/ServiceCards.tsx', "onOpen={() => send({ type: 'service.open', service: card.id })}", "onOpen={() => { send({ type: 'service.open', service: card.id }); send({ type: 'service.open', service: card.id }); }}"),
  service('the wrong service’s details are shown', 'src/views/home/ServiceCards.tsx', 'service={state.context.service}', "service={state.context.service && 'not-sure'}"),
  service('Get Started does nothing', 'src/views/home/ServiceCards.tsx', "onRequest={() => send({ type: 'service.request' })}", 'onRequest={() => {}}'),
  service('the request dialog never opens', 'src/wiring/serviceDetail.ts', "          self.send({ type: 'details.closed' });", ''),
  service('the request dialog opens without the service', 'src/views/home/ServiceCards.tsx', "wizard.send({ type: 'wizard.open', service })", "wizard.send({ type: 'wizard.open' })"),
  prices('the yearly price is shown as monthly', 'src/views/home/PlanPrice.tsx', 'amount={plan.price[period]}', 'amount={plan.price.yearly}'),
  prices('the chosen period is not shown', 'src/views/home/Pricing.tsx', 'value={period}', 'value="monthly"'),
  prices('the address is ignored', 'src/views/home/Pricing.tsx', '      <FollowAddress send={toggle.send} />', ''),
  prices('the saving is missing', 'src/views/home/PlanPrice.tsx', 'text={text}', 'text=""'),
  prices('the prices for both periods are shown', 'src/design/PlanSheet.tsx', "visibility: 'hidden',", ''),
  subscription('Close does nothing', 'src/views/subscriptionDialog/SubscriptionDialog.tsx', "onOpenChange={() => dialog.send({ type: 'subscription.close' })}", 'onOpenChange={() => {}}'),
  subscription('a problem stays beside a field that is filled in', 'src/views/subscriptionDialog/SubscriptionForm.tsx', 'isIncomplete && blank.includes(field) ?', 'isIncomplete ?'),
  subscription('missing fields are reported before Subscribe is pressed', 'src/views/subscriptionDialog/SubscriptionForm.tsx', 'isIncomplete && blank.includes(field) ?', 'blank.includes(field) ?'),
  subscription('no summary says that fields are missing', 'src/views/subscriptionDialog/SubscriptionForm.tsx', '{isIncomplete ? <Notice', '{false ? <Notice'),
  subscription('every key sends an event', 'src/views/subscriptionDialog/SubscriptionForm.tsx', 'if (dialog.getSnapshot().context.blank.includes(field) !== isBlank(value))', 'if (true)'),
  subscription('the form is sent twice', 'src/views/subscriptionDialog/SubscriptionForm.tsx', "dialog.send({ type: 'subscription.submit', blank: blankIn(event.currentTarget) });", "for (let n = 0; n < 2; n++) dialog.send({ type: 'subscription.submit', blank: blankIn(event.currentTarget) });"),
  subscription('the monthly price is shown as yearly', 'src/views/subscriptionDialog/SubscriptionDialog.tsx', 'price: plan.price[period] }', 'price: plan.price.monthly }'),
  subscription('the wrong plan is named', 'src/views/subscriptionDialog/SubscriptionDialog.tsx', 'value: plan.name }', 'value: plans[0].name }'),
  subscription('the saving is missing', 'src/views/subscriptionDialog/SubscriptionDialog.tsx', "{period === 'yearly' ? (", '{false ? ('),
  subscription('the focus does not move to the heading', 'src/effects/modalDialog.ts', "document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.focus({ preventScroll: true });", 'dialog.focus();'),
  subscription('the focus goes to another plan', 'src/wiring/subscriptionDialog.ts', 'returnFocus: (_, { plan }) =>', "returnFocus: (_, __, plan = 'starter') =>"),
  service('the links in a dialog have a wrong address', 'src/views/shared/RelatedLinks.tsx', 'href={href}', 'href="/"'),
  prices('the link to the fee has a wrong address', 'src/views/home/Pricing.tsx', 'to="faq" hash="payments-fee"', 'to="faq"'),
];
