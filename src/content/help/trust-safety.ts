import { facts } from '../facts.ts';
import type { ArticleTexts } from './topics.ts';

export const bodies: ArticleTexts = {
  'report-a-problem': [
    'You do not need proof to report something, only a reason. A message that feels wrong, a copied portfolio, pressure to pay elsewhere: tell us, and we look.',
    { kind: 'heading', text: 'How to report' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Use Report on the profile, the service, the message or the review. That way we see exactly what you saw.',
        'Choose the reason that comes closest.',
        'Add a sentence or two about what happened before and after.',
        'Leave the conversation as it is. Deleted messages are harder to judge.',
      ],
    },
    { kind: 'heading', text: 'What we do with it' },
    `Every report is investigated within ${facts.reportHours} hours. A person reads it together with the order and the messages it concerns. Depending on what they find, we remove the content, warn or suspend the account, return held money, or do nothing because nothing was wrong. You hear which of these it was.`,
    'The other side does not learn who reported them. In a case with only two people involved they may guess, so say so if that worries you and we handle the timing with care. Where a crime may have been committed, go to the police as well, who can ask us for the records.',
  ],
  'recognize-a-scam': [
    'Most attempts look alike. They hurry you, they move you away from the order page, and they ask for something that the task does not need.',
    { kind: 'heading', text: 'Signs for buyers' },
    {
      kind: 'list',
      items: [
        'A discount for paying by bank transfer or gift card.',
        'A portfolio whose pictures turn up elsewhere under another name.',
        'A request for your login instead of a guest access or an exported file.',
      ],
    },
    { kind: 'heading', text: 'Signs for sellers' },
    {
      kind: 'list',
      items: [
        'A "test" that happens to be the whole task, unpaid.',
        'Somebody who overpays and wants the difference back.',
        'A file that must be opened with macros enabled before you may see what the work is.',
        'An invitation to a messenger group, with the promise of many more clients.',
      ],
    },
    { kind: 'heading', text: 'What to do' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Stop answering; you owe nobody a reply.',
        'Open no further files and follow no further links.',
        'Report the message, and change your password if you have typed it anywhere outside this site.',
      ],
    },
    'We never ask for your password, neither in a message nor on the telephone. Anyone who does, with our name or logo, is not from here. Being fooled is no disgrace, and telling us early protects the next person in line. If money has already left your account, call your bank before anything else: the first hour counts most.',
  ],
  'verify-your-identity': [
    'Sellers confirm who they are before their first service goes online. It keeps stolen accounts from being emptied, and it lets buyers know that a real person will be answerable for the work.',
    { kind: 'heading', text: 'What you need' },
    {
      kind: 'list',
      items: [
        'A passport, identity card or driving license that has not expired.',
        'A camera for a photograph of yourself, taken on the spot.',
        'For companies: an extract from the register that names you.',
      ],
    },
    { kind: 'heading', text: 'How it goes' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Open Identity in your account settings and choose the document.',
        'Photograph it flat, in daylight, with all four corners visible.',
        'Follow the instructions for the portrait, without sunglasses or hat.',
        'Wait for the result, which comes by e-mail and stands in your settings.',
      ],
    },
    'If the check fails, the message says why. Glare, a cropped edge or a nickname on the profile are the usual reasons, and you can try again straight away. A changed surname needs the document that shows the change.',
    'Your profile shows only that the check was passed. Buyers see neither the document nor your date of birth, and staff may open the pictures for this one purpose alone.',
  ],
  'settle-a-dispute': [
    'A dispute is for the case that you have talked and got stuck. Somebody from Deskhand then reads the order and decides what happens to the held amount.',
    { kind: 'heading', text: 'Before you open one' },
    'Say in the order what is missing and which line of the requirements it belongs to. Many disagreements end there, because the seller had understood the line differently.',
    { kind: 'heading', text: 'Opening it' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'On the order page choose Resolve a problem.',
        'State the outcome you want: a further revision, part of the price back, or a cancellation.',
        'Attach what supports it: the file as delivered, a screenshot, the sentence from the brief.',
        'The other side answers in the same place, and both of you see everything.',
      ],
    },
    { kind: 'heading', text: 'How it is decided' },
    'We compare what was delivered with what was written in the order. Taste is not a reason for a refund, and a missing part is. Agreements made by telephone or in another messenger cannot be considered, since nobody can check them.',
    'The decision comes with its reasons and is carried out at once. You may object to it with anything new that you have found; a second person then reads the file from the start. Neither side loses its level or its good name over a single dispute; only a pattern of them is looked at.',
  ],
  'share-confidential-files': [
    'A seller needs the structure of your file far more often than its contents. A payroll sheet can be repaired with invented names, and a contract can be edited without its signatures.',
    { kind: 'heading', text: 'Before you upload' },
    {
      kind: 'list',
      items: [
        'Replace names, addresses and account numbers by placeholders of the same length.',
        'Delete hidden sheets, comments and earlier versions; office programs keep more than they show.',
        'Send an extract when the pattern repeats: fifty rows teach as much as the full list.',
        'Remove passwords and keys from scripts before anybody else reads them.',
      ],
    },
    { kind: 'heading', text: 'While the order runs' },
    'Upload files to the order instead of mailing them. There, only you, the seller and, in a dispute, our staff can open them. When a system must be reached directly, create a guest login with as few rights as will do, and close it on the day you approve.',
    { kind: 'heading', text: 'A written promise' },
    'A seller may use your files for this order and for nothing else. If your company wants its own agreement signed as well, attach it to the requirements before you pay; the seller may accept it or turn the order down. Personal data of your customers needs a processing agreement besides.',
  ],
  'reviews-and-ratings': [
    'Only someone who has paid for an order and approved it can review it. That rule alone keeps most inventions out, and the rest of this page covers what remains.',
    { kind: 'heading', text: 'Writing one that helps' },
    {
      kind: 'list',
      items: [
        'Name the task, so that readers can tell whether theirs is similar.',
        'Say what came back and whether it arrived on the day agreed.',
        'Mention one thing the seller could do better, if there was one.',
        'Leave out what is private: real figures, clients, the text itself.',
      ],
    },
    { kind: 'heading', text: 'What we take down' },
    'A harsh judgment stays. Insults, threats, private data and advertising go, and so does any review that was paid for, traded for another or demanded as the price of a refund. A review about something that the seller had no hand in, such as a bank transfer, goes too.',
    { kind: 'heading', text: 'Answering one' },
    'Sellers have a single public reply. Sleep on it. Future buyers read the reply more closely than the complaint, and a calm sentence about what you changed since then does more than a defense. If you believe that a review breaks the rules, report it rather than argue below it; the rating pauses while we check. You can change your own review later, for instance after a late repair, and the date of the change stands beside it.',
  ],
};
