import type { ServicePageId } from '../configuration/services.ts';
import { facts } from './facts.ts';
import type { RelatedLink } from './relatedLink.ts';
import type { EditedText, Table } from './richText.ts';

/** Invented work before and after: lines with an editor's marks, or a sheet's cells. */
export type ServiceSample =
  | { readonly kind: 'edits'; readonly lines: readonly EditedText[] }
  | Omit<Table, 'caption'>;

interface ServiceBodyWords {
  /** What the buyer has at the end. */
  readonly comesBack: readonly string[];
  readonly sample: ServiceSample;
  readonly sampleHeading: string;
  readonly sampleText: string;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** Requests in a buyer's words. */
  readonly examples: readonly string[];
  readonly questions: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
  readonly related: readonly RelatedLink[];
}

/** Text beside and below the offer that all service pages share. */
export const serviceBody = {
  comesBack: 'What comes back',
  sampleLabel: 'Sample, invented for this page',
  steps: 'How it goes',
  examples: 'Tasks like these',
  examplesText: 'In the words people use. Yours need not be better organized.',
  questions: 'Questions before ordering',
  talk: {
    heading: 'Rather talk first?',
    text: `The first ${facts.consultationMinutes} minutes are a consultation, free, and end with a price or an honest no.`,
    link: 'Ask for a consultation',
    subject: 'Free consultation: {name}',
  },
  related: 'Close to this',
} as const;

/** Text beside and below the offer, for each service page. */
export const serviceBodies: Record<ServicePageId, ServiceBodyWords> = {
  'excel-assist': {
    comesBack: [
      'Your workbook, in the format you sent, with nothing hidden or locked',
      'A notes sheet: what was wrong, what was changed, and where',
      'Checks that turn red when a total and its parts stop agreeing',
      'The untouched original beside it, to compare',
    ],
    sampleHeading: 'The March that was not there',
    sampleText:
      'One month had been pasted as text. It looked like a number, and every sum left it out. The notes name the cell and the import that caused it.',
    sample: {
      kind: 'table',
      columns: [
        { label: 'Month' },
        { label: 'Orders', figure: true },
        { label: 'Revenue in €', figure: true },
      ],
      rows: [
        ['January', '42', '4,620'],
        ['February', '38', '4,180'],
        ['March', '55', [{ deleted: '’6050' }, ' ', { inserted: '6,050' }]],
        ['Total', '135', [{ deleted: '8,800' }, ' ', { inserted: '14,850' }]],
      ],
    },
    steps: [
      {
        title: 'You send the file',
        text: 'With names and amounts replaced, if they are confidential. Formulas matter, the people in them do not.',
      },
      {
        title: 'The seller looks before offering',
        text: 'They open the workbook, find what the question depends on, and tell you what they would change.',
      },
      {
        title: 'It is repaired in a copy',
        text: 'Sheet by sheet, each change noted, each total checked against the source.',
      },
      {
        title: 'You try it with new data',
        text: 'Add a month, a product, a wrong entry. If it breaks, it goes back.',
      },
    ],
    examples: [
      'The totals on two sheets should be the same and are not.',
      'Match these two customer lists; half the names are spelled differently.',
      'Turn the export from our till into a monthly report without copying.',
      'Nobody dares touch this macro since the person who wrote it left.',
      'A budget where we change one assumption and see the whole year.',
      'Make this print on one page, with a legend.',
    ],
    questions: [
      {
        id: 'excel-versions',
        question: 'Does it work in Google Sheets or LibreOffice?',
        answer:
          'Yes, if you say so at the start. Some functions exist in one program only, and the seller then picks formulas that yours understands.',
      },
      {
        id: 'excel-confidential',
        question: 'May I replace the real data?',
        answer:
          'Please do. Keep the shape: the same columns, the same odd entries, about as many rows. The formulas then work when you paste the real data back.',
      },
      {
        id: 'excel-learn',
        question: 'Will I be able to change it myself?',
        answer:
          'That is what the notes sheet is for. Formulas are kept as plain as the task allows, and names are given to the cells you may want to change.',
      },
      {
        id: 'excel-macros',
        question: 'Do you write macros?',
        answer:
          'If a formula cannot do it. A macro comes with a page saying what it does, when it runs and how to remove it.',
      },
    ],
    related: [
      {
        label: 'Automation & AI helpers, if the sheet should fill itself',
        to: 'service',
        id: 'automation-ai',
      },
      { label: 'Presentation design, if the figures go on slides', to: 'service', id: 'presentation-design' },
      { label: 'Development, the whole category', to: 'categories', hash: 'development' },
    ],
  },
  'presentation-design': {
    comesBack: [
      'An editable file for PowerPoint, Keynote or Google Slides',
      'A sentence as the title of every slide; read in a row, they tell the story',
      'Charts as charts, with their data, not as pictures',
      'What was cut, moved to the speaker notes or to a backup slide',
    ],
    sampleHeading: 'From topic to statement',
    sampleText:
      'The title named a topic and left the point to the speaker. Now the slide says it, and the chart only has to prove it.',
    sample: {
      kind: 'edits',
      lines: [
        [
          { deleted: 'Q3 customer retention: overview' },
          ' ',
          { inserted: 'Every second customer comes back within a month' },
        ],
        [
          { deleted: 'Retention metrics were analyzed across all segments. Key takeaways are listed below.' },
          ' ',
          { inserted: 'Those who do were called in the first week.' },
          ' We called one in three.',
        ],
        [{ deleted: 'Next steps to be discussed' }, ' ', { inserted: 'From May, call all of them' }],
      ],
    },
    steps: [
      {
        title: 'Say who sits in the room',
        text: 'A board with ten minutes needs another deck than a team with an hour. Add the template, if you have one.',
      },
      {
        title: 'The story comes first',
        text: 'You get the titles as a list of sentences. Changing a sentence is quick; changing a finished slide is not.',
      },
      {
        title: 'The slides follow',
        text: 'Layout, charts, pictures you may use. You comment in the file, slide by slide.',
      },
      {
        title: 'You rehearse, we adjust',
        text: 'What stumbles when spoken is mended within the agreed revisions.',
      },
    ],
    examples: [
      'Forty slides, and I have been given a quarter of an hour.',
      'Put our old decks into the new template without breaking the charts.',
      'I have the figures and the notes, and the pitch is next Thursday.',
      'Each chart says something else than its title. Please fix one or the other.',
      'A handout that works without me standing beside it.',
      'One slide that explains how our pricing works.',
    ],
    questions: [
      {
        id: 'slides-template',
        question: 'We have no template. Is that a problem?',
        answer:
          'No. A plain one can be part of the order: your colors and typeface, a handful of layouts, set up so that colleagues can use it.',
      },
      {
        id: 'slides-pictures',
        question: 'Where do pictures come from?',
        answer:
          'From you, from free collections whose license allows the use, or drawn for the slide. The file lists the source of each.',
      },
      {
        id: 'slides-content',
        question: 'Do you also write what is on the slides?',
        answer:
          'Titles and labels, yes, from your notes. If the thinking is still to be done, book a consultation first; it saves a round.',
      },
      {
        id: 'slides-animation',
        question: 'Can it have animations?',
        answer:
          'Where something appears in an order that matters. They are made so that the deck also works as a printed file.',
      },
    ],
    related: [
      {
        label: 'Excel assistance, if the figures behind the charts wobble',
        to: 'service',
        id: 'excel-assist',
      },
      { label: 'Content editing, for the report that goes with it', to: 'service', id: 'content-editing' },
      { label: 'Design, the whole category', to: 'categories', hash: 'design' },
    ],
  },
  'content-editing': {
    comesBack: [
      'Your document with every change tracked, ready to accept or refuse',
      'A clean copy with all of them accepted',
      'Questions in the margin where only you know what is meant',
      'A short list of habits: what came up often, and how to avoid it',
    ],
    sampleHeading: 'The same request, half as long',
    sampleText:
      'The empty phrases are gone. Two dates took their place, after a question in the margin: the reader now knows what to do, and by when.',
    sample: {
      kind: 'edits',
      lines: [
        [
          { deleted: 'In the event that you are in need of' },
          ' ',
          { inserted: 'If you need' },
          ' a copy of the report, please ',
          { deleted: 'do not hesitate to contact the undersigned' },
          ' ',
          { inserted: 'write to me' },
          { deleted: ' at your earliest convenience' },
          ' ',
          { inserted: 'by Friday' },
          '.',
        ],
        [
          'It ',
          { deleted: 'will be sent out to you in due course' },
          ' ',
          { inserted: 'goes out on Monday' },
          '.',
        ],
      ],
    },
    steps: [
      {
        title: 'Say how deep',
        text: 'Correct it, tighten it or rebuild it. And who reads it: what they know, and what they should do afterwards.',
      },
      {
        title: 'One page as a trial',
        text: 'For longer texts you see one edited page first, and say whether the pen is too heavy or too light.',
      },
      {
        title: 'The editing',
        text: 'Twice through: once for structure and sense, once for every sentence, term and comma.',
      },
      {
        title: 'You decide',
        text: 'Accept and refuse as you like. Passages you rewrite are read once more.',
      },
    ],
    examples: [
      'Our annual report has five authors and sounds like it.',
      'The form allows half a page and I have two.',
      'I wrote this in my second language. Make it sound like me in my first.',
      'A letter to residents that nobody will need a lawyer to read.',
      'Check names, dates and cross-references before it goes to print.',
      'An article a journal sent back as “hard to follow”.',
    ],
    questions: [
      {
        id: 'editing-languages',
        question: 'Which languages are edited?',
        answer: `Sellers cover ${facts.languages} languages. You are offered someone who edits in the language they grew up with.`,
      },
      {
        id: 'editing-voice',
        question: 'Will it still sound like me?',
        answer:
          'It should. Editors keep your terms and your tone, and ask when a change would touch either. Every change can be refused.',
      },
      {
        id: 'editing-format',
        question: 'Which files may I send?',
        answer:
          'Word, Google Docs, LibreOffice, LaTeX, Markdown or plain text. From a PDF the text is taken out first, and the layout stays behind.',
      },
      {
        id: 'editing-academic',
        question: 'Do you edit theses?',
        answer:
          'For language, where your institution allows it, and with a note you can hand in. Nobody here writes work that someone else is graded for.',
      },
    ],
    related: [
      { label: 'Website copywriting, if there is no text yet', to: 'service', id: 'website-copywriting' },
      { label: 'Presentation design, if it ends on slides', to: 'service', id: 'presentation-design' },
      { label: 'Writing, the whole category', to: 'categories', hash: 'writing' },
    ],
  },
  'website-copywriting': {
    comesBack: [
      'The text of each page in order: headings, paragraphs, buttons, captions',
      'A title and description per page for search results',
      'A rough sketch of each page, so that whoever builds it knows what goes where',
      'A page on your tone: words you use, words you avoid',
    ],
    sampleHeading: 'A first sentence that says something',
    sampleText:
      'The old one would fit any company. The new one can only be this company, and tells half of its visitors that they are in the wrong place. That is its job.',
    sample: {
      kind: 'edits',
      lines: [
        [
          { deleted: 'We are your dynamic partner for holistic accounting solutions.' },
          ' ',
          { inserted: 'We do the books for cafés and small shops.' },
        ],
        [{ inserted: 'Bring the receipts on Friday, see where you stand on Monday.' }],
        [{ deleted: 'Learn more' }, ' ', { inserted: 'See what it costs' }],
      ],
    },
    steps: [
      {
        title: 'You answer a page of questions',
        text: 'Who buys, what they ask before, why they left somebody else. Notes are enough; so is a phone call.',
      },
      {
        title: 'You see the outline',
        text: 'Which pages there are, what each is for and where it leads. Nothing is written before you agree.',
      },
      { title: 'One page, then the rest', text: 'The first page settles the tone. The others follow it.' },
      {
        title: 'It is read on the site',
        text: 'When the text is in place, the writer looks at it once on a phone and mends what breaks badly.',
      },
    ],
    examples: [
      'Our home page talks about us for three screens and never says what we sell.',
      'Descriptions for a shop’s new season, all in one voice.',
      'A services page that people can send to their boss.',
      'We do two quite different things. How do we say that without confusion?',
      'Replace the placeholder text the agency left us.',
      'An “About” page without the word passion.',
    ],
    questions: [
      {
        id: 'copy-build',
        question: 'Do you build the website too?',
        answer:
          'No. You get the text and a sketch per page, in a form that a builder or a site kit can take over directly.',
      },
      {
        id: 'copy-search',
        question: 'Will it be found by search engines?',
        answer:
          'Pages are written around what people ask, with titles and descriptions to match. Nobody can promise a rank, and we do not.',
      },
      {
        id: 'copy-ai',
        question: 'Is it written by a machine?',
        answer:
          'By a person who answers for each sentence. If tools were used for research or variants, the seller says so.',
      },
      {
        id: 'copy-rights',
        question: 'Whom does the text belong to?',
        answer:
          'You, once the order is approved and paid: to use, change and translate. The licensing page has the exact words.',
      },
    ],
    related: [
      { label: 'Content editing, if the text exists and tires', to: 'service', id: 'content-editing' },
      { label: 'Marketing, the whole category', to: 'categories', hash: 'marketing' },
      { label: 'Licensing: who may use delivered work', to: 'licenses' },
    ],
  },
  'automation-ai': {
    comesBack: [
      'A routine in your own account, with the tools you already pay for where possible',
      'A drawing of its steps, and a switch that turns it off',
      'A list of what it leaves to a person, and how it tells you',
      `${facts.automationSupportDays} days of support: if it stops or misbehaves, the seller mends it at no charge`,
    ],
    sampleHeading: 'Orders that type themselves in',
    sampleText:
      'A bakery took orders by mail and typed each into a sheet. The routine now does the typing. What it does not understand, it does not guess.',
    sample: {
      kind: 'table',
      columns: [{ label: 'Step' }, { label: 'By hand' }, { label: 'Now' }],
      rows: [
        ['An order arrives', [{ deleted: 'Opened and read' }], 'Read as it comes in'],
        ['It goes into the sheet', [{ deleted: 'Typed, line by line' }], 'One row an order, filled in'],
        ['Something is odd', [{ deleted: 'Noticed, or not' }], 'Set aside for you, with the reason'],
        ['The customer is told', [{ deleted: 'Written again' }], 'Drafted; you press send'],
      ],
    },
    steps: [
      {
        title: 'Show it once',
        text: 'Record your screen or write down the clicks, exceptions included. The exceptions are the work.',
      },
      {
        title: 'Decide what stays yours',
        text: 'Together you mark the steps where a person should look: money, promises, anything that cannot be taken back.',
      },
      {
        title: 'It runs beside you',
        text: 'For a trial it works on copies while you go on as before, until both results agree.',
      },
      {
        title: 'It takes over, and is watched',
        text: `You switch it on. For ${facts.automationSupportDays} days the seller answers for it and mends what real life brings up.`,
      },
    ],
    examples: [
      'Invoices arrive as attachments; I want them named, filed and listed.',
      'Every Monday someone copies four exports into one report.',
      'Sort the support mailbox and draft the easy answers.',
      'A form on our site should become a row, a task and a polite reply.',
      'Read these contracts and list their end dates, with the page they are on.',
      'Rename eight years of scanned files so that they can be found.',
    ],
    questions: [
      {
        id: 'automation-support',
        question: `What do the ${facts.automationSupportDays} days of support cover?`,
        answer:
          'Everything that was agreed and does not work: a step that fails, a result that is wrong, a tool that changed under it. New wishes are a new order.',
      },
      {
        id: 'automation-data',
        question: 'Does a language model see our data?',
        answer:
          'Only if a step needs one and you agreed to it. The drawing marks those steps and names the provider, so that you can check its terms.',
      },
      {
        id: 'automation-access',
        question: 'Does the seller need our passwords?',
        answer:
          'No. You create an access for the routine, with the rights it needs and no more, and remove the seller’s when the trial is over.',
      },
      {
        id: 'automation-after',
        question: 'And when the support ends?',
        answer:
          'The routine is yours and goes on. The notes are written so that another person can change it; the same seller is one message away.',
      },
    ],
    related: [
      { label: 'Excel assistance, if a formula is enough', to: 'service', id: 'excel-assist' },
      { label: 'API documentation, to connect your own systems', to: 'apiDocs' },
      { label: 'Development, the whole category', to: 'categories', hash: 'development' },
    ],
  },
};
