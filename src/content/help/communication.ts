import { config } from '../../config.ts';
import { capabilities } from '../../configuration/capabilities.ts';
import { plans } from '../../configuration/plans.ts';
import { facts } from '../facts.ts';
import { automationSupport, questionsFirst, revisions } from '../promises.ts';
import type { ArticleTexts } from './topics.ts';

const [, professional] = plans;

export const bodies: ArticleTexts = {
  'message-a-seller-first': [
    'It is normal to ask before you order, and it costs nothing. A seller who knows the task can tell you whether the offer covers it, and you can see how they communicate.',
    { kind: 'heading', text: 'A first message that gets a useful reply' },
    {
      kind: 'list',
      items: [
        'The task in one sentence: “Combine twelve monthly sheets into one, with a total for each department.”',
        'The size: rows, pages, slides or minutes.',
        'The date, and whether it can move.',
        'Your question. “Can you do this?” usually gets a yes; “How would you do this?” gets an answer.',
      ],
    },
    { kind: 'heading', text: 'How to send it' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Put your questions into the request. We answer those that need no seller.',
        `The offer that comes back names the person. ${questionsFirst}`,
        capabilities.uploads
          ? 'Attach a sample with anything confidential removed, and look for the answer in your email.'
          : 'Look for the answer in your email.',
      ],
    },
    'Nothing said here is binding. Ask for a new offer that contains what you settled, because that is what the delivery is measured against. Please ask all at once: reading your message takes the seller unpaid time. If a seller takes too long to reply, tell us, and we propose someone else.',
  ],
  'ask-for-a-revision': [
    `A revision brings the work closer to what you ordered, so don’t hesitate to ask. ${revisions}`,
    { kind: 'heading', text: 'Before you ask' },
    'Open everything, read it to the end, and have your colleagues do the same. One list from five people is one revision. Five messages on five days are five.',
    { kind: 'heading', text: 'How to put it' },
    {
      kind: 'list',
      items: [
        'Name the place: the cell, the slide number, the paragraph.',
        'Say what is there now and what should be there instead.',
        'Give the reason if it isn’t obvious, since the seller may know a better fix.',
        'Say what you like, too, so that it stays.',
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        capabilities.orders
          ? 'On the page of your request, press Ask for changes, not Approve the work.'
          : 'Answer the delivery by email, and don’t approve it yet.',
        'Paste the list and attach marked-up files.',
        'Agree on the new date that the seller suggests.',
      ],
    },
    'New requests are a different matter. An extra chart or another chapter was not part of the price, and the seller can send you an offer for it. Your own requirements show where the line is, which is one more reason to write them carefully. If the offer limits the revisions and you have used them all, you can still ask, and the seller may still say yes. It is then a courtesy or a paid extra, and you should both be clear about which.',
  ],
  'work-across-languages': [
    `Sellers on ${config.name} work in ${facts.languages} languages. ${capabilities.accounts ? 'Each profile lists only the languages in which that person writes for clients' : 'Say in your request which one you need'}.`,
    { kind: 'heading', text: 'Asking for the right person' },
    {
      kind: 'list',
      items: [
        'For editing and website text, ask for a native speaker of your readers’ language.',
        'For sheets and automation, any language you share is enough. Formula names differ between languages, so mention which version of the program you use.',
        'For slides that will be presented, name the regional variety: audiences in Lisbon and São Paulo laugh at different jokes.',
      ],
    },
    { kind: 'heading', text: 'Writing to each other' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Agree at the start on one language for the order.',
        'Keep sentences short, and avoid idioms.',
        'Write out the month in dates, and give the time zone of a deadline.',
        'Use an example file whenever a description gets long.',
      ],
    },
    'Machine translation is fine for a quick question. For requirements, keep the original next to the translation: if there is a dispute, the version in the order’s language is the one that counts. Support replies in English first, and in other languages when a colleague on duty speaks them.',
  ],
  'reach-support': [
    `Support is available around the clock, every day of the year. The average response time is ${facts.supportResponseHours} hours; some questions take minutes, and a question that involves a bank or a lawyer takes longer.`,
    { kind: 'heading', text: 'Where to ask' },
    {
      kind: 'list',
      items: [
        capabilities.orders
          ? 'About an order: write on the page of your request, so that we have all the details in front of us.'
          : 'About an order: give its number, so that we have all the details in front of us.',
        ...(capabilities.accounts ? ['About your account, if you can’t sign in: use the contact form.'] : []),
        `About something suspicious: use a report link under Trust & Safety. We investigate each report within ${facts.reportHours} hours.`,
        `About ${capabilities.press ? 'press, ' : ''}${capabilities.careers ? 'jobs or ' : ''}partnerships: use the contact form${capabilities.accounts ? ' as well' : ''}, with a clear subject.`,
      ],
    },
    { kind: 'heading', text: 'How to get a faster answer' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Give the order number and say what you expected to happen.',
        'Describe what happened instead, with the exact words on the screen.',
        'Name your browser and device if a page isn’t working.',
      ],
    },
    `One message is best. A second one about the same problem goes to the end of the queue and slows both down.${
      capabilities.accounts
        ? ` Customers on the ${professional.name} plan and above have priority, and Enterprise customers can write directly to their account manager.`
        : ''
    } We reply to messages from the contact form within ${facts.replyTime}.`,
  ],
  'help-after-an-automation': [
    `You find out how good an automation is when you use it, not on the day you receive it. That is why each one includes ${facts.automationSupportDays} days of support from your approval. The seller provides it, and it is part of the price.`,
    { kind: 'heading', text: 'What is covered' },
    {
      kind: 'list',
      items: [
        automationSupport.covered,
        'Questions about running it, and about the note that explains it.',
        'Small adjustments when a column is renamed or a folder moves.',
      ],
    },
    { kind: 'heading', text: 'What is not covered' },
    {
      kind: 'list',
      items: [automationSupport.notCovered, 'Fees of services that the routine connects to.'],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Turn the routine off if it writes or sends something wrong.',
        `Write what happened, ${capabilities.orders ? 'on the page of your request' : 'by email, with the number of the order'}.`,
        'Send the last input that worked and the first that did not. If the seller needs to look inside, open the login that you made for them until it is fixed.',
      ],
    },
    `After the ${facts.automationSupportDays} days, you can order maintenance, or ask any other seller to read the note and take over. It says where things run, what access they use, and how to stop them. Store it where your successor will find it.`,
  ],
};
