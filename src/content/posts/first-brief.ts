import { briefLines } from '../briefLines.ts';
import type { Block } from '../richText.ts';

const { have, back, use, stays, when, check } = briefLines;

/** The body of "How to write a brief that comes back right". Its tasks and figures are examples. */
export const body: readonly Block[] = [
  'Here is a typical request: “Can you clean up the orders sheet? I need it for Thursday.” It’s polite, it’s short, and it’s impossible to act on. Which sheet? Clean for whom? What happens on Thursday? The freelancer will have to guess, and a wrong guess costs a second round or a bad evening.',
  'A brief doesn’t have to be long to prevent that. It has to answer six questions, one line each. Let’s go through them with an ordinary task: a small store has a year of orders in a workbook and wants to see, month by month, what was sold and what was returned.',
  { kind: 'heading', id: 'what-you-have', text: `Line 1: ${have.title}` },
  'Name the file, its size and its state: “One workbook, orders.xlsx, three tabs, about 2,400 rows, exported from the store system.” A professional who reads this knows within ten seconds how long it will take just to look through it.',
  'Then say what’s wrong with it, as far as you know. Dates in two formats. Product names spelled three ways. A total that hasn’t matched the bank since spring. A problem you mention takes a minute to deal with; the same problem found halfway through can mean starting over.',
  { kind: 'heading', id: 'what-comes-back', text: `Line 2: ${back.title}` },
  'Describe the thing you will open, not the activity. “Clean up” is an activity. “A tab with one row per month” is a thing. Here’s a simple test: if two people worked from your line without talking to each other, would they deliver two sheets that look alike?',
  {
    kind: 'example',
    label: 'The request, edited',
    text: [
      'Please ',
      { deleted: 'clean up the sheet ' },
      { inserted: 'add a tab “Months” with one row per month' },
      { deleted: ' so that it is clearer' },
      { inserted: ': number of orders, revenue, returns, and a total at the bottom' },
      '.',
    ],
  },
  'The edited version is no harder to write. You just have to close your eyes for a moment and picture the result on your screen.',
  { kind: 'heading', id: 'who-uses-it', text: `Line 3: ${use.title}` },
  'The same figures need one layout for an owner who glances at them on a tablet and another for an accountant who filters them. Write it down: “My partner reads this on the first Monday of the month and decides what to reorder.” From that sentence, a good freelancer concludes: large type, few columns, and products sorted by what is running out. You didn’t have to ask for any of it.',
  { kind: 'heading', id: 'what-stays', text: `Line 4: ${stays.title}` },
  'The most expensive misunderstandings are improvements. A freelancer renames a tab because the new name is better, and a report in another department stops working. So say what has to stay the same. Here’s what to check:',
  {
    kind: 'list',
    items: [
      'tabs, columns or files that something else links to;',
      'product numbers and ZIP codes, which lose their leading zeros when a program treats them as numbers;',
      'wording that a lawyer, a doctor or a customer has approved;',
      'fonts and colors that come from a company template;',
      'formulas that an accountant has signed off.',
    ],
  },
  'For the store, that is: “Leave the tab Export alone. The store system overwrites it every night.” Twelve words, and you’ve avoided a week of confusion.',
  { kind: 'heading', id: 'by-when', text: `Line 5: ${when.title}` },
  'A date with a reason is worth more than a date. “Thursday noon, because we meet at two” tells the freelancer that Thursday evening is useless, while Wednesday with one rough edge would be fine. And if nothing depends on the day, say that, too. A freelancer who can choose the hour can fit your task between two others, which is good for the price and for the care it gets.',
  { kind: 'heading', id: 'how-you-check', text: `Line 6: ${check.title}` },
  'Say what you will look at first: “I will compare March and the whole year with the bank statement; both must match to the cent.” That line becomes the last thing the freelancer does before sending. It also defines when the job is finished: not when everyone feels good about it, but when two figures match.',
  { kind: 'heading', id: 'both-briefs', text: 'The six lines, twice' },
  'None of this is specific to spreadsheets. Here is the store’s brief next to one for a text, each short enough for an email.',
  {
    kind: 'table',
    caption: 'Two complete briefs, line by line',
    columns: [{ label: 'Line' }, { label: 'For the sheet' }, { label: 'For a text' }],
    rows: [
      [
        'You have',
        'orders.xlsx, 3 tabs, 2,400 rows; dates in two formats',
        'A two-page letter to tenants, in Word, written by three people',
      ],
      [
        'You want back',
        'A tab “Months”: orders, revenue, returns, total',
        'One page in one voice, with every change visible',
      ],
      [
        'Used by',
        'The owner, monthly, on a tablet, to reorder stock',
        'Tenants who read it once, standing at the mailbox',
      ],
      ['Must stay', 'The tab Export', 'The paragraph on deadlines: it is legally required'],
      ['By when', 'Thursday noon; meeting at two', 'Any day before the 20th, when it goes to print'],
      ['Check', 'March and the year match the bank', 'My neighbor can say what to do after one reading'],
    ],
  },
  { kind: 'heading', id: 'leave-out', text: 'What to leave out' },
  'Leave out the method, unless it matters to you. “Use a pivot table” ties the hands of a freelancer who may know a simpler way. Leave out the history of the file, too; how it got messy doesn’t change the mess.',
  'And leave out other people’s data. Fixing a formula doesn’t take your customers’ real names. Replace them with “Customer 1” and “Customer 2,” or cut the file down to fifty rows that show the problem. Never put a password in a brief; share access in a way that you can revoke.',
  { kind: 'heading', id: 'before-sending', text: 'Before you press Send' },
  {
    kind: 'list',
    ordered: true,
    items: [
      'Open the file you are about to attach. Is it the right version?',
      'Read line 2 aloud. Does it name a thing that can be opened?',
      'Look for “nice,” “modern” and “clean.” Replace each one with something you can see.',
      'Check that line 6 could fail. A check that cannot fail is a wish.',
    ],
  },
  'If you can fill in only four of the six lines, send the brief anyway and say which two are missing. “I don’t know how to check this” is a perfectly good line. It’s a question, and someone who does this kind of work every week has probably answered it before.',
];
