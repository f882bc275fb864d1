import { config } from '../../config.ts';
import { capabilities } from '../../configuration/capabilities.ts';
import { plans } from '../../configuration/plans.ts';
import { facts } from '../facts.ts';
import type { ArticleTexts } from './topics.ts';

const [, professional, enterprise] = plans;

export const bodies: ArticleTexts = {
  'switch-between-buying-and-selling': [
    'Buyer mode and seller mode are two views of the same account. Your name, password and messages stay the same; the menu, the start page and the orders you see change.',
    {
      kind: 'list',
      ordered: true,
      items: [
        'Open the menu under your initials.',
        'Choose Switch to selling or Switch to buying.',
        'The page reloads in the other view and remembers it for next time.',
      ],
    },
    { kind: 'heading', text: 'What each mode shows' },
    {
      kind: 'list',
      items: [
        'Buying: your requests and offers, orders, invoices, payment cards.',
        'Selling: gigs you offer, orders you received, earnings, your level.',
        'Both: your inbox, notifications and security settings.',
      ],
    },
    `Each message is labeled with the role in which you received it, so you never reply from the wrong one.${
      capabilities.reviews
        ? ' Reviews are separate, too: what sellers say about you as a client doesn’t affect your rating as a seller.'
        : ''
    }`,
    'You can’t order your own gig, even to try it out. Use the preview in the editor instead; it shows the page as buyers see it. If you have never sold anything, write to us first; the seller view opens once we have accepted you.',
  ],
  'change-your-password': [
    `A password for ${config.name} has at least ${facts.passwordLength} characters and includes numbers and symbols. Long is better than complicated: four unrelated words with a digit and a dash between them are easy to remember and hard to guess.`,
    { kind: 'heading', text: 'If you know the current one' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Go to Settings, then Security.',
        'Type the current password once and the new one below it.',
        'Save. You stay signed in here, and all other devices are signed out.',
      ],
    },
    { kind: 'heading', text: 'If you have forgotten it' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Choose Forgot password on the sign-in page and enter your email address.',
        'Follow the link in the message, on the same device if you can.',
        'Set a new password. The old one stops working right away.',
      ],
    },
    'That page gives the same answer whether or not an account exists, so that no one can find out who is registered. If no message arrives, you probably signed up with another address. Look for our invoices in your other mailboxes.',
    'Don’t use this password anywhere else. A password manager, built into every current browser, remembers it for you and won’t fill it in on a page that only looks like ours. There is no need to change a good password every few months. If someone may have seen it, change it at once and turn on two-step sign-in, too.',
  ],
  'change-your-email-address': [
    'You sign in with your email address, and we send receipts to it. Change it before you lose access to the old mailbox, for example before you leave a company.',
    {
      kind: 'list',
      ordered: true,
      items: [
        'In Settings, open Profile and choose Change address.',
        'Enter the new address and confirm with your password.',
        `Open the message we send there and follow its link within ${facts.verificationLinkHours} hours.`,
        'We also notify the old address, with a way to stop the change.',
      ],
    },
    'Nothing changes until you follow the link: you sign in as before, and messages go to the old address. If the link has expired, start again; you can try as often as you need.',
    { kind: 'heading', text: 'If you have lost the old mailbox' },
    `Write to us with the number of a recent order and the name on the account. Before we change the address, we ask for something that only you can know or show. If you have ever been paid through ${config.name}, have the name of your bank ready. This takes longer than the usual way on purpose: it gives the real owner time to stop a stranger who claims to be them.`,
    'Each member of a team keeps their own address. A team’s administrator can remove a member but can’t change that person’s address.',
  ],
  'turn-on-two-step-sign-in': [
    'With two-step sign-in, a password alone isn’t enough. After typing it, you confirm with a code from your phone that changes every few seconds, or with a security key.',
    { kind: 'heading', text: 'Setting it up' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Install an authenticator app, or have your security key ready.',
        'In Settings, open Security and choose Two-step sign-in.',
        'Scan the QR code with the app, and type the code that it shows.',
        'Print or write down the recovery codes. Each one works once.',
      ],
    },
    { kind: 'heading', text: 'A new phone' },
    'Set up the app on the new phone while the old one still works: on the same page you can add a second device and then remove the first. If you have lost the old phone, sign in with a recovery code and repeat the setup.',
    { kind: 'heading', text: 'No code left' },
    'If you have no phone, no key and no recovery codes, only support can help, after an identity check. Keep the codes where you keep your passport, not in the mailbox they are meant to protect.',
    `If you are paid through ${config.name}, we recommend that you turn this on. A team can require it for all of its members.`,
  ],
  'choose-your-notifications': [
    'Some messages have to reach you; the rest are optional. We always send what concerns your orders and your money, and you decide about everything else.',
    { kind: 'heading', text: 'Always sent' },
    {
      kind: 'list',
      items: [
        'A delivery, a question or a new date in one of your orders.',
        'Payments, refunds and withdrawals.',
        'Changes to your password, email address or bank account.',
      ],
    },
    { kind: 'heading', text: 'Up to you' },
    {
      kind: 'list',
      items: [
        'News about the product and new categories.',
        'Reminders about unfinished requests.',
        'A weekly summary instead of individual messages.',
        'Invitations to take part in a survey.',
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Open Settings and then Notifications.',
        'For each line, choose email, browser, both or neither.',
        'If you want your evenings free, set quiet hours in your own time zone.',
      ],
    },
    'Quiet hours only delay messages: in the morning, everything arrives in one email. Browser notifications also need your permission in the browser, and if you declined it once, you can only grant it in the browser’s settings. Every optional email ends with a link that turns off just that kind.',
  ],
  'work-as-a-team': [
    'A team account lets several people order and approve work for one company, with one billing address. No one has to share a password, and you can see later who agreed to what.',
    { kind: 'heading', text: 'Three roles' },
    {
      kind: 'list',
      items: [
        'Administrators invite and remove people and manage payment.',
        'Members place orders and approve deliveries within their budget.',
        'Guests can read and comment but can’t spend money.',
      ],
    },
    { kind: 'heading', text: 'Inviting a colleague' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Choose Team in the settings and enter your colleague’s work address.',
        'Select the role and, for members, a monthly budget.',
        'They accept the invitation with their own account or create a new one.',
      ],
    },
    `You don’t need a plan to order as a team. The ${enterprise.name} plan has no limit on team members and includes an account manager who helps with the setup. If a colleague leaves, hand over their orders before you remove them; the seller sees the new name.`,
    'Conversations that began in the team belong to the team. Private orders, which you placed before you joined or in your own name, stay invisible to your employer.',
  ],
  'set-region-and-currency': [
    'Your region decides which currency we use for price estimates, and how those amounts are formatted. It doesn’t have to be where you live, and it never changes what you pay.',
    { kind: 'heading', text: 'What you see' },
    'All prices are set and charged in euros. If you choose another region, you see an estimate in its currency, marked with “≈” (approximately), followed by the price in euros. The estimate uses a table of reference rates, and the region page shows its date. Your bank converts at its own rate.',
    {
      kind: 'list',
      ordered: true,
      items: [
        'Follow the region link at the bottom of any page.',
        'Choose yours. The current one is highlighted.',
        'A short message confirms your choice, and every page shows its prices for that region.',
      ],
    },
    { kind: 'heading', text: 'Where it is stored' },
    'Your choice is saved in this browser, without an account and without your name. Another device or a private window starts with the European Union again. Clearing this site’s data in your browser resets it.',
    'Estimates are rounded to whole amounts. Where several currencies share a symbol, such as the dollar sign, a letter or two in front of it shows the country, as in US$ or CA$.',
  ],
  'understand-seller-levels': [
    `A seller’s level tells buyers at a glance how much experience that seller has on ${config.name}. There are four: New Seller, Level 1, Level 2 and Top Rated.`,
    { kind: 'heading', text: 'What each level means' },
    {
      kind: 'list',
      items: [
        'New Seller: the seller’s identity is verified, and the first orders are still to come.',
        'Level 1: the first orders were delivered on time and approved.',
        'Level 2: a longer record of the same, with few revisions and returning buyers.',
        'Top Rated: awarded by our team after reviewing a long record of orders.',
      ],
    },
    { kind: 'heading', text: 'How your level changes' },
    `We check levels regularly, and they can go up or down. On-time deliveries, answered messages${capabilities.reviews ? ', few cancellations and good reviews' : ' and few cancellations'} raise your level. A bad month shows, but older orders count less as new ones come in, so you can always recover.`,
    { kind: 'heading', text: 'What a level affects' },
    'Your level affects how soon we propose you and how large your packages may be. Of sellers who fit a request equally well, we propose the one with the higher level first, and we recommend Top Rated sellers to enterprise clients before all others. It never affects the service fee, which depends only on your plan. In seller mode, your level page shows which of these points are in good shape and which one is holding you back, with the orders behind each.',
  ],
  'download-your-data': [
    'You can download the data we hold about you. You don’t need a reason, and it has no effect on your account or your orders.',
    { kind: 'heading', text: 'What is in it' },
    {
      kind: 'list',
      items: [
        'Your profile and settings.',
        'Orders with their requirements, dates and amounts.',
        'Messages you wrote and received.',
        'Invoices and withdrawals.',
        'Records of sign-ins, with the time and type of device.',
      ],
    },
    { kind: 'heading', text: 'How to get it' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Choose Privacy in the settings, then Export my data.',
        'Confirm with your password.',
        'When we tell you that the archive is ready, download it while you are signed in.',
      ],
    },
    'Text comes as JSON, a format that programs can read and people can make sense of; attachments come as they were uploaded. Your messages include what other people wrote to you, so keep the archive as safe as your mailbox.',
    `To correct a mistake, edit your profile or tell us what is wrong.${
      capabilities.api
        ? ` Customers on the ${professional.name} plan and above can also fetch orders through the API.`
        : ''
    } The privacy policy lists your other rights and whom to contact.`,
  ],
  'close-your-account': [
    'You can leave at any time. If you have nothing open, closing your account takes two minutes; otherwise, the settings show you what is left to do.',
    { kind: 'heading', text: 'Before you close it' },
    {
      kind: 'list',
      items: [
        'Orders in progress: complete or cancel them, so that no one is left waiting.',
        'Money in your balance: withdraw all of it.',
        'A paid plan: cancel it. It ends with the period you have paid for.',
        'A team: if you are its only administrator, choose another one.',
      ],
    },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Download your data if you may need it later.',
        'Choose Close account at the bottom of the settings.',
        'Confirm with your password, and again with the link we send you.',
      ],
    },
    { kind: 'heading', text: 'What remains' },
    `Your profile and gigs disappear from the site.${
      capabilities.reviews
        ? ' Reviews you wrote stay, signed “former member,” because they are about another person’s work.'
        : ''
    } We keep invoices for as long as tax law requires and use them for nothing else.`,
    'A closed account can’t be reopened. You can sign up again with the same address, but you start over. If you only need a break, turn off optional messages and pause your gigs instead.',
  ],
};
