import type { PostBody } from './postBlock.ts';

/** The body of "Handing over a spreadsheet so that it survives you". Its workbook is an example. */
export const body: PostBody = [
  {
    kind: 'paragraph',
    text: 'Somebody changes jobs, and on Monday a colleague opens the workbook that runs the monthly figures. There are eleven tabs. Two are called Sheet1, one is called Sheet1 (2) final. A cell in the middle says 0.19, without a label. Everything works, and nobody dares to touch it.',
  },
  {
    kind: 'paragraph',
    text: 'That is not a technical problem. The formulas are correct. What left with its author is the knowledge of which cells are meant to be changed, where the data comes from and how one would notice if it went wrong. All of this fits into the file itself. Here is what to add before you pass one on, whether to a colleague or to a client who paid you for it.',
  },
  { kind: 'heading', id: 'first-tab', text: 'Put a page in front' },
  {
    kind: 'paragraph',
    text: 'Insert a tab at the very left and call it Read me. It needs no design. Five short answers are enough:',
  },
  {
    kind: 'list',
    ordered: true,
    items: [
      'What question does this workbook answer, and for whom?',
      'Where does the data come from, and how often is it renewed?',
      'Which cells are typed in by hand?',
      'What are the steps of an ordinary update, in order?',
      'Who can be asked, and until when?',
    ],
  },
  {
    kind: 'paragraph',
    text: 'Below these, list the tabs, one line each, and say plainly which of them may be edited. A reader who knows what to leave alone becomes brave about the rest.',
  },
  {
    kind: 'table',
    caption: 'The list of tabs on the first page',
    columns: [{ label: 'Tab' }, { label: 'Holds' }, { label: 'Edit it?' }],
    rows: [
      ['Read me', 'This page', 'Yes, whenever something changes'],
      ['Inputs', 'Tax rate, exchange rate, opening hours', 'Yes, the colored cells'],
      ['Orders', 'Rows pasted from the shop export', 'Paste only, never type'],
      ['Months', 'The overview that goes to the owner', 'No, all formulas'],
      ['Checks', 'Three tests, each of which must show 0', 'No, but look at it'],
    ],
  },
  { kind: 'heading', id: 'names', text: 'Let names do the explaining' },
  {
    kind: 'paragraph',
    text: 'A name is the only comment that nobody skips. Rename tabs after what they contain, and give the handful of figures that matter a name of their own. Every current spreadsheet program allows it: select the cell, click into the box to the left of the formula bar, type a word.',
  },
  {
    kind: 'example',
    label: 'One formula, before and after',
    parts: [
      { kept: '=B2*' },
      { deleted: '1.19' },
      { inserted: '(1+VatRate)' },
      { kept: '   on the tab ' },
      { deleted: 'Sheet1 (2) final ' },
      { inserted: 'Orders' },
    ],
  },
  {
    kind: 'paragraph',
    text: 'When the tax rate moves, the second formula is corrected in one place, by someone who can read. The first has to be hunted through forty cells by someone who guesses that 1.19 had to do with taxes.',
  },
  { kind: 'heading', id: 'typed-or-computed', text: 'Separate what is typed from what is computed' },
  {
    kind: 'paragraph',
    text: 'Most accidents happen because a figure was typed over a formula. It looks the same afterwards, and it is right until the next month. Two habits prevent nearly all of them. Collect everything that is entered by hand on one tab, and give those cells a fill color that appears nowhere else. Then protect the sheets with the formulas, without a password. The lock is not there against thieves; it is there so that a slip of the hand gets a question first.',
  },
  {
    kind: 'paragraph',
    text: 'Also look for hidden things before you let the file go: hidden columns, hidden tabs, filters that are still on, rows in white type on a white ground. Show them, explain them or delete them. Whatever the next owner cannot see, he or she will eventually break.',
  },
  { kind: 'heading', id: 'checks', text: 'Build in three alarms' },
  {
    kind: 'paragraph',
    text: 'A sheet that can be wrong in silence will be. Reserve a small tab for tests, each a single formula whose result should be zero.',
  },
  {
    kind: 'table',
    caption: 'Three checks for the orders workbook',
    columns: [{ label: 'It asks' }, { label: 'Formula' }, { label: 'Should show', figure: true }],
    rows: [
      ['Did any money get lost between the tabs?', '=SUM(Orders!E:E)-Months!D14', '0'],
      ['Is there a row without a date?', '=COUNTA(Orders!A:A)-COUNTA(Orders!B:B)', '0'],
      ['Has an order been pasted twice?', '=ROWS(Ids)-ROWS(UNIQUE(Ids))', '0'],
    ],
  },
  {
    kind: 'paragraph',
    text: 'Sum the three cells once more at the top of the overview, with the words “Checks” beside them. An owner who never opens the last tab will still notice that a zero has become something else. (The name Ids stands for the column of order numbers; you will have spotted that it was defined with the box mentioned earlier.)',
  },
  { kind: 'heading', id: 'other-computers', text: 'Think of the other computer' },
  {
    kind: 'paragraph',
    text: 'On your machine the file has company that will not travel with it. Run through this list once, ideally on a device that is not yours:',
  },
  {
    kind: 'list',
    items: [
      'Links to other files. Anything that points into your own folders is an error message waiting for its reader.',
      'Decimal signs. A text “1.250” pasted under a German setting is twelve hundred and fifty; under an American one it is one and a quarter.',
      'Dates. Write 3 April or 2025-04-03, not 04/03, which means two different days on the two sides of the Atlantic.',
      'Macros and scripts. Many companies block them. Say what they do, and describe the way by hand.',
      'Fonts and column widths. If figures turn into ####, the sheet is fine and the column is narrow; your successor may not know.',
    ],
  },
  { kind: 'heading', id: 'rehearsal', text: 'Rehearse for ten minutes' },
  {
    kind: 'paragraph',
    text: 'Documentation is written by people who already know the answer. The cure is a rehearsal. Ask the new owner to do next month’s update on a copy while you sit beside it and keep quiet. Note every place where the hand stops above the keyboard. Each stop is a missing line on the first tab, and you can add it while you both still remember why.',
  },
  {
    kind: 'paragraph',
    text: 'If you cannot sit together, let them share the screen, or ask for the file back after their first update. Three changed cells in the wrong tab teach more than a questionnaire.',
  },
  { kind: 'heading', id: 'message', text: 'Say it in the message, too' },
  {
    kind: 'paragraph',
    text: 'The last part of a handover is the note the file is attached to. Keep it to what has changed, what was checked and what is still open:',
  },
  {
    kind: 'quote',
    text: '“Attached is the workbook with the monthly overview. New: the tabs Read me and Checks. Verified: March and the year agree with your bank statement. Open: two orders from June carry no date; they are marked in yellow and not counted. Next update: paste the July export into Orders from cell A2.”',
  },
  {
    kind: 'paragraph',
    text: 'Fifty words or so. Keep the note inside the workbook as well, at the bottom of the first page, because e-mails get lost sooner than files do. Then close it, open it again as if you had never seen it, and ask yourself where you would click. If the answer is obvious, you have finished.',
  },
];
