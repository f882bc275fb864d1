import { planNames } from '../../../src/configuration/planNames.ts';
import { firstServiceName } from '../services.ts';
import { secrets } from '../subscriptionWorld.ts';
import type { HomeParts } from './homePage.ts';
import { chooseRegion, type PageScript } from './sitePage.world.ts';

type Change = { readonly isBlank: boolean };
type Submission = { readonly blank: readonly 'cvc'[] };

export const homePageScript: PageScript<HomeParts> = {
  drive: {
    serviceDetail: async (ui, { type }) => {
      if (type === 'service.open') return ui.press(firstServiceName);
      await ui.press(type === 'service.close' ? 'Close' : 'Get Started');
      // The page does something after 0 ms.
      return ui.elapse(0);
    },
    pricingToggle: (ui, { type }) =>
      ui.choose('Billing period', type === 'yearly.choose' ? 'Yearly' : 'Monthly'),
    subscriptionDialog: async (ui, event) => {
      if (event.type === 'subscription.close') return ui.press('Close');
      if (event.type === 'field.changed')
        return ui.fill('Email (required)', (event as unknown as Change).isBlank ? '' : secrets.email);
      await ui.world.fillIn((event as unknown as Submission).blank);
      return ui.press('Subscribe');
    },
    region: chooseRegion,
  },
  acts: { 'plan.pressed': (ui) => ui.press(`Choose ${planNames.starter}`) },
  dialogs: { [firstServiceName]: 'service', [`Subscribe to ${planNames.starter}`]: 'subscription' },
  shows: ({ page, parts }) =>
    page.path === '/' ? { 'pricing-period-yearly': String(parts.pricingToggle === 'yearly') } : {},
};
