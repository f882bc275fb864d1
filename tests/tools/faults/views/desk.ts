import { faultsOf, type ViewFault } from '../viewFault.ts';

const session = faultsOf('deskSession');
const erasure = faultsOf('deskErasure');

/** Faults in the owner's desk. */
// biome-ignore format: one line for each fault
export const deskFaults: readonly ViewFault[] = [
  session('the key can be changed while it is sent', 'src/views/desk/DeskSignIn.tsx', '          readOnly={isBusy}\n', ''),
  session('too many tries are not told', 'src/views/desk/DeskSignIn.tsx', '? words.limited', '? undefined'),
  session('nothing says that there is no desk', 'src/views/desk/DeskPage.tsx', "state.matches('off') ?", 'false ?'),
  session('signing out everywhere signs out here only', 'src/views/desk/DeskSignOut.tsx', "{ type: 'session.endAll' }", "{ type: 'session.end' }"),
  erasure('it is erased at the first press', 'src/views/desk/DeskErasure.tsx', "send({ type: 'erasure.ask' })", "send({ type: 'erasure.confirm' })"),
  erasure('a failure is not told', 'src/views/desk/DeskErasure.tsx', "state.matches({ asking: 'failed' }) ?", 'false ?'),
];
