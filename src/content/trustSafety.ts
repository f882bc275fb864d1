import { config } from '../config.ts';
import { capabilities } from '../configuration/capabilities.ts';
import { facts } from './facts.ts';
import { guarantee } from './guarantee.ts';
import type { PageWords } from './page.ts';
import { access, release, reporter, sellerSteps, tax } from './promises.ts';

const orReview = capabilities.reviews ? ' or a review' : '';

export const trustSafety = {
  title: 'Trust & safety',
  description: `How ${config.name} protects buyers and sellers: payment protection, identity checks, content moderation, fraud detection and dispute resolution.`,
  heading: 'Trust & safety',
  lead: 'Work between strangers needs clear rules. Here is what we check, how we hold the money until the work is approved, and what to do if something looks wrong.',
  money: {
    heading: 'Where your money is',
    lead: 'At every stage of an order, you can tell who has the money and what would move it.',
    liability: `If we make a mistake, our liability is limited to what you paid in the prior ${facts.liabilityMonths} months. The full rule is in the`,
    liabilityLink: 'terms of service',
    feeTitle: 'Our fee and our liability',
    fee: `The service fee comes out of the seller’s share. Buyers pay nothing on top of the price. ${tax}`,
    feeLink: 'How much it is',
    number: '#',
    columns: { moment: 'Stage', amount: 'The money is', moves: 'It moves when' },
    rows: [
      {
        moment: 'Requested, offered',
        amount: 'the buyer’s',
        moves: 'the buyer agrees to the offer and pays',
      },
      {
        moment: 'Ordered',
        amount: 'paid by the buyer, and held',
        moves: 'the seller declines, and it goes back to the buyer',
      },
      { moment: 'In progress', amount: 'held', moves: 'both agree to cancel' },
      { moment: 'Late', amount: 'held', moves: 'the buyer wants it back instead of a new date' },
      { moment: 'Delivered', amount: 'held', moves: 'the buyer approves' },
      {
        moment: 'Delivered, no answer',
        amount: 'held',
        moves: 'our reminder stays unanswered, and the delivery clearly matches the order',
      },
      { moment: 'In dispute', amount: 'held', moves: 'the dispute is decided, in writing' },
      {
        moment: 'Approved',
        amount: 'released to the seller, minus the service fee',
        moves: 'the seller withdraws it',
      },
    ],
    caption: 'An order from request to withdrawal',
  },
  protections: {
    heading: 'Six protections',
    lead: 'What we check, what we hold, and who decides. All of it is included.',
    items: [
      {
        title: 'Buyer Protection',
        text: `${release} ${guarantee}`,
      },
      {
        title: 'Data Security',
        text: 'Connections are encrypted, each file belongs to one order, and card numbers go straight to the payment provider; we don’t store them.',
      },
      {
        title: 'Identity Verification',
        text: capabilities.accounts
          ? 'Sellers show an ID and their face before they publish anything. Their profile says that they were verified, but doesn’t show the documents.'
          : 'Sellers show us an ID and their face before their first offer. No one else sees the documents.',
      },
      {
        title: 'Content Moderation',
        text: `${capabilities.accounts ? sellerSteps.read : 'We look at a seller’s work before their first offer.'} Copied samples, prohibited work and ready-made homework don’t get through.`,
      },
      {
        title: '24/7 Fraud Detection',
        text: `We watch ${capabilities.accounts ? 'sign-ins and ' : ''}payments for unusual patterns, day and night. Anything suspicious is stopped first and then reviewed by a person.`,
      },
      {
        title: 'Dispute Resolution',
        text: `If a buyer and a seller can’t agree, one of us reads the order and decides in writing. Either side may ask once, within ${facts.secondReaderDays} days, for a second reader, whose decision is final.`,
      },
    ],
  },
  guidelines: {
    heading: 'Six habits that keep you safe',
    lead: 'Rules only help if both sides follow them. These habits cost nothing.',
    items: [
      {
        title: 'Pay here, or not at all',
        text: 'We can’t hold, return or prove a payment made elsewhere.',
      },
      {
        title: 'Keep messages in the order',
        text: 'If you disagree later, a phone call proves nothing. Confirm in a message what you agreed on.',
      },
      {
        title: 'Share only what’s needed',
        text: 'Most tasks need the shape of a file, not the names in it.',
      },
      {
        title: 'Never share passwords',
        text: access,
      },
      {
        title: 'Open it before you approve',
        text: 'Try the file on your own computer, with your own data. Approval releases the money for good.',
      },
      {
        title: 'Trust your doubts',
        text: 'Pressure, flattery or a price far below our estimate is a reason to ask one more question.',
      },
    ],
  },
  reports: {
    heading: 'Report a problem',
    lead: `We investigate every report within ${facts.reportHours} hours. You don’t have to be certain. ${reporter}`,
    urgent: 'In danger? Call the local emergency number first. We read quickly, but we can’t send help.',
    help: 'If it is about an order, give its number and quote the line, so that we find it at once.',
    helpLink: 'How reports are handled',
    items: [
      {
        title: 'A person',
        text: `Threats, insults, a fake name, or pressure to pay outside ${config.name}.`,
        subject: 'Report: a person',
      },
      {
        title: `A service${orReview}`,
        text: `Copied samples, ${capabilities.reviews ? 'fake reviews, ' : ''}or something that shouldn’t be offered at all.`,
        subject: `Report: a service${orReview}`,
      },
      {
        title: 'A payment',
        text: 'A charge you don’t recognize, or a withdrawal you didn’t make.',
        subject: 'Report: a payment',
      },
      {
        title: 'A security problem',
        text: 'You found a way to see data that isn’t yours. Please tell us before you tell anyone else.',
        subject: 'Report: a security problem',
      },
    ],
  },
  /** Sample badges (decision H11). The note beside them says so. */
  badges: {
    heading: 'What the badges mean',
    noteTitle: 'Sample badges',
    note: 'These badges are samples: this site has not been audited or certified. A company that displays them should be able to prove each one.',
    items: [
      {
        title: 'SSL Secured',
        text: 'Everything between your browser and the site is encrypted. You can check: the address begins with https, and your browser shows who issued the certificate.',
      },
      {
        title: 'PCI Compliant',
        text: 'Card data is handled by the card companies’ rules, from the form to the bank. The proof is a yearly attestation of compliance.',
      },
      {
        title: 'GDPR Compliant',
        text: 'Personal data is used for stated purposes, can be viewed, corrected and deleted, and is not kept longer than needed. This is a legal duty in the European Union, not an award, and no authority issues a badge with that name.',
      },
      {
        title: 'ISO 27001',
        text: 'An independent auditor has found that the company manages information security by an international standard. The certificate states its scope and expiration date.',
      },
    ],
  },
} as const satisfies PageWords & Record<string, unknown>;
