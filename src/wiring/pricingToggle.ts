/** The pricing toggle has no effects: the machine is wired as it is. */
export { pricingToggleMachine as pricingToggle } from '../../machines/pricingToggle/pricingToggleMachine.ts';
