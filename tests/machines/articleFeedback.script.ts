import type { articleFeedbackMachine } from '../../machines/articleFeedbackMachine.ts';
import type { Expected, Script } from '../paths/script.ts';
import type { AddressControls } from '../worlds/addressControls.tsx';

const article: Expected = { dialog: 'Fees and plans', heading: 'Fees and plans' };
const given: Expected = {
  ...article,
  buttons: { Close: true, Yes: false, No: false, Share: true, Print: true },
  toasts: ['Thanks for the feedback! Your response helps us improve.'],
};

/** The page is opened at the article's address. */
export const articleFeedbackScript: Script<typeof articleFeedbackMachine, AddressControls> = {
  open: (ui) => ui.world.ready(),
  drive: { 'feedback.give': (ui, { answer }) => ui.press(answer === 'yes' ? 'Yes' : 'No') },
  shows: {
    notGiven: () => ({
      ...article,
      buttons: { Close: true, Yes: true, No: true, Share: true, Print: true },
      pressed: { Yes: false, No: false },
    }),
    yes: () => ({ ...given, pressed: { Yes: true, No: false } }),
    no: () => ({ ...given, pressed: { Yes: false, No: true } }),
  },
  aspects: ['dialog', 'heading', 'buttons', 'pressed', 'toasts'],
};
