import { plans } from '../../configuration/plans.ts';
import { facts } from '../facts.ts';
import type { ArticleTexts } from './topics.ts';

const [starter] = plans;

export const bodies: ArticleTexts = {
  'create-your-account': [
    'One account is enough for everything: you order with it, and you can sell with it later without signing up again. All it takes is a name, an e-mail address that you read, and a password.',
    {
      kind: 'list',
      ordered: true,
      items: [
        'Enter your name as it should stand on invoices, and your e-mail address.',
        `Choose a password of at least ${facts.passwordLength} characters, with numbers and symbols among them.`,
        'Open the message we send to that address and follow the link in it.',
        'Say whether you come to order or to sell first. It only decides what you see after signing in.',
      ],
    },
    { kind: 'heading', text: 'If the link does not work' },
    `The verification link is valid for ${facts.verificationLinkHours} hours. After that it is dead for safety, and the sign-in page offers to send a new one. If nothing arrives, look in the spam folder first, then check the address for a typing mistake; a company filter may also hold messages with links for a while.`,
    { kind: 'heading', text: 'Who may have an account' },
    `You must be ${facts.minimumAge} or have the consent of a parent. One person has one account; colleagues who need access to the same orders join as members of a team instead of sharing a password. Companies can add a tax number to the profile, and it then stands on every invoice.`,
  ],
  'place-your-first-order': [
    'An order is an agreement in writing: what goes in, what comes back, by when and for how much. Ten minutes spent before paying usually save a round of questions afterwards.',
    {
      kind: 'list',
      ordered: true,
      items: [
        'Find the service by its category, or look through the popular ones.',
        'Read what is included and what the seller needs from you. The sample in the gallery shows the kind of result, not your result.',
        'Pick a package. Price, delivery time and number of revisions stand beside each other.',
        'Fill in the requirements: the file, what it is for, who will read it, and the one thing that must not go wrong.',
        'Check the total and pay. The money is held from this moment, and the delivery time starts to run.',
      ],
    },
    { kind: 'heading', text: 'What happens next' },
    'The seller confirms that everything needed is there, or asks. You can follow the order on its own page, where messages and files stay together. When the work arrives, open it, compare it with the requirements, and then either approve it or ask for a revision.',
    'Start small if you are unsure. A single sheet or two pages of text tell you more about a seller than any profile, and if the result convinces you, the larger task can go to the same person.',
  ],
  'choose-a-package': [
    'Every service comes in three packages: Basic, Standard and Premium. They are the same craft in three sizes, and the seller decides what each one holds.',
    {
      kind: 'list',
      items: [
        'Basic is for one clearly bounded thing: one formula that fails, one page to be read by a second pair of eyes.',
        'Standard adds room to change your mind. It is chosen in advance because most tasks turn out a little larger than they looked.',
        'Premium is for work that is urgent, or where several people on your side will have an opinion.',
      ],
    },
    { kind: 'heading', text: 'Three things to compare' },
    'Look at the delivery time first, because it is the one line you cannot stretch later. Then count the revisions: each is one complete list of changes, so collect remarks from everybody before you send them. Last, read the list of what is included. A cheaper package with a missing line costs more than the next size up.',
    { kind: 'heading', text: 'When none of them fits' },
    'Write to the seller before ordering and describe the task. They can answer with an offer of their own, which has a price, a date and a scope like any package and is protected in the same way.',
  ],
  'book-a-consultation': [
    `If you cannot tell yet what to order, talk to us first. The consultation takes ${facts.consultationMinutes} minutes, costs nothing and commits you to nothing.`,
    { kind: 'heading', text: 'What it is good for' },
    {
      kind: 'list',
      items: [
        'Finding out whether a routine can be automated, and whether that is worth the effort.',
        'Cutting a large wish into tasks that can be ordered one at a time.',
        'Getting a feeling for price and duration before you ask your manager.',
        'Choosing between two services that both sound right.',
      ],
    },
    { kind: 'heading', text: 'How to prepare' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Press Get Started and choose the service that comes nearest, or the option for being unsure.',
        'Describe the routine as it is today: who does it, how often, and where it goes wrong.',
        'Have one real example at hand. Replace names and amounts if they are confidential.',
      ],
    },
    `We reply within ${facts.replyDays} business day and suggest a time. Afterwards you get a short written summary: the task in our words, what you would have to provide, and which package or seller we would ask. What you do with it is up to you, including taking it elsewhere.`,
  ],
  'offer-your-first-service': [
    'A good first service is narrow. "I repair formulas in budget sheets" finds its buyers sooner than "office work of all kinds", and it is easier to price.',
    {
      kind: 'list',
      ordered: true,
      items: [
        'Switch your account to seller mode and complete your profile: what you do, for whom, and the languages you work in.',
        'Confirm your identity; nothing is published or paid out before that.',
        'Describe the service by its result: what the buyer sends, and what comes back.',
        'Set the three packages. Write down what is not included as well.',
        'Add a sample that you are allowed to show, and publish.',
      ],
    },
    { kind: 'heading', text: 'Your first weeks' },
    'You begin as a New Seller. Levels rise with orders delivered on time and with what buyers say about them, so the early ones count most: accept only what you can finish, and answer questions the day they come.',
    { kind: 'heading', text: 'What it costs' },
    `The service fee depends on your plan and is ${starter.fee}% in the ${starter.name} plan. It is taken out of the order when the buyer approves, never before you have earned anything, and the order page shows the amount that will be left for you.`,
  ],
};
