import { capabilities } from '../../configuration/capabilities.ts';
import { plans } from '../../configuration/plans.ts';
import { facts } from '../facts.ts';
import { consultation, orderSteps, sellerSteps } from '../promises.ts';
import type { ArticleTexts } from './topics.ts';

const [starter] = plans;

export const bodies: ArticleTexts = {
  'create-your-account': [
    'You don’t need an account to buy: you send a request, agree to an offer and approve the work without one. An account is for selling, and for ordering as a team. When you write to us about either, our reply contains the link. One account covers both.',
    {
      kind: 'list',
      ordered: true,
      items: [
        'Follow the link, and enter your name as it should appear on invoices.',
        `Choose a password of at least ${facts.passwordLength} characters that includes numbers and symbols.`,
        'Open the message we email you and follow the link in it.',
      ],
    },
    { kind: 'heading', text: 'If the link does not work' },
    `The verification link is valid for ${facts.verificationLinkHours} hours. After that, the sign-in page offers to send a new one. If nothing arrives, look in your spam folder first, then check the address for typos. A company filter may also hold messages with links for a while.`,
    { kind: 'heading', text: 'Who can have an account' },
    `You must be at least ${facts.minimumAge} or have a parent’s consent. Each person has one account. Colleagues who need access to the same orders join as members of a team instead of sharing a password. Companies can add a tax number to their profile, and it will appear on every invoice.`,
  ],
  'place-your-first-order': [
    'An order begins with a request and ends with your approval. In between there is one written agreement, the offer: what you provide, what you get back, by when and for how much.',
    {
      kind: 'list',
      ordered: true,
      items: orderSteps.map(({ title, text }) => `${title}. ${text}`),
    },
    ...(capabilities.orders
      ? ([
          { kind: 'heading', text: 'Where is my request?' },
          'The link that you get when you send it opens the page of your request, as often as you like and on any device. There you see where it stands, whose turn it is, the offer, and every message and file. You can answer there, agree, ask for changes or take it back. Keep the link to yourself: whoever has it can answer for you. If it is lost, write to us from the address that you gave us.',
        ] as const)
      : []),
    { kind: 'heading', text: 'What to put into the request' },
    'Say what file it is, what it is for, who will read it, by when you need it, and the one thing that must not go wrong. Ten minutes spent on this usually save a round of questions later.',
    { kind: 'heading', text: 'What to check in the offer' },
    `Compare the price, the date and the note with what you asked for, and see whether anything is left out. You may reply with questions first; we put them to the seller. After you have paid, the delivery time starts once the seller has everything they asked for. When the work arrives, open it, compare it with your requirements, and then either approve it or ask for a revision.`,
    'If you are unsure, start small. A single sheet or two pages of text tell you more about a seller than any profile, and if you like the result, you can give the same person a larger task.',
  ],
  'choose-a-package': [
    'An offer has one price. It may be based on a gig, a service that its seller describes in three sizes. These are called packages: Basic, Standard and Premium. They are three ways to do the same task, and the seller decides what each one includes. If you know which one you want, say so in the request.',
    {
      kind: 'list',
      items: [
        'Basic is for one small, well-defined job: a formula that fails, or a page that needs a second pair of eyes.',
        'Standard gives you room to change your mind. It is what we suggest if you aren’t sure, because most tasks turn out a little larger than they looked.',
        'Premium is for urgent work, or for work that several people on your side will comment on.',
      ],
    },
    { kind: 'heading', text: 'Three things to compare' },
    'Look at the delivery time first, because it is hard to shorten later. Then count the revisions: each one is a complete list of changes, so collect comments from everyone before you send them. Last, read what is included. A cheaper package that leaves out something you need can cost more than the next size up.',
    { kind: 'heading', text: 'When none of them fits' },
    'Reply to the offer and say what is missing, or ask for another size. You get another offer, with a price, a date and a scope of its own. Most tasks fit no package exactly, and their offers are based on none. Your payment is protected in the same way.',
  ],
  'book-a-consultation': [
    `If you aren’t sure what to order, talk to us first. The consultation takes ${facts.consultationMinutes} minutes, is free, and doesn’t commit you to anything.`,
    { kind: 'heading', text: 'What it is good for' },
    {
      kind: 'list',
      items: [
        'Finding out whether a routine can be automated, and whether that is worth the effort.',
        'Breaking a large project into tasks that can be ordered one at a time.',
        'Getting an idea of price and timing before you ask your manager.',
        'Choosing between two services that both sound right.',
      ],
    },
    { kind: 'heading', text: 'How to prepare' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Choose the closest service in your request, or “Not sure yet.”',
        'Describe the routine as it works today: who does it, how often, and where it goes wrong.',
        'Have one real example ready for the call. Replace names and amounts if they are confidential.',
      ],
    },
    `${consultation.ask} ${consultation.result} You also get a short written summary: the task in our words, what you would need to provide, and whom we would propose. What you do with it is up to you, even if you take it elsewhere.`,
  ],
  'offer-your-first-service': [
    'A good first service is narrow. “I repair formulas in budget sheets” finds buyers sooner than “office work of all kinds,” and it is easier to price.',
    {
      kind: 'list',
      ordered: true,
      items: [
        `${sellerSteps.write} Use the link on the page for sellers. Our reply contains the one to your account.`,
        'In seller mode, complete your profile, verify your identity and choose a plan. You need all three before you can publish.',
        'Describe the service by its result: what the buyer sends, and what they get back.',
        'Set up the three packages. Say what isn’t included, too.',
        `Add a sample that you are allowed to show. ${sellerSteps.read}`,
      ],
    },
    { kind: 'heading', text: 'Your first weeks' },
    `You begin as a New Seller. Your level rises as you deliver orders on time${capabilities.reviews ? ' and get good reviews' : ''}, so the early orders matter most: accept only what you can finish, and answer questions the day they arrive.`,
    { kind: 'heading', text: 'What it costs' },
    `The smallest plan, ${starter.name}, costs €${starter.price.monthly} a month and has a service fee of ${starter.fee}%. The fee comes out of the order’s price when the buyer approves the work, so there is no fee until you earn something. Each order shows how much you will receive.`,
  ],
};
