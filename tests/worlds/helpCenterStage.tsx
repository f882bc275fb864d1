import type { InspectionEvent } from 'xstate';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import { readAddress } from '../../src/shell/effects/readAddress.ts';
import { Toasts } from '../../src/views/chrome/Toasts.tsx';
import HelpCenterPage from '../../src/views/helpCenter/HelpCenterPage.tsx';
import { type AddressControls, addressControls, Reach } from './addressControls.tsx';

/** Loads the help center's lazy code before the first path. Other tests cover slow loading. */
export const loadHelpCenter = () =>
  Promise.all([
    import('../../src/views/helpCenter/HelpArticleDialog.tsx'),
    import('../../src/content/help/payments-billing.ts'),
    import('../../src/content/help/trust-safety.ts'),
  ]);

const help = { path: '/help', search: '' };

/** The controls of the help center's page at a hash. */
export const helpCenterControls = (hash = ''): AddressControls => addressControls({ ...help, hash });

interface HelpCenterStageProps {
  readonly inspect?: (event: InspectionEvent) => void;
  readonly controls: AddressControls;
}

/** The help center's page at the address of the browser, as the app renders it. */
export const HelpCenterStage = ({ inspect, controls }: HelpCenterStageProps) => (
  <AppActorsProvider address={readAddress()} inspect={inspect}>
    <Reach page={help} controls={controls} />
    <HelpCenterPage />
    <Toasts />
  </AppActorsProvider>
);
