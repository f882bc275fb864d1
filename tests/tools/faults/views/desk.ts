import { faultsOf, type ViewFault } from '../viewFault.ts';

const session = faultsOf('deskSession');
const erasure = faultsOf('deskErasure');
const desk = faultsOf('desk');
const offer = faultsOf('offerDraft');

/** Faults in the owner's desk. */
// biome-ignore format: one line for each fault
export const deskFaults: readonly ViewFault[] = [
  session('the key can be changed while it is sent', 'src/views/desk/DeskSignIn.tsx', '          readOnly={isBusy}\n', ''),
  session('too many tries are not told', 'src/views/desk/DeskSignIn.tsx', '? words.limited', '? undefined'),
  session('nothing says that there is no desk', 'src/views/desk/DeskPage.tsx', "state.matches('off') ?", 'false ?'),
  session('signing out everywhere signs out here only', 'src/views/desk/DeskSignOut.tsx', "{ type: 'session.endAll' }", "{ type: 'session.end' }"),
  erasure('it is erased at the first press', 'src/views/desk/DeskErasure.tsx', "send({ type: 'erasure.ask' })", "send({ type: 'erasure.confirm' })"),
  erasure('a failure is not told', 'src/views/desk/DeskErasure.tsx', "state.matches({ asking: 'failed' }) ?", 'false ?'),
  erasure('the erased message stays open', 'src/views/desk/DeskErasure.tsx', "followTo(navigation, href('desk'))", 'undefined'),
  desk('a mark can be changed while it is sent', 'src/views/desk/DeskDone.tsx', "state.matches({ mark: 'sending' })", 'false'),
  desk('a mark is shown once the server has kept it', 'src/views/desk/DeskDone.tsx', 'isDone(state.context, row)', 'row.doneAt !== null'),
  desk('a mark that was not kept is not told', 'src/views/desk/Desk.tsx', "state.matches({ mark: 'failed' }) ?", 'false ?'),
  desk('nothing says that the list may be old', 'src/views/desk/Desk.tsx', 'isOld ? list.old : null', 'null'),
  desk('the server gets the opposite of a mark', 'src/wiring/desk.ts', 'JSON.stringify({ done })', 'JSON.stringify({ done: !done })'),
  desk('the desk goes on asking while nobody looks', 'src/views/desk/Desk.tsx', "useSight(state.matches({ list: 'shown' }), send)", 'useSight(false, send)'),
  desk('the list is not filtered', 'src/views/desk/DeskList.tsx', 'rowsShown(state.context)', 'rows'),
  desk('the filters cannot be taken away', 'src/views/desk/DeskList.tsx', 'isFiltered(filters) ?', 'shown.length === 0 ?'),
  offer('nothing is said about a field', 'src/views/desk/DeskOffer.tsx', 'code && told[code]', 'undefined'),
  offer('the first wrong field does not get the focus', 'src/wiring/offerDraft.ts', 'problems: [first]', 'problems: [, first]'),
  offer('it does not begin with the last terms', 'src/views/desk/DeskOffer.tsx', 'offer ?? agreed', 'agreed'),
  offer('the note is not sent', 'src/views/desk/DeskOffer.tsx', "type: 'offer.make', terms }", "type: 'offer.make', terms: { ...terms, note: '' } }"),
];
