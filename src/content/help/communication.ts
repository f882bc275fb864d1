import { plans } from '../../configuration/plans.ts';
import { facts } from '../facts.ts';
import type { ArticleTexts } from './topics.ts';

const [, professional] = plans;

export const bodies: ArticleTexts = {
  'message-a-seller-first': [
    'Asking before ordering is normal and costs nothing. A seller who knows the task can say whether it fits a package, and you see how they answer.',
    { kind: 'heading', text: 'A first message that gets a useful reply' },
    {
      kind: 'list',
      items: [
        'The task in a single sentence: "Twelve monthly sheets into one, with a total for each department."',
        'The size: rows, pages, slides or minutes.',
        'The date, and whether it can move.',
        'Your question. "Can you do this?" mostly earns a yes; "How would you do this?" earns an answer.',
      ],
    },
    { kind: 'heading', text: 'How to send it' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Open the service and choose Contact seller.',
        'Write the message and attach a sample, cleaned of anything confidential.',
        'Find the reply in your inbox, and by e-mail if you allow it.',
      ],
    },
    'Nothing said here binds either side. Once you agree, put the result into the requirements of the order, because those are what a delivery is measured against. Please ask two or three people at most: each of them spends unpaid time on reading. Somebody who does not reply in good time has given you an answer of sorts.',
  ],
  'ask-for-a-revision': [
    'A revision brings the work closer to what was ordered. It is part of the package, so nobody does anybody a favor; the number included stands on the order page.',
    { kind: 'heading', text: 'Before you ask' },
    'Open everything, read it to the end, and let your colleagues do the same. One list from five people is one revision. Five messages on five days are five.',
    { kind: 'heading', text: 'How to put it' },
    {
      kind: 'list',
      items: [
        'Name the place: the cell, the slide number, the paragraph.',
        'Say what is there now and what should be there instead.',
        'Give the reason when it is not obvious, since the seller may know a better cure.',
        'Say what is good, too, so that it survives.',
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        'On the order page press Request revision, not Approve.',
        'Paste the list and attach marked-up files.',
        'Agree on the new date that the seller proposes.',
      ],
    },
    'New wishes are a different matter. An extra chart or a further chapter was not in the price, and the seller can send an offer for it. Where the line runs is visible in your own requirements, which is one more reason to write them well. Once all included revisions are used up, you may still ask, and the seller may still say yes; it is then a courtesy or a paid extra, and both should say which.',
  ],
  'work-across-languages': [
    `Sellers on Deskhand work in ${facts.languages} languages. Each profile lists those in which a person writes for clients, not those in which they can order a coffee.`,
    { kind: 'heading', text: 'Finding the right person' },
    {
      kind: 'list',
      items: [
        'For editing and website text, look for somebody who grew up with the language of your readers.',
        'For sheets and automation, a common working language is enough. Formulas have local names, however, so mention which version of the program you use.',
        'For slides that will be spoken, ask for the variety: Lisbon and São Paulo laugh at different jokes.',
      ],
    },
    { kind: 'heading', text: 'Writing to each other' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Agree on one language for the order at the beginning.',
        'Keep sentences short, and avoid idioms.',
        'Write dates with the month as a word, and say which time zone a deadline means.',
        'Use an example file whenever a description gets long.',
      ],
    },
    'Machine translation is fine for a quick question. For requirements, keep the original next to it: if a dispute should follow, the language in which the order was placed is the one that counts. Support answers in English first, and in other languages where a colleague on duty speaks them.',
  ],
  'reach-support': [
    `Support is there around the clock, every day of the year. The average response time is ${facts.supportResponseHours} hours; some questions take minutes, and one that needs a bank or a lawyer takes longer.`,
    { kind: 'heading', text: 'Which way for what' },
    {
      kind: 'list',
      items: [
        'About a certain order: use Get help on its page, so that we have the file in front of us.',
        'About your account, when you cannot sign in: use the contact form.',
        'About something suspicious: use Report next to it, which goes to another team.',
        'About press, jobs or partnerships: the contact form as well, with a fitting subject.',
      ],
    },
    { kind: 'heading', text: 'What makes it quick' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Give the order number and say what you expected to happen.',
        'Describe what happened instead, with the exact words on the screen.',
        'Name browser and device if a page misbehaves.',
      ],
    },
    `One message is best. A second about the same thing lands at the end of the queue and slows both. Customers from ${professional.name} upward have priority, and an enterprise client writes straight to the account manager. Messages sent through the contact form are answered within ${facts.replyDays} business day.`,
  ],
  'help-after-an-automation': [
    `An automation proves itself in use, not on the day it is handed over. Each one therefore comes with ${facts.automationSupportDays} days of support from the seller, counted from your approval and included in the price.`,
    { kind: 'heading', text: 'What is covered' },
    {
      kind: 'list',
      items: [
        'Errors in the routine as it was ordered.',
        'Questions about running it, and about the note that explains it.',
        'Small adjustments when a column was renamed or a folder has moved.',
      ],
    },
    { kind: 'heading', text: 'What is not' },
    {
      kind: 'list',
      items: [
        'Further steps that were never part of the order.',
        'Changes made to it by others since then.',
        'Fees of services that the routine talks to.',
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Switch the routine off, if it writes or sends something wrong.',
        'Open the completed order and choose Ask about this delivery.',
        'Send the last input that went well and the first that did not.',
      ],
    },
    'After that time you can order maintenance, or have any other seller read the note and continue. It is written so that a stranger can take over: where things run, which access they use, and how to stop them. Store it where your successor will find it.',
  ],
};
