import type { ReactNode } from 'react';
import type { InspectionEvent } from 'xstate';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import { type AddressControls, addressControls, Reach, readAddress } from './addressControls.tsx';

/** For `viewSuite`: renders a page at its address, with controls that reach other addresses. */
export const pageAt = (path: string, page: ReactNode) => {
  const address = { path, search: '', hash: '' };
  return {
    world: () => addressControls(address),
    render: (stage: { inspect?: (event: InspectionEvent) => void; world: AddressControls }) => (
      <AppActorsProvider address={readAddress()} inspect={stage.inspect}>
        <Reach page={address} controls={stage.world} />
        {page}
      </AppActorsProvider>
    ),
  };
};
