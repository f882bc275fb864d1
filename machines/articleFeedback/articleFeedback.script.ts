import type { SnapshotFrom } from 'xstate';
import { cameBy, type Expected, type Script, type Step } from '../../tests/paths/index.ts';
import type { AddressControls } from '../../tests/worlds/addressControls.tsx';
import type { articleFeedbackMachine } from './articleFeedbackMachine.ts';

const article = ({ context }: SnapshotFrom<typeof articleFeedbackMachine>): Expected => ({
  dialog: 'Fees and plans',
  heading: 'Fees and plans',
  says: [`Was this article helpful? ${context.helpful} found this helpful`],
});
/** What is on the screen after an answer. The focus stays on the pressed button. */
const answered =
  (answer: 'Yes' | 'No') =>
  (
    snapshot: SnapshotFrom<typeof articleFeedbackMachine>,
    came?: Step<typeof articleFeedbackMachine>,
  ): Expected => ({
    ...article(snapshot),
    buttons: { Close: true, Yes: false, No: false, Share: true, Print: true },
    pressed: { Yes: answer === 'Yes', No: answer === 'No' },
    toasts: ['Thanks for the feedback! Your response helps us improve.'],
    ...(cameBy(came, 'feedback.give') ? { focus: answer } : {}),
  });

/** Expects the page to be opened at the article's address. */
export const articleFeedbackScript: Script<typeof articleFeedbackMachine, AddressControls> = {
  open: (ui) => ui.world.ready(),
  drive: { 'feedback.give': (ui, { answer }) => ui.press(answer === 'yes' ? 'Yes' : 'No') },
  shows: {
    notGiven: (snapshot) => ({
      ...article(snapshot),
      buttons: { Close: true, Yes: true, No: true, Share: true, Print: true },
      pressed: { Yes: false, No: false },
    }),
    yes: answered('Yes'),
    no: answered('No'),
  },
  aspects: ['dialog', 'heading', 'buttons', 'pressed', 'toasts', 'links'],
};
