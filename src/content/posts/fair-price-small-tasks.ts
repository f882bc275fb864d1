import { feeRange } from '../plans.ts';
import type { Block } from '../richText.ts';

/** The net amount, in euros, that the freelancer of the example wants: 75 minutes at 80 cents. */
const netAmount = 60;
/** The price that leaves `netAmount` after a service fee, in percent of the order. */
const askedAt = (fee: number) => (netAmount / (1 - fee / 100)).toFixed(2);

/** The body of "What a fair price for a small task is made of". Its rates and minutes are examples. */
export const body: readonly Block[] = [
  '“It is just one formula. Twenty minutes at most.” The buyer who writes this is usually right about the formula. The freelancer who answers with a price for more than an hour is right as well. They are talking about two different things, and as long as neither says so, one of them sounds greedy and the other mean.',
  'So let us take the twenty minutes apart. The task: a workbook with three tabs, a total that is wrong, an owner who wants to know why and have it mended.',
  { kind: 'heading', id: 'other-minutes', text: 'Twenty minutes, and fifty-five more' },
  {
    kind: 'table',
    caption: 'Where the time goes in one small repair',
    columns: [{ label: 'Part of the work' }, { label: 'Minutes', figure: true }],
    rows: [
      ['Reading the request and the file', '15'],
      ['Asking one question and taking in the answer', '5'],
      ['Finding the fault and mending it', '20'],
      ['Checking the result against figures the buyer named', '10'],
      ['Writing down what was changed', '10'],
      ['One round of changes', '15'],
    ],
    foot: ['Total', '75'],
  },
  'Only the third row is what the buyer had in mind. None of the others is padding, though. Skip the first and you mend the wrong cell. Skip the fourth and you hand over a new mistake. Skip the fifth and the same question returns in a month, when nobody remembers what was done.',
  { kind: 'heading', id: 'three-kinds', text: 'Three kinds of time' },
  'It helps to sort those minutes into three heaps, because each one shrinks for a different reason.',
  {
    kind: 'list',
    items: [
      'Reading time is spent before anything is produced. It depends on the state of the material. A buyer can halve it with a clear description and a small sample.',
      'Doing time is the craft itself. It depends on experience. An expert who needs ten minutes where others need forty has paid for those thirty minutes over many years.',
      'Answering time covers questions, notes and changes. It depends on how many people have a say. One person who decides is cheap; a committee of four is not.',
    ],
  },
  'In long projects the doing outweighs everything else. In small tasks it is often the smallest heap, and that is the whole secret of why small tasks look expensive per minute.',
  { kind: 'heading', id: 'minutes-to-euros', text: 'From minutes to euros' },
  'A freelancer’s hour has to carry the hours nobody orders: offers that come to nothing, bookkeeping, learning, holidays, flu. Suppose somebody needs €48,000 a year before tax and can sell 1,000 hours in that year, roughly 22 a week over 46 weeks. Then an hour has to bring €48, which is 80 cents a minute.',
  `Seventy-five minutes at 80 cents make €${netAmount}. If the order goes through a marketplace, its fee comes on top of the sum. Deskhand’s service fee is between ${feeRange.lowest}% and ${feeRange.highest}% of the order, depending on the plan. To keep €${netAmount}, this freelancer has to ask for €${askedAt(feeRange.lowest)} at the lowest rate and €${askedAt(feeRange.highest)} at the highest. Whoever forgets this line works the last minutes for nothing.`,
  'Your own figures will differ. The order of the steps should not: minutes first, then the rate, then the fee. Starting from “what would people pay?” and working backwards is how evenings disappear.',
  { kind: 'heading', id: 'edges', text: 'A fixed price needs edges' },
  'A fixed price is pleasant for the buyer, who knows the sum, and fair to the freelancer, who is rewarded for being quick. It works under one condition: both know where the task ends. An offer without edges is a bet on the other person’s modesty.',
  {
    kind: 'example',
    label: 'An offer, given edges',
    text: [
      'I will clean up your spreadsheet',
      { deleted: ', whatever it takes, until you are happy, for €40' },
      {
        inserted:
          ': one workbook of up to five tabs and 5,000 rows, returned with a list of changes and one round of corrections, for €90',
      },
      '.',
    ],
  },
  'The second version costs more and will be accepted more gladly, since it can be compared, planned for and, if need be, pointed to. Good edges are countable: tabs, slides, words, rounds, days.',
  { kind: 'heading', id: 'up-or-down', text: 'What moves a price up or down' },
  {
    kind: 'table',
    caption: 'Circumstances and the direction in which they push',
    columns: [{ label: 'Circumstance' }, { label: 'Price' }, { label: 'Because' }],
    rows: [
      ['Needed tomorrow', 'Up', 'Something else has to be moved'],
      ['Nobody can say how it will be checked', 'Up', 'Rounds of changes are likely'],
      ['The file may not leave your computer', 'Up', 'Work happens in your hours, on your screen'],
      ['Same task every month', 'Down', 'Reading time is paid once'],
      ['Any day in the next two weeks', 'Down', 'It fills a gap between other orders'],
      ['A finished example is attached', 'Down', 'Half of the questions are already answered'],
    ],
  },
  { kind: 'heading', id: 'reading-an-offer', text: 'How to read an offer' },
  'For buyers the figure is the least informative part of an offer. Look at three other things. Does it repeat your task in different words? Then it was read. Does it contain a question? Then somebody has thought about where it could go wrong. Does it say what is not included? Then you will not be arguing about it later.',
  'Be careful with a sum that arrives before the file was opened, in either direction. Much too low usually means that the reading and the answering were forgotten, and you will meet them again as hurry. Much too high may simply mean fear of the unknown; a sample of the material often brings it down.',
  { kind: 'heading', id: 'talking', text: 'Talking about it without haggling' },
  'If a price is more than you can spend, change the task and not the person’s worth. Ask which part could go.',
  {
    kind: 'quote',
    text: '“What would it cost without the written notes?” is a question that can be answered. “Can you do it for half?” only asks for the same work by somebody in a worse mood.',
  },
  'Freelancers can use the same tool from the other side. Instead of a discount, offer a smaller package: two tabs instead of five, a list of faults instead of their repair. The buyer gets a choice, and your minute keeps its price.',
  { kind: 'heading', id: 'agreeing', text: 'Agree on four things' },
  {
    kind: 'list',
    ordered: true,
    items: [
      'What exactly is handed over, in countable units.',
      'How many rounds of changes belong to it.',
      'What an additional round or unit costs.',
      'Which check decides that the work is done.',
    ],
  },
  'Four lines, five minutes. After that the formula may take twenty minutes or two, and neither side has any reason to look at the clock.',
];
