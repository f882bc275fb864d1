import type { Expected, Script } from '../../tests/paths/index.ts';
import type { AddressControls } from '../../tests/worlds/addressControls.tsx';
import type { estimateMachine } from './estimateMachine.ts';

const templates: Readonly<Record<string, string>> = { yours: 'You have one', new: 'Make a new one' };

/** The prices of the deck on the page, reckoned by hand: for each task without and with a surcharge. */
const prices: Readonly<Record<string, readonly [unhurried: string, hurried: string]>> = {
  '5 yours': ['€150 to €195', '€185 to €245'],
  '12 yours': ['€290 to €380', '€360 to €475'],
  '5 new': ['€270 to €355', '€335 to €440'],
  '12 new': ['€410 to €535', '€510 to €670'],
};

type Answers = Readonly<Record<string, string>>;
const priced =
  (isHurried: boolean, said?: string) =>
  ({ context }: { context: { answers: Answers } }): Expected => {
    const [unhurried = '', hurried = ''] =
      prices[`${context.answers.slides} ${context.answers.template}`] ?? [];
    return {
      says: [isHurried ? hurried : unhurried, ...(said ? [said] : [])],
      saysNot: ['Fill in the number to see a price.'],
    };
  };

export const estimateScript: Script<typeof estimateMachine, AddressControls> = {
  scope: '#estimate',
  open: (ui) => ui.world.ready(),
  drive: {
    'answer.changed': (ui, { question, answer }) =>
      question === 'slides' ? ui.fill('Slides', answer) : ui.choose('Template', templates[answer] ?? answer),
    'day.changed': (ui, { day }) => ui.fill('Needed by (optional)', day),
    'request.open': async (ui) => {
      await ui.press('Request this task');
      // The dialog would cover the page. Without an answer, or in the view alone, there is none.
      await ui.press('Close').catch(() => {});
    },
  },
  shows: {
    estimating: () => ({}),
    incomplete: () => ({
      says: ['Fill in the number to see a price.'],
      errors: { Slides: 'Enter a whole number from 1 to 80.' },
    }),
    unhurried: priced(false),
    rushed: priced(true, 'so other work has to move, and the price includes that.'),
    tooSoon: priced(true, 'The price is for that day.'),
  },
  aspects: ['errors'],
};
