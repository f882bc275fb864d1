import type { PostBody } from './postBlock.ts';

/** The body of "How to write a brief that comes back right". Its tasks and figures are examples. */
export const body: PostBody = [
  {
    kind: 'paragraph',
    text: 'Here is a request as it often arrives: “Can you tidy up the orders sheet? I need it for Thursday.” It is polite, it is short, and nobody can do it. Which sheet? Tidy for whom? What happens on Thursday? Somebody will have to guess, and a guess costs either a second round or a bad evening.',
  },
  {
    kind: 'paragraph',
    text: 'A brief does not have to be long to prevent that. It has to answer six questions, a line each. We go through them with one ordinary task: a small shop has a year of orders in a workbook and wants to see, month by month, what was sold and what came back.',
  },
  { kind: 'heading', id: 'what-you-have', text: 'Line 1: What you have' },
  {
    kind: 'paragraph',
    text: 'Name the file, its size and its state: “One workbook, orders.xlsx, three tabs, about 2,400 rows, exported from the shop system.” A professional who reads this knows within ten seconds how long it takes merely to look through it.',
  },
  {
    kind: 'paragraph',
    text: 'Then say what is wrong with it, as far as you know. Dates in two formats. Product names spelled three ways. A total that has not agreed with the bank since spring. A fault you mention takes a minute to deal with; the same fault found halfway through can mean starting again.',
  },
  { kind: 'heading', id: 'what-comes-back', text: 'Line 2: What should come back' },
  {
    kind: 'paragraph',
    text: 'Describe the thing you will open, not the activity. “Tidy up” is an activity. “A tab with one row per month” is a thing. There is a simple test: if two people worked from your line without talking to each other, would they deliver two sheets that look alike?',
  },
  {
    kind: 'example',
    label: 'The request, edited',
    parts: [
      { kept: 'Please ' },
      { deleted: 'tidy up the sheet ' },
      { inserted: 'add a tab “Months” with one row per month' },
      { deleted: ' so that it is clearer' },
      { inserted: ': number of orders, revenue, returns, and a total at the foot' },
      { kept: '.' },
    ],
  },
  {
    kind: 'paragraph',
    text: 'The edited version is no harder to write. It only asks you to close your eyes for a moment and picture the result on your screen.',
  },
  { kind: 'heading', id: 'who-uses-it', text: 'Line 3: Who will use it, and what for' },
  {
    kind: 'paragraph',
    text: 'The same figures need one layout for an owner who glances at them on a tablet and another for an accountant who filters them. Write it down: “My partner reads this on the first Monday of the month and decides what to reorder.” From that sentence a good freelancer concludes large type, few columns and products sorted by what is running out. You did not have to ask for any of it.',
  },
  { kind: 'heading', id: 'what-stays', text: 'Line 4: What must not change' },
  {
    kind: 'paragraph',
    text: 'The most expensive misunderstandings are improvements. Somebody renames a tab because the new name is better, and a report in another department stops working. So fence off what has to stay. Candidates worth checking:',
  },
  {
    kind: 'list',
    items: [
      'tabs, columns or files that something else links to;',
      'product numbers and postcodes, which lose their leading zeros when a program takes them for figures;',
      'wording that a lawyer, a doctor or a customer has approved;',
      'fonts and colors that come from a company template;',
      'formulas that an accountant has signed off.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'In the shop’s case: “Leave the tab Export alone. The shop system overwrites it every night.” Twelve words, and a week of puzzlement has been avoided.',
  },
  { kind: 'heading', id: 'by-when', text: 'Line 5: By when, and why then' },
  {
    kind: 'paragraph',
    text: 'A date with its reason is worth more than a date. “Thursday noon, because we meet at two” tells the other person that Thursday evening is useless, while Wednesday with one rough edge would be fine. And if nothing depends on the day, admit that too. Someone who may choose the hour can fit your task between two others, which is good for the price and for the care it gets.',
  },
  { kind: 'heading', id: 'how-you-check', text: 'Line 6: How you will check it' },
  {
    kind: 'paragraph',
    text: 'Say what you will look at first: “I will compare March and the whole year with the bank statement; both must agree to the cent.” That line becomes the last thing the freelancer does before sending. It also settles when the job is finished. Not when everybody feels good about it, but when two figures agree.',
  },
  { kind: 'heading', id: 'both-briefs', text: 'The six lines, twice' },
  {
    kind: 'paragraph',
    text: 'Nothing in this is peculiar to spreadsheets. Here is the shop’s brief beside one for a text, each short enough for an e-mail.',
  },
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
        'Comes back',
        'A tab “Months”: orders, revenue, returns, total',
        'One page in one voice, with every change visible',
      ],
      [
        'Used by',
        'The owner, monthly, on a tablet, to reorder stock',
        'Tenants who read it once, standing at the letterbox',
      ],
      ['Must stay', 'The tab Export', 'The paragraph on deadlines: it is legally required'],
      ['By when', 'Thursday noon; meeting at two', 'Any day before the 20th, when it is printed'],
      ['Check', 'March and the year agree with the bank', 'My neighbor can say what to do after one reading'],
    ],
  },
  { kind: 'heading', id: 'leave-out', text: 'What to leave out' },
  {
    kind: 'paragraph',
    text: 'Leave out the method, unless it matters to you. “Use a pivot table” ties the hands of somebody who may know a plainer way. Leave out the history of the file as well; how it came to be messy changes nothing about the mess.',
  },
  {
    kind: 'paragraph',
    text: 'And leave out other people’s data. To repair a formula nobody needs your customers’ real names. Replace them with “Customer 1”, “Customer 2”, or cut the file down to fifty rows that show the problem. Never put a password into a brief; share access in a way that you can withdraw.',
  },
  { kind: 'heading', id: 'before-sending', text: 'Before you press Send' },
  {
    kind: 'list',
    ordered: true,
    items: [
      'Open the file you are about to attach. Is it the right version?',
      'Read line 2 aloud. Does it name a thing that can be opened?',
      'Look for “nice”, “modern”, “clean”. Replace each with something that can be seen.',
      'Check that line 6 could fail. A check that cannot fail is a wish.',
    ],
  },
  {
    kind: 'paragraph',
    text: 'If you can fill only four of the six lines, send the brief anyway and say which two are missing. “I don’t know how to check this” is a perfectly good line. It is a question, and whoever does such work every week has probably answered it before.',
  },
];
