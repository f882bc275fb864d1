import { pricingToggleMachine } from '../../machines/pricingToggle/pricingToggleMachine.ts';
import { choiceActions } from './choice.ts';

export const pricingToggle = pricingToggleMachine.provide({ actions: choiceActions });
