import { facts } from './facts.ts';
import type { PageWords } from './page.ts';

export const trustSafety = {
  title: 'Trust & safety',
  description:
    'How Deskhand protects buyers and sellers: payment protection, identity checks, moderation, fraud detection and disputes.',
  heading: 'Trust & safety',
  lead: 'Work between strangers needs rules that hold. Here is what we check, what we hold back until the work is approved, and what to do when something looks wrong.',
  money: {
    heading: 'Where your money is',
    lead: 'At every moment of an order it is clear who has the amount and who can move it.',
    liability: `Should we make a mistake ourselves, our liability ends at what you paid in the ${facts.liabilityMonths} months before. The whole rule is in the`,
    liabilityLink: 'terms of service',
    feeTitle: 'What is taken off, and what we owe',
    fee: 'The service fee is part of the price, not an addition to it.',
    feeLink: 'How high it is',
    number: '#',
    columns: { moment: 'Moment', amount: 'The amount is', moves: 'It moves when' },
    rows: [
      {
        moment: 'Ordered',
        amount: 'paid by the buyer, and held',
        moves: 'the seller declines: back to the buyer',
      },
      { moment: 'In work', amount: 'held', moves: 'both agree to cancel' },
      { moment: 'Delivered', amount: 'held', moves: 'the buyer approves' },
      { moment: 'In dispute', amount: 'held', moves: 'we have decided, in writing' },
      { moment: 'Approved', amount: 'the seller’s, less the service fee', moves: 'the seller withdraws it' },
    ],
    caption: 'An order from payment to withdrawal',
  },
  protections: {
    heading: 'Six protections',
    lead: 'What is checked, what is held, and who decides. None of it has to be booked.',
    items: [
      {
        title: 'Buyer Protection',
        text: 'You approve first, the seller is paid second. If a part that was agreed is missing and stays missing, its price is returned to you.',
      },
      {
        title: 'Data Security',
        text: 'Connections are encrypted, files belong to one order, and card numbers go to the payment provider without being stored by us.',
      },
      {
        title: 'Identity Verification',
        text: 'Sellers show a document and their face before they publish anything. A profile says whether that was done, and nothing else about it.',
      },
      {
        title: 'Content Moderation',
        text: 'Services are read before they are published. Copied samples, forbidden work and offers of ready-made homework do not get through.',
      },
      {
        title: '24/7 Fraud Detection',
        text: 'Sign-ins and payments are compared with the usual pattern day and night. What does not fit is stopped first and then looked at by a person.',
      },
      {
        title: 'Dispute Resolution',
        text: 'When two people cannot agree, a third reads the order and decides in writing. Either side may ask for a second reader.',
      },
    ],
  },
  guidelines: {
    heading: 'Six habits that keep you safe',
    lead: 'Rules protect only as far as both sides use them. These cost nothing.',
    items: [
      {
        title: 'Pay here, or not at all',
        text: 'A payment made elsewhere cannot be held, returned or proved.',
      },
      {
        title: 'Keep talk in the order',
        text: 'What was said by telephone does not exist when opinions differ later. Confirm it in a message.',
      },
      {
        title: 'Send the least that will do',
        text: 'Most tasks need the shape of a file, not the names in it.',
      },
      {
        title: 'Give no passwords away',
        text: 'Create a guest access with few rights, and remove it on the day the work is approved.',
      },
      {
        title: 'Open it before you approve',
        text: 'Try the file on your own machine and with your own data. Approval releases the money for good.',
      },
      {
        title: 'Trust your doubts',
        text: 'Hurry, flattery and a price far below all others are reasons to ask one more question.',
      },
    ],
  },
  reports: {
    heading: 'Report something',
    lead: `Each report is investigated within ${facts.reportHours} hours. You need not be certain, and the person you report is not told your name.`,
    urgent: 'In danger? Call the local emergency number first. We read quickly, but we cannot come.',
    help: 'Within an order, Report stands beside every message and shows us the very line.',
    helpLink: 'How reports are handled',
    items: [
      {
        title: 'A person',
        text: 'Threats, insults, a false name, or pressure to pay outside Deskhand.',
        subject: 'Report: a person',
      },
      {
        title: 'A service or a review',
        text: 'Copied samples, invented praise, something that should not be offered at all.',
        subject: 'Report: a service or a review',
      },
      {
        title: 'A payment',
        text: 'A charge you do not recognize, or a withdrawal that you did not start.',
        subject: 'Report: a payment',
      },
      {
        title: 'A gap in security',
        text: 'You found a way to see what is not yours. Tell us before you tell others, and we thank you for it.',
        subject: 'Report: a gap in security',
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
        text: 'Everything between your browser and the site is encrypted. You can check it yourself: the address begins with https, and the browser names who issued the certificate.',
      },
      {
        title: 'PCI Compliant',
        text: 'Card data is handled by the rules of the card companies, from the form to the bank. The proof is a yearly attestation of compliance.',
      },
      {
        title: 'GDPR Compliant',
        text: 'Personal data is used for stated purposes, can be seen, corrected and deleted, and is not kept longer than needed. It is a legal duty in the European Union, not an award, and no authority gives out a badge for it by that name.',
      },
      {
        title: 'ISO 27001',
        text: 'An independent auditor has found that the company manages the security of its information by an international standard. The certificate names its scope and the day it expires.',
      },
    ],
  },
} as const satisfies PageWords & Record<string, unknown>;
