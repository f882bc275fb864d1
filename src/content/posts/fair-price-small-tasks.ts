import { config } from '../../config.ts';
import { capabilities } from '../../configuration/capabilities.ts';
import { serviceFacts } from '../../configuration/services.ts';
import { feeRange } from '../plans.ts';
import type { Block } from '../richText.ts';

/** The net amount, in euros, that the freelancer of the example wants: 75 minutes at 80 cents. */
const netAmount = 60;
const askedAt = (fee: number) => (netAmount / (1 - fee / 100)).toFixed(2);

/** The body of "What goes into a fair price for a small task". Its rates and minutes are examples. */
export const body: readonly Block[] = [
  '“It is just one formula. Twenty minutes at most.” The buyer who writes this is usually right about the formula. The freelancer who quotes a price for more than an hour is right, too. They are talking about two different things, and as long as neither says so, one sounds greedy and the other cheap.',
  'So let’s take the twenty minutes apart. The task: a workbook with three tabs, a total that is wrong, and an owner who wants to know why and have it fixed.',
  { kind: 'heading', id: 'other-minutes', text: 'Twenty minutes, and fifty-five more' },
  {
    kind: 'table',
    caption: 'Where the time goes in one small repair',
    columns: [{ label: 'Part of the work' }, { label: 'Minutes', figure: true }],
    rows: [
      ['Reading the request and the file', '15'],
      ['Asking one question and reading the answer', '5'],
      ['Finding the error and fixing it', '20'],
      ['Checking the result against the buyer’s figures', '10'],
      ['Writing down what was changed', '10'],
      ['One round of changes', '15'],
    ],
    foot: ['Total', '75'],
  },
  'The buyer had only the third row in mind. None of the others is padding, though. Skip the first, and you fix the wrong cell. Skip the fourth, and you hand over a new mistake. Skip the fifth, and the same question comes back in a month, when no one remembers what was done.',
  { kind: 'heading', id: 'three-kinds', text: 'Three kinds of time' },
  'It helps to sort those minutes into three piles, because each one shrinks for a different reason.',
  {
    kind: 'list',
    items: [
      'Reading time comes before anything is produced. It depends on the state of the material. A buyer can cut it in half with a clear description and a small sample.',
      'Doing time is the craft itself. It depends on experience. An expert who needs ten minutes where others need forty spent years earning those thirty minutes.',
      'Answering time covers questions, notes and changes. It depends on how many people have a say. One decision maker is cheap; a committee of four is not.',
    ],
  },
  'In long projects, doing outweighs everything else. In small tasks, it is often less than half, which is why small tasks look expensive per minute.',
  { kind: 'heading', id: 'minutes-to-euros', text: 'From minutes to euros' },
  'A freelancer’s hour has to pay for the hours that no one orders: offers that go nowhere, bookkeeping, learning, vacations, the flu. Suppose you need €48,000 a year before taxes and can sell 1,000 hours in that year, roughly 22 a week for 46 weeks. Then an hour has to bring in €48, which is 80 cents a minute.',
  `Seventy-five minutes at 80 cents come to €${netAmount}. If the order goes through a marketplace, its fee comes out of the price. ${config.name}’s service fee is between ${feeRange.lowest}% and ${feeRange.highest}% of the order${capabilities.accounts ? ', depending on the seller’s plan' : ''}. To keep €${netAmount}, this freelancer has to charge €${askedAt(feeRange.lowest)} at the lowest rate and €${askedAt(feeRange.highest)} at the highest. If you forget this step, you work the last few minutes for free. Excel tasks on ${config.name} start at €${serviceFacts['excel-assist'].startingPrice}, for one sheet with one clear question; two more tabs to read and a round of changes make it a little more.`,
  'Your own figures will differ. The order of the steps shouldn’t: minutes first, then the rate, then the fee. Starting from “what would people pay?” and working backward is how evenings disappear.',
  { kind: 'heading', id: 'edges', text: 'A fixed price needs edges' },
  'A fixed price is good for the buyer, who knows the total, and fair to the freelancer, who is rewarded for being quick. It works on one condition: both know where the task ends. An offer without edges is a bet that the other person won’t ask for more.',
  {
    kind: 'example',
    label: 'An offer, given edges',
    text: [
      'I will clean up your spreadsheet',
      { deleted: ', whatever it takes, until you are happy, for €40' },
      {
        inserted:
          ': one workbook of up to three tabs and 5,000 rows, returned with a list of changes and one round of corrections, for €90',
      },
      '.',
    ],
  },
  'The second version costs more and is still easier to accept, because the buyer can compare it, plan for it and, if need be, point to it. Good edges are countable: tabs, slides, words, rounds, days.',
  { kind: 'heading', id: 'up-or-down', text: 'What moves a price up or down' },
  {
    kind: 'table',
    caption: 'What pushes a price up, and what pushes it down',
    columns: [{ label: 'Circumstance' }, { label: 'Price' }, { label: 'Because' }],
    rows: [
      ['Needed tomorrow', 'Up', 'Something else has to be moved'],
      ['It’s unclear how it will be checked', 'Up', 'Rounds of changes are likely'],
      ['The file can’t leave your computer', 'Up', 'Work happens in your hours, on your screen'],
      ['The same task every month', 'Down', 'Reading time is paid for once'],
      ['Any day in the next two weeks', 'Down', 'It fills a gap between other orders'],
      ['A finished example is attached', 'Down', 'Half the questions are already answered'],
    ],
  },
  { kind: 'heading', id: 'reading-an-offer', text: 'How to read an offer' },
  'For buyers, the price is the least informative part of an offer. Look at three other things. Does it restate your task in different words? Then the freelancer read it. Does it contain a question? Then they have thought about what could go wrong. Does it say what is not included? Then you won’t argue about it later.',
  'Be careful with a price that arrives before anyone has opened the file. Much too low usually means that the reading and answering time was forgotten, and you will pay for it with rushed work. Much too high may simply mean fear of the unknown; a sample of the material often brings it down.',
  { kind: 'heading', id: 'talking', text: 'Talking about it without haggling' },
  'If a price is more than you can spend, change the task, not what the person’s time is worth. Ask which part could go.',
  {
    kind: 'quote',
    text: '“What would it cost without the written notes?” is a question that has an answer. “Can you do it for half?” just asks for the same work from someone in a worse mood.',
  },
  'Freelancers can use the same approach. Instead of a discount, offer a smaller package: two tabs instead of five, a list of errors instead of the fixes. The buyer gets a choice, and your minute keeps its price.',
  { kind: 'heading', id: 'agreeing', text: 'Agree on four things' },
  {
    kind: 'list',
    ordered: true,
    items: [
      'What exactly is delivered, in countable units.',
      'How many rounds of changes are included.',
      'What an extra round or unit costs.',
      'Which check decides that the work is done.',
    ],
  },
  'Four lines, five minutes. After that, the formula can take twenty minutes or two, and neither side has a reason to watch the clock.',
];
