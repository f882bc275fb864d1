import { capabilities } from '../configuration/capabilities.ts';
import type { ServicePageId } from '../configuration/services.ts';
import { facts } from './facts.ts';
import { access, automationSupport, consultation } from './promises.ts';
import type { RelatedLink } from './relatedLink.ts';

interface ServiceBodyWords {
  readonly comesBack: readonly string[];
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly examples: readonly string[];
  readonly questions: readonly { readonly id: string; readonly question: string; readonly answer: string }[];
  readonly related: readonly RelatedLink[];
}

export const serviceBody = {
  comesBack: 'What you get back',
  steps: 'How it works',
  examples: 'Tasks like these',
  examplesText: 'In the words people use. Yours doesn’t have to be better organized.',
  questions: 'Questions before ordering',
  talk: {
    heading: 'Want to talk first?',
    text: `The first ${facts.consultationMinutes} minutes are a free consultation. ${consultation.result}`,
    link: 'Ask for a consultation',
    subject: 'Free consultation: {name}',
  },
  related: 'Related',
} as const;

export const serviceBodies: Record<ServicePageId, ServiceBodyWords> = {
  'excel-assist': {
    comesBack: [
      'Your workbook, in the format you sent, with nothing hidden or locked',
      'A notes sheet: what was wrong, what changed, and where',
      'Checks that turn red when a total no longer matches its parts',
      'Your untouched original, for comparison',
    ],
    steps: [
      {
        title: 'You describe the file',
        text: 'The request needs words only. You hand over the workbook with the order, names and amounts replaced if they’re confidential. The seller needs the formulas, not the people in them.',
      },
      {
        title: 'The seller takes a look',
        text: 'They open the workbook, find what your question depends on, and tell you what they would change.',
      },
      {
        title: 'They fix it in a copy',
        text: 'Sheet by sheet, with every change noted and every total checked against the source.',
      },
      {
        title: 'You try it with new data',
        text: 'Add a month, a product, a wrong entry. If it breaks, send it back.',
      },
    ],
    examples: [
      'The totals on two sheets should match, and they don’t.',
      'Match these two customer lists; half the names are spelled differently.',
      'Turn our sales export into a monthly report without copying and pasting.',
      'We’ve been afraid to touch this macro since the person who wrote it left.',
      'A budget where we can change one assumption and see the whole year.',
      'Make this print on one page, with a legend.',
    ],
    questions: [
      {
        id: 'excel-versions',
        question: 'Does it work in Google Sheets or LibreOffice?',
        answer:
          'Yes, if you say so at the start. Some functions exist in only one program, so the seller picks formulas that yours understands.',
      },
      {
        id: 'excel-confidential',
        question: 'Can I replace the real data?',
        answer:
          'Please do. Keep the structure: the same columns, the same odd entries, about as many rows. Then the formulas will work when you paste the real data back in.',
      },
      {
        id: 'excel-learn',
        question: 'Will I be able to change it myself?',
        answer:
          'Yes, that’s what the notes sheet is for. Formulas are kept as simple as the task allows, and the cells you may want to change have names.',
      },
      {
        id: 'excel-macros',
        question: 'Do you write macros?',
        answer:
          'Only if a formula can’t do it. A macro comes with a page on what it does, when it runs and how to remove it.',
      },
    ],
    related: [
      {
        label: 'Automation & AI helpers, if the sheet should fill itself',
        href: '/services/automation-ai',
      },
      { label: 'Presentation design, if the figures go on slides', href: '/services/presentation-design' },
      { label: 'Development, the whole category', href: '/services/browse-categories#development' },
    ],
  },
  'presentation-design': {
    comesBack: [
      'An editable file for PowerPoint, Keynote or Google Slides',
      'A full sentence as the title of every slide; read in order, they tell the story',
      'Real charts with their data, not pictures of charts',
      'Everything that was cut, in the speaker notes or on a backup slide',
    ],
    steps: [
      {
        title: 'Say who will be in the room',
        text: 'A board with ten minutes needs a different deck than a team with an hour. Mention your template if you have one.',
      },
      {
        title: 'The story comes first',
        text: 'You get the titles as a list of sentences. Changing a sentence is quick; changing a finished slide isn’t.',
      },
      {
        title: 'The slides follow',
        text: 'Layout, charts, and pictures you’re allowed to use. You comment in the file, slide by slide.',
      },
      {
        title: 'You rehearse, they adjust',
        text: 'Whatever sounds awkward out loud gets fixed before you approve.',
      },
    ],
    examples: [
      'I have forty slides and fifteen minutes.',
      'Put our old decks into the new template without breaking the charts.',
      'I have the figures and the notes, and the pitch is next Thursday.',
      'Our charts don’t match their titles. Please fix one or the other.',
      'A handout that makes sense without me there to explain it.',
      'One slide that explains how our pricing works.',
    ],
    questions: [
      {
        id: 'slides-template',
        question: 'We don’t have a template. Is that a problem?',
        answer:
          'No. A plain one can be part of the order: your colors and typeface, and a handful of layouts, set up so that your colleagues can use it.',
      },
      {
        id: 'slides-pictures',
        question: 'Where do the pictures come from?',
        answer:
          'From you, from free collections whose license allows it, or drawn for the slide. The file lists the source of each one.',
      },
      {
        id: 'slides-content',
        question: 'Do you also write what is on the slides?',
        answer:
          'Titles and labels, yes, from your notes. If you’re still working out what to say, ask for a consultation first. It saves a round of changes.',
      },
      {
        id: 'slides-animation',
        question: 'Can it have animations?',
        answer: 'Yes, where the order in which things appear matters. The deck still works on paper.',
      },
    ],
    related: [
      {
        label: 'Excel assistance, if the figures behind the charts are shaky',
        href: '/services/excel-assist',
      },
      { label: 'Content editing, for the report that goes with it', href: '/services/content-editing' },
      { label: 'Design, the whole category', href: '/services/browse-categories#design' },
    ],
  },
  'content-editing': {
    comesBack: [
      'Your document with every change tracked, ready to accept or reject',
      'A clean copy with all of them accepted',
      'Questions in the margin where only you know what was meant',
      'A short list of recurring mistakes and how to avoid them',
    ],
    steps: [
      {
        title: 'Say how deep to go',
        text: 'Correct it, tighten it or restructure it. Also say who will read it, what they know, and what they should do next.',
      },
      {
        title: 'One page as a trial',
        text: 'For longer texts, you see one edited page first and say whether the editing is too heavy or too light.',
      },
      {
        title: 'The edit',
        text: 'Two passes: one for structure and logic, one for every sentence, term and comma.',
      },
      {
        title: 'You decide',
        text: 'Accept and reject changes as you like. The editor rereads any passages you rewrite.',
      },
    ],
    examples: [
      'Our annual report has five authors, and it shows.',
      'The form allows half a page, and I have two.',
      'I wrote this in my second language. Make it sound like me in my first.',
      'A letter to residents that they can read without a lawyer.',
      'Check names, dates and cross-references before it goes to print.',
      'An article a journal sent back as “hard to follow.”',
    ],
    questions: [
      {
        id: 'editing-languages',
        question: 'Which languages do you edit?',
        answer: `Sellers cover ${facts.languages} languages. We’ll suggest an editor who is a native speaker of yours.`,
      },
      {
        id: 'editing-voice',
        question: 'Will it still sound like me?',
        answer:
          'It should. Editors keep your terms and your tone, and ask before changing either. You can reject any change.',
      },
      {
        id: 'editing-format',
        question: 'Which file formats can I use?',
        answer:
          'Word, Google Docs, LibreOffice, LaTeX, Markdown or plain text. From a PDF, the text is extracted first, so the layout is lost.',
      },
      {
        id: 'editing-academic',
        question: 'Do you edit theses?',
        answer:
          'For language only, where your institution allows it, and with a note you can hand in. Sellers may not write work that someone else will be graded on.',
      },
    ],
    related: [
      { label: 'Website copywriting, if there is no text yet', href: '/services/website-copywriting' },
      { label: 'Presentation design, if it ends on slides', href: '/services/presentation-design' },
      { label: 'Writing, the whole category', href: '/services/browse-categories#writing' },
    ],
  },
  'website-copywriting': {
    comesBack: [
      'The text of each page in order: headings, paragraphs, buttons, captions',
      'A title and description per page for search results',
      'A rough sketch of each page, so that your web developer knows what goes where',
      'A page on your tone of voice: words to use, words to avoid',
    ],
    steps: [
      {
        title: 'You answer a page of questions',
        text: 'Who your customers are, what they ask before they buy, and why they left your competitor. Notes are fine; so is a phone call.',
      },
      {
        title: 'You see the outline',
        text: 'The list of pages, what each one is for and where it leads. The writing starts once you approve it.',
      },
      { title: 'One page, then the rest', text: 'The first page settles the tone. The others follow it.' },
      {
        title: 'It’s checked on the site',
        text: 'Once the text is in place, the writer reads it on a phone and fixes awkward line breaks.',
      },
    ],
    examples: [
      'Our home page talks about us for three screens and never says what we sell.',
      'Descriptions for our store’s new season, all in one voice.',
      'A services page that people can send to their boss.',
      'We do two very different things. How do we say that without confusing people?',
      'Replace the placeholder text our agency left behind.',
      'An “About” page without the word “passion.”',
    ],
    questions: [
      {
        id: 'copy-build',
        question: 'Do you build the website too?',
        answer: 'No. You get the text and a sketch per page, ready for a web developer or a website builder.',
      },
      {
        id: 'copy-search',
        question: 'Will it be found by search engines?',
        answer:
          'Pages are written around what people search for, with titles and descriptions to match. We can’t promise a ranking, and no one can.',
      },
      {
        id: 'copy-ai',
        question: 'Is it written by AI?',
        answer:
          'No, by a person who stands behind every sentence. If they used tools for research or variations, they tell you.',
      },
      {
        id: 'copy-rights',
        question: 'Who owns the text?',
        answer:
          'You do, once you approve the order: to use, change and translate. The licensing page has the exact terms.',
      },
    ],
    related: [
      { label: 'Content editing, if you have text that needs work', href: '/services/content-editing' },
      { label: 'Marketing, the whole category', href: '/services/browse-categories#marketing' },
      { label: 'Licensing: who may use delivered work', href: '/legal/licenses' },
    ],
  },
  'automation-ai': {
    comesBack: [
      'A routine in your own account, using tools you already have where possible',
      'A diagram of its steps, and a switch that turns it off',
      'A list of what it leaves to a person, and how it alerts you',
      `${facts.automationSupportDays} days of support from your approval: if it stops or misbehaves, the seller fixes it at no charge`,
    ],
    steps: [
      {
        title: 'Show it once',
        text: 'Record your screen or write down the clicks, including the exceptions. The exceptions are most of the work.',
      },
      {
        title: 'Decide what stays with you',
        text: 'Together you mark the steps that need a person: money, promises, anything that can’t be undone.',
      },
      {
        title: 'A trial run',
        text: 'It works on copies while you keep doing the task yourself, until both results match.',
      },
      {
        title: 'It takes over',
        text: `You approve it and switch it on. For ${facts.automationSupportDays} days from then, the seller fixes whatever real life turns up.`,
      },
    ],
    examples: [
      'Invoices arrive as attachments. I want them named, filed and listed.',
      'Every Monday someone copies four exports into one report.',
      'Sort the support inbox and draft the easy replies.',
      'A form on our site should create a row, a task and a polite reply.',
      'Read these contracts and list their end dates, with page numbers.',
      'Rename eight years of scanned files so that we can find them.',
    ],
    questions: [
      {
        id: 'automation-support',
        question: `What do the ${facts.automationSupportDays} days of support cover?`,
        answer: `${automationSupport.covered} ${automationSupport.notCovered}`,
      },
      {
        id: 'automation-data',
        question: 'Does a language model see our data?',
        answer:
          'Only if a step needs one and you agreed to it. The diagram marks those steps and names the provider, so that you can check its terms.',
      },
      {
        id: 'automation-access',
        question: 'Does the seller need our passwords?',
        answer: `No. ${access}`,
      },
      {
        id: 'automation-after',
        question: 'What happens when support ends?',
        answer:
          'The routine is yours and keeps running. The notes let someone else change it, and you can order changes from the same seller.',
      },
    ],
    related: [
      { label: 'Excel assistance, if a formula is enough', href: '/services/excel-assist' },
      ...(capabilities.api
        ? [{ label: 'API documentation, to connect your own systems', href: '/support/api-docs' } as const]
        : []),
      { label: 'Development, the whole category', href: '/services/browse-categories#development' },
    ],
  },
};
