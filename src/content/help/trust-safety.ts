import { config } from '../../config.ts';
import { capabilities } from '../../configuration/capabilities.ts';
import { facts } from '../facts.ts';
import { access, reporter } from '../promises.ts';
import type { ArticleTexts } from './topics.ts';

export const bodies: ArticleTexts = {
  'report-a-problem': [
    'You don’t need proof to report something, only a reason. If a message feels wrong, a portfolio looks copied, or you are asked to pay somewhere else, tell us and we will look into it.',
    { kind: 'heading', text: 'How to report' },
    {
      kind: 'list',
      ordered: true,
      items: [
        `Use the link under Trust & Safety that fits. Name the order, the person${capabilities.accounts ? ', the gig' : ''}${capabilities.reviews ? ', the message or the review' : ' or the message'}, so that we see what you saw.`,
        'Add a sentence or two about what happened before and after.',
        'Leave the conversation as it is. Deleted messages are harder to judge.',
      ],
    },
    { kind: 'heading', text: 'What we do with it' },
    `Every report is investigated within ${facts.reportHours} hours. A person reads it together with the order and the messages it is about. Depending on what they find, we remove the content, warn or suspend the ${capabilities.accounts ? 'account' : 'seller'}, return held money, or take no action because no rule was broken. We tell you the outcome.`,
    `${reporter} When only two people are involved they may guess, so let us know if that worries you and we will be careful with the timing. If a crime may have been committed, go to the police as well; they can ask us for records.`,
  ],
  'recognize-a-scam': [
    'Most scams look alike. They rush you, they move you away from this site, and they ask for something the task doesn’t need.',
    { kind: 'heading', text: 'Signs for buyers' },
    {
      kind: 'list',
      items: [
        'A discount for paying by bank transfer or gift card.',
        'A portfolio whose images appear elsewhere under another name.',
        'A request for your login instead of a guest account or an exported file.',
      ],
    },
    { kind: 'heading', text: 'Signs for sellers' },
    {
      kind: 'list',
      items: [
        'An unpaid “test” that happens to be the whole task.',
        'A buyer who overpays and wants the difference back.',
        'A file that must be opened with macros enabled before you can see what the work is.',
        'An invitation to a group chat that promises many more clients.',
      ],
    },
    { kind: 'heading', text: 'What to do' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Stop replying. You don’t owe anyone an answer.',
        'Don’t open any more files or follow any more links.',
        capabilities.accounts
          ? 'Report the message, and change your password if you typed it anywhere outside this site.'
          : 'Report the message to us.',
      ],
    },
    `We never ask for your password, in a message or by phone. Anyone who does isn’t from ${config.name}, even if they use our name or logo. There is no shame in being fooled, and telling us early protects other people. If money has already left your account, call your bank before you do anything else: the first hour matters most.`,
  ],
  'verify-your-identity': [
    'Sellers verify their identity before they publish anything. This makes it harder to misuse stolen accounts, and it tells buyers that a real person is responsible for the work.',
    { kind: 'heading', text: 'What you need' },
    {
      kind: 'list',
      items: [
        'A passport, identity card or driver’s license that hasn’t expired.',
        'A camera to take a photo of yourself during the check.',
        'For companies: an extract from the business register that names you.',
      ],
    },
    { kind: 'heading', text: 'How it works' },
    {
      kind: 'list',
      ordered: true,
      items: [
        'Open Identity in your account settings and choose the document.',
        'Photograph it flat, in daylight, with all four corners visible.',
        'Follow the instructions for the photo of yourself, without sunglasses or a hat.',
        'Wait for the result. We send it by email and show it in your settings.',
      ],
    },
    'If the check fails, the message tells you why. Glare, a cropped edge or a nickname on the profile are common reasons, and you can try again right away. If your last name has changed, include the document that shows the change.',
    'Your profile shows only that you passed the check. Buyers see neither the document nor your date of birth, and our staff may open the images for this purpose only.',
  ],
  'settle-a-dispute': [
    `Open a dispute when you have talked to each other and can’t agree. A reader from ${config.name} then goes through the order and decides what happens to the held amount.`,
    { kind: 'heading', text: 'Before you open one' },
    'In the order, say what is missing and which requirement it belongs to. Many disagreements end there, because the seller had understood that requirement differently.',
    { kind: 'heading', text: 'Opening it' },
    {
      kind: 'list',
      ordered: true,
      items: [
        capabilities.orders
          ? 'On the page of your request, press Open a dispute.'
          : 'Write to us that you open a dispute, with the number of the order.',
        'State the outcome you want: another revision, part of the price back, or a cancellation.',
        'Attach your evidence: the file as delivered, a screenshot, the sentence from the brief.',
        'The other side replies to it, and both of you see everything.',
      ],
    },
    { kind: 'heading', text: 'How it is decided' },
    'We compare what was delivered with what was written in the order. A missing part is a reason for a refund; a difference in taste is not. We can’t consider agreements made by phone or in another app, because we can’t check them.',
    `You both receive the decision in writing, with its reasons. Within ${facts.secondReaderDays} days, either side may ask once, by email or with the contact form, for a second reader, who reads everything from the start; that decision is final. One dispute doesn’t ${capabilities.accounts ? `cost either side their level${capabilities.reviews ? ' or rating' : ''}` : 'count against either side'}. We only look at a pattern.`,
  ],
  'share-confidential-files': [
    'Sellers usually need the structure of your file, not its contents. A payroll sheet can be repaired with made-up names in it, and a contract can be edited without its signatures.',
    { kind: 'heading', text: 'Before you send it' },
    {
      kind: 'list',
      items: [
        'Replace names, addresses and account numbers with placeholders of the same length.',
        'Delete hidden sheets, comments and earlier versions; office programs store more than they show.',
        'Send an excerpt if the pattern repeats: fifty rows show as much as the full list.',
        'Remove passwords and keys from scripts before anyone else reads them.',
      ],
    },
    { kind: 'heading', text: 'While the order is in progress' },
    `${
      capabilities.orders
        ? 'Send files on the page of your request instead of by email. There, only we and whoever has its link can open them, and we pass them on to the seller alone.'
        : 'Send files by email to us, and to no one else: we pass them on to the seller alone.'
    } If the seller needs access to a system, don’t share yours. ${access}`,
    { kind: 'heading', text: 'A signed agreement' },
    'Sellers may use your files for this order and for nothing else. If your company wants its own agreement signed as well, attach it to the requirements before you pay; the seller may accept it or decline the order. If the files contain your customers’ personal data, you also need a data processing agreement.',
  ],
  'reviews-and-ratings': [
    'Only buyers who have paid for an order and approved it can review it. That rule alone keeps out most fake reviews. To write one, reply to our last email about the order, with a number from one to five.',
    { kind: 'heading', text: 'Writing a helpful review' },
    {
      kind: 'list',
      items: [
        'Name the task, so readers can tell whether theirs is similar.',
        'Say what you received and whether it arrived on the agreed day.',
        'Mention one thing the seller could do better, if there was one.',
        'Leave out private details: real figures, clients, the text itself.',
      ],
    },
    { kind: 'heading', text: 'What we take down' },
    'Harsh opinions stay. We remove insults, threats, private data and advertising, along with any review that was paid for, traded for another or demanded as the price of a refund. We also remove reviews about something the seller had no part in, such as a bank transfer.',
    { kind: 'heading', text: 'Replying to a review' },
    'Sellers get one public reply. Sleep on it first. Future buyers read the reply more closely than the complaint, and a calm sentence about what you have changed since then does more than a defense. If you believe a review breaks the rules, report it rather than argue with it; it doesn’t count toward your rating while we check. As a buyer, you can change your review later, for example after a late fix, and the date of the change is shown with it.',
  ],
};
