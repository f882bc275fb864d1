import { plans } from '../../configuration/plans.ts';
import { facts } from '../facts.ts';
import type { ArticleTexts } from './topics.ts';

const [, professional, enterprise] = plans;

export const bodies: ArticleTexts = {
  'switch-between-buying-and-selling': [
    'Buyer mode and seller mode are two views of the same account. Your name, your password and your messages stay; what changes is the menu, the start page and which side of an order you stand on.',
    {
      kind: 'list',
      ordered: true,
      items: [
        'Open the menu under your initials.',
        'Choose Switch to selling, or Switch to buying.',
        'The page reloads in the other view and remembers it for next time.',
      ],
    },
    { kind: 'heading', text: 'What belongs to which' },
    {
      kind: 'list',
      items: [
        'Buying: orders you placed, saved services, invoices, payment cards.',
        'Selling: services you offer, orders you received, earnings, your level.',
        'Both: the inbox, notifications and security settings.',
      ],
    },
    'Messages carry a small mark that says in which role you received them, so that an answer never comes from the wrong one. Reviews are kept apart as well: how you are as a client does not touch how you are rated as a seller.',
    'You cannot order your own service, not even to try it out. Use the preview in the editor for that, which shows the page as a stranger would see it. Somebody who has never sold anything finds a short setup here before the seller view opens.',
  ],
  'change-your-password': [
    `A password for Deskhand has at least ${facts.passwordLength} characters and contains numbers and symbols. Longer is better than stranger: four unrelated words with a digit and a dash between them are easy to keep in mind and hard to guess.`,
    { kind: 'heading', text: 'You know the current one' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Go to Settings, then Security.',
        'Type the current password once and the new one below it.',
        'Save. All other devices are signed out, this one stays.',
      ],
    },
    { kind: 'heading', text: 'You have forgotten it' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Choose Forgot password on the sign-in page and enter your address.',
        'Follow the link in the message on the same device, if you can.',
        'Set a new password. The old one stops working at that moment.',
      ],
    },
    'The answer on that page is the same whether or not an account exists, so that nobody can find out who is registered. If no message comes, you probably signed up with another address. Invoices in your mailbox tell which.',
    'Use this password nowhere else. A manager, built into every current browser, remembers it for you and refuses to fill it in on a page that only looks like ours. There is no need to change a good password every few months. Change it at once if it may have been seen, and turn on two-step sign-in besides.',
  ],
  'change-your-email-address': [
    'Your e-mail address is how you sign in and where receipts go. Change it before you lose access to the old mailbox, for example before you leave a company.',
    {
      kind: 'list',
      ordered: true,
      items: [
        'In Settings, open Profile and choose Change address.',
        'Enter the new one and confirm with your password.',
        `Open the message sent there and follow its link within ${facts.verificationLinkHours} hours.`,
        'A note goes to the previous address, with a way to stop the change.',
      ],
    },
    'Until the link is used, nothing changes: you sign in as before and messages go where they went. If the time has run out, start again; there is no limit on attempts.',
    { kind: 'heading', text: 'The old mailbox is gone already' },
    'Write to us with the number of a recent order and the name on the account. We ask for something only you can know or show before we move it, and that takes longer than the ordinary way on purpose. The stop notice is why: it protects you from a stranger who claims to be you. Have the name of the bank ready, too, if you have ever been paid through Deskhand.',
    'Members of a team keep their own address. Its administrator can remove a person, not rename one.',
  ],
  'turn-on-two-step-sign-in': [
    'With two steps, a password alone opens nothing. After typing it you confirm with a code that is shown on your telephone and changes all the time, or with a security key.',
    { kind: 'heading', text: 'Setting it up' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Install an authenticator app, or have your key ready.',
        'Open Security in the settings and choose Two-step sign-in.',
        'Scan the picture with the app, and type the code that it shows.',
        'Print or write down the recovery codes. Each works a single time.',
      ],
    },
    { kind: 'heading', text: 'A new telephone' },
    'Set up the app on the new device while the old one still works: the same page lets you add a second device and then remove the first. If the old one is lost, sign in with a recovery code and repeat the setup.',
    { kind: 'heading', text: 'No code left' },
    'Without telephone, key or recovery codes, only support can help, after an identity check. Keep the codes where you keep your passport, not in the mailbox that they are meant to protect.',
    'Everyone who is paid out money should have this switched on. A team can require it of all its members.',
  ],
  'choose-your-notifications': [
    'Some messages must reach you, others only may. The settings keep the two apart: what concerns running orders is always sent, and everything else is yours to decide.',
    { kind: 'heading', text: 'Always sent' },
    {
      kind: 'list',
      items: [
        'A delivery, a question or a change of date in one of your orders.',
        'Payments, refunds and withdrawals.',
        'Changes of password, address or bank account.',
      ],
    },
    { kind: 'heading', text: 'Up to you' },
    {
      kind: 'list',
      items: [
        'News about the product and new categories.',
        'Reminders about unfinished requests.',
        'A weekly summary instead of single messages.',
        'Invitations to take part in a survey.',
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Open Settings and then Notifications.',
        'For each line pick e-mail, browser, both or neither.',
        'Set quiet hours in your own time zone, if you want the evening to yourself.',
      ],
    },
    'Quiet hours delay, they do not discard: in the morning everything arrives in one message. Browser notices need your permission there as well, and a declined permission can only be given back in the browser itself. Each optional e-mail ends with a link that turns off just that kind.',
  ],
  'work-as-a-team': [
    'A team account lets several people order and approve under one company, with one invoice address. Nobody has to share a password, and you can see afterwards who agreed to what.',
    { kind: 'heading', text: 'Three roles' },
    {
      kind: 'list',
      items: [
        'Administrators invite and remove people and manage payment.',
        'Members place orders and approve deliveries within their budget.',
        'Guests read along and comment, but spend nothing.',
      ],
    },
    { kind: 'heading', text: 'Inviting somebody' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Choose Team in the settings and enter the colleague’s work address.',
        'Select the role and, for members, a monthly budget.',
        'They accept the invitation with an account they have or with a new one.',
      ],
    },
    `How many people may join depends on the plan; in ${enterprise.name} their number is unlimited and an account manager helps with the setup. An order keeps its owner when that person leaves: hand it over on the order page before you remove them, and the seller sees the new name.`,
    'Conversations that began in the team belong to it. Private orders, placed before joining or outside working hours in your own name, stay invisible to your employer.',
  ],
  'set-region-and-currency': [
    'The region decides in which currency you see an estimate, and how that amount is written. It is not a statement about where you live, and changing it never changes a price.',
    { kind: 'heading', text: 'What you see' },
    'All prices are set and charged in euros. If you choose another region, an estimate in its currency stands in front, marked with a wavy equals sign, and the euro price follows it. The estimate uses a table of reference rates whose date is printed on the region page; your bank will calculate with its own.',
    {
      kind: 'list',
      ordered: true,
      items: [
        'Follow the region link at the foot of any page.',
        'Pick a card. Yours is the one with the frame.',
        'A short notice confirms the choice, and amounts change on every page.',
      ],
    },
    { kind: 'heading', text: 'Where it is kept' },
    'The choice is saved in this browser, under no name and without an account. Another device starts with the European Union again, and so does a private window. Clearing the site data of your browser resets it.',
    'Estimates are whole amounts, without decimals. For currencies that share a sign, such as the several dollars, the country stands before it so that nobody has to wonder.',
  ],
  'understand-seller-levels': [
    'A level tells buyers how much experience a seller has here, in two words. There are four: New Seller, Level 1, Level 2 and Top Rated.',
    { kind: 'heading', text: 'What each one says' },
    {
      kind: 'list',
      items: [
        'New Seller: the account is checked, the first orders are still to come.',
        'Level 1: the first orders are done, on their day, and were approved.',
        'Level 2: a longer record of the same, with few revisions and buyers who return.',
        'Top Rated: given by hand, after a person has looked at recent work.',
      ],
    },
    { kind: 'heading', text: 'How you move' },
    'Levels are reviewed regularly and go both ways. Deliveries on the agreed day, answered messages, few cancellations and good reviews carry you up. A bad month shows, but old orders weigh less as new ones come in, so there is always a way back.',
    { kind: 'heading', text: 'What you get' },
    'Higher levels stand further up in lists of equal relevance, and Top Rated sellers are proposed to enterprise clients. The service fee has nothing to do with it: that depends on the plan alone, so nobody can buy a level, and nobody pays more for having a low one. Your own page in seller mode shows which of the points above are in good order and which one holds you back, with the orders that it was computed from.',
  ],
  'download-your-data': [
    'What we hold about you can be taken away as a file. You need no reason, and asking has no effect on your account or on running orders.',
    { kind: 'heading', text: 'What is in it' },
    {
      kind: 'list',
      items: [
        'Your profile and settings.',
        'Orders with their requirements, dates and amounts.',
        'Messages you wrote and received.',
        'Invoices and withdrawals.',
        'Records of sign-ins, with time and kind of device.',
      ],
    },
    { kind: 'heading', text: 'Asking for it' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Choose Privacy in the settings, then Export my data.',
        'Confirm with your password.',
        'Wait for the message saying that the archive is ready, and download it while signed in.',
      ],
    },
    'The texts come as JSON, a format that programs can read and people can decipher; attachments come as they were uploaded. Messages include what the other person wrote to you, since they are part of your own correspondence, so store the archive with the same care as a mailbox.',
    `To correct a mistake rather than export it, edit the profile or tell us what is wrong. Customers of ${professional.name} and above can also fetch their orders through the API. The privacy policy lists your further rights and whom to address.`,
  ],
  'close-your-account': [
    'You can leave at any time. Closing takes two minutes if nothing is open, and the settings tell you what still is.',
    { kind: 'heading', text: 'First bring to an end' },
    {
      kind: 'list',
      items: [
        'Orders that are running: complete or cancel them, so that no one is left waiting.',
        'Money in the balance: withdraw it, including small sums.',
        'A paid plan: cancel it, and it ends with the period already paid.',
        'A team that only you administer: appoint a successor.',
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Download your data, if you may need it later.',
        'Choose Close account at the bottom of the settings.',
        'Confirm with your password, and once more through the link sent to you.',
      ],
    },
    { kind: 'heading', text: 'What remains' },
    'Your profile and services disappear from the site. Reviews you have written stay under the words "former member", because they are about somebody else’s work. Invoices are kept as long as tax law demands and are used for nothing but that.',
    'A closed account cannot be reopened; you may sign up again with the same address, beginning at zero. If you only want peace for a while, turn off optional messages and pause your services instead.',
  ],
};
