import type { InspectionEvent } from 'xstate';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
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

interface HelpCenterStageProps {
  readonly inspect?: (event: InspectionEvent) => void;
  readonly hash?: string;
  readonly controls?: AddressControls;
}

/** The help center's page at a hash, as the app renders it. */
export const HelpCenterStage = ({
  inspect,
  hash = '',
  controls = addressControls(),
}: HelpCenterStageProps) => (
  <AppActorsProvider address={{ ...help, hash }} inspect={inspect}>
    <Reach page={help} controls={controls} />
    <HelpCenterPage />
    <Toasts />
  </AppActorsProvider>
);
