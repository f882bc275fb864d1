export { pricingToggleMachine as pricingToggle } from '../../machines/pricingToggle/pricingToggleMachine.ts';
