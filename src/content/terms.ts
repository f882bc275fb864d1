import { plans } from '../configuration/plans.ts';
import { facts } from './facts.ts';
import type { LegalWords } from './legal.ts';
import { feeRange, savedByYear } from './plans.ts';

const [starter, professional, enterprise] = plans;
const fees = `${feeRange.lowest}% to ${feeRange.highest}%`;

/** The terms of use. Figures come from `facts` and `plans`. */
export const terms = {
  title: 'Terms of service',
  description: `The terms under which buyers and sellers use Deskhand, dated ${facts.legalDate}.`,
  heading: 'Terms of service',
  lead: 'These terms are the agreement between you and Deskhand. They say who may use the service, how orders and payments work, and what each side answers for.',
  inShort: [
    { term: 'Who may use it', value: `People of ${facts.minimumAge} or older, or with parental consent.` },
    {
      term: 'Payment',
      value: 'Paid when you order, held while the work is done, released when you approve it.',
    },
    { term: 'Service fee', value: `${fees} of an order, depending on the plan.` },
    { term: 'Change of fees', value: `Announced ${facts.feeNoticeDays} days before.` },
    { term: 'Withdrawals', value: `Reach the seller’s account in ${facts.withdrawalDays} business days.` },
    {
      term: 'Our liability',
      value: `Capped at what you paid us in the ${facts.liabilityMonths} months before.`,
    },
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'What this agreement covers',
      blocks: [
        'These terms apply between you and {name}, the operator of {siteUrl}, whenever you open an account, place or accept an order, publish a gig or use our API. By doing any of these you agree to them. Reading the public pages of this site needs no agreement.',
        'Work is agreed between a buyer and a seller. {name} provides the place where they meet, holds the payment and helps when they disagree. We are not a party to the work itself, not the seller’s employer and not the buyer’s agent, unless an order says in writing that we do the work ourselves.',
        [
          'Three other documents belong to these terms: the ',
          { to: 'licenses', text: 'licensing rules' },
          ' say who owns delivered work, the ',
          { to: 'privacy', text: 'privacy policy' },
          ' says what happens with personal data, and the ',
          { to: 'cookies', text: 'cookie policy' },
          ' says what is kept in your browser. Where they contradict these terms about their own subject, they come first.',
        ],
      ],
    },
    {
      id: 'words',
      heading: 'Words used here',
      blocks: [
        {
          kind: 'definitions',
          items: [
            { term: 'Buyer', text: 'Whoever orders work, for themselves or for an organization.' },
            {
              term: 'Seller',
              text: 'An independent professional who offers and does work for their own account.',
            },
            { term: 'Gig', text: 'A seller’s public description of a task, with one or more packages.' },
            {
              term: 'Package',
              text: 'What a gig includes for one price: the result, the delivery time and the number of revisions.',
            },
            {
              term: 'Order',
              text: 'The agreement between a buyer and a seller about one package or one written quote.',
            },
            {
              term: 'Delivery',
              text: 'The files or texts that the seller hands over in the order as the result.',
            },
            {
              term: 'Approval',
              text: 'The buyer’s statement, given in the order, that the delivery is accepted.',
            },
            {
              term: 'Held payment',
              text: 'The price of an order, paid by the buyer and not yet released to the seller.',
            },
          ],
        },
      ],
    },
    {
      id: 'eligibility',
      heading: 'Who may use the service',
      blocks: [
        `You must be at least ${facts.minimumAge} years old, or have the consent of a parent or guardian who accepts these terms for you and answers for your orders. We may ask for proof of either.`,
        'If you act for a company or another organization, you confirm that you may bind it. The organization is then the buyer or seller, and both of you must keep to these terms.',
        'You may not use the service if the law of your country or ours forbids us to do business with you, or if we have closed an earlier account of yours for a serious breach.',
      ],
    },
    {
      id: 'account',
      heading: 'Your account',
      blocks: [
        {
          kind: 'list',
          items: [
            'Give your real name and an e-mail address that you read. Keep both up to date.',
            `Confirm the address with the link we send; it works for ${facts.verificationLinkHours} hours and can be sent again.`,
            `Choose a password of at least ${facts.passwordLength} characters with numbers and symbols, and use it nowhere else.`,
            'One person has one account and may switch in it between buying and selling. Team accounts are for organizations; each member signs in under their own name.',
            'Do not lend, sell or share an account. You answer for what is done with yours until you tell us that somebody else has got in.',
          ],
        },
        [
          'Sellers may be asked to prove who they are before their first withdrawal. How that works is described under ',
          { to: 'trustSafety', text: 'trust and safety' },
          '.',
        ],
      ],
    },
    {
      id: 'orders',
      heading: 'Gigs, quotes and orders',
      blocks: [
        'A gig must say plainly what the buyer gets, what the buyer has to provide, the price, the delivery time and the revisions included. It is an invitation to order, not yet an offer that binds.',
        'An order is made when the buyer has chosen a package or accepted a written quote, described the task, paid the price, and the seller has not refused. A seller who cannot do the work as described refuses without delay; the payment then goes back in full.',
        'Delivery time counts from the moment the seller has everything the package asks for. If the task grows, both sides agree on the addition and its price in the order before the extra work starts. What was said elsewhere does not change an order.',
        'A request sent through the request dialog or the contact form is a question to us. It places no order and costs nothing.',
      ],
    },
    {
      id: 'prices',
      heading: 'Prices, plans and fees',
      blocks: [
        [
          'All prices are charged in euros. An amount shown in another currency is an estimate for your convenience; see the ',
          { to: 'region', text: 'region settings' },
          '. Your bank may add its own costs for exchange.',
        ],
        {
          kind: 'table',
          caption: 'Plans and service fees',
          columns: [
            { label: 'Plan' },
            { label: 'A month', figure: true },
            { label: 'A year', figure: true },
            { label: 'Service fee', figure: true },
          ],
          rows: [
            [starter.name, `€${starter.price.monthly}`, `€${starter.price.yearly}`, `${starter.fee}%`],
            [
              professional.name,
              `€${professional.price.monthly}`,
              `€${professional.price.yearly}`,
              `${professional.fee}%`,
            ],
            [
              enterprise.name,
              `€${enterprise.price.monthly}`,
              `€${enterprise.price.yearly}`,
              `${enterprise.fee}%`,
            ],
          ],
        },
        `Paid by the year, the plans cost €${savedByYear(starter)}, €${savedByYear(professional)} and €${savedByYear(enterprise)} less than twelve months.`,
        'A plan runs for the month or the year you chose and is renewed for the same time unless you end it before. Ending it stops the next renewal; what you have paid for stays available until then.',
        'The service fee is a percentage of the price of an order. It is taken off before the rest is paid out, and is never added to the price the buyer has agreed to. Every order shows its fee before either side confirms it.',
        `We announce a change of plan prices or service fees at least ${facts.feeNoticeDays} days before it takes effect, by e-mail and on this page. Orders placed before that day keep the old fee. If you do not want the new one, you may end your plan before it applies.`,
        'Each side pays its own taxes. Where the law makes us collect a tax, it is shown separately before you pay.',
      ],
    },
    {
      id: 'held-payments',
      heading: 'How payments are protected',
      blocks: [
        'The buyer pays the full price when ordering. The payment provider holds it until one of these happens:',
        {
          kind: 'list',
          items: [
            'The buyer approves the delivery: the payment, less the service fee, is released to the seller.',
            'The order is cancelled under these terms: the payment goes back to the buyer.',
            'A dispute is decided: the payment is released, returned or divided as decided.',
          ],
        },
        'Silence is not approval. If a buyer does not answer after delivery, the seller may ask us to look at the order. We remind the buyer by e-mail first, and release the payment if the delivery plainly is what the order describes.',
        'Held payments bear no interest and belong to neither our assets nor the seller’s until they are released. This arrangement works like an escrow, but it is not a bank account and not an insurance. A payment made outside the service is not protected at all.',
      ],
    },
    {
      id: 'delivery',
      heading: 'Delivery, revisions and approval',
      blocks: [
        'The seller delivers in the order, in a format the buyer can open and change, and says what was done. Work that was started from a file of the buyer comes back as that file.',
        'The buyer checks the delivery within a reasonable time and then approves it, asks for one of the revisions included, or names what differs from the order. A revision corrects or adjusts what was ordered; it is not a new task.',
        `After approval the seller still mends errors that were there at delivery and could not be seen. For automations, ${facts.automationSupportDays} days of support after delivery are included.`,
      ],
    },
    {
      id: 'cancellation',
      heading: 'Cancellation and refunds',
      blocks: [
        {
          kind: 'list',
          items: [
            'Both sides may cancel an order together at any time. They agree in the order what is paid for work already done.',
            'The buyer may cancel and gets the whole payment back if the seller has not delivered by the agreed time and also misses a reasonable extension.',
            'The buyer may cancel if the delivery is not what was ordered and the included revisions have not mended that.',
            'The seller may cancel if the buyer does not provide what the work needs, or asks for something that these terms forbid.',
          ],
        },
        'Refunds go to the means of payment that was used. Consumers also keep the right of withdrawal that their law gives them. For a service that you ask to be started at once, that right can end when the service has been fully performed; you are asked before the work starts.',
        'Plans are not refunded for a period that has begun, unless the law says so or we have failed to provide the service.',
      ],
    },
    {
      id: 'withdrawals',
      heading: 'Paying out sellers',
      blocks: [
        `Released payments appear in the seller’s balance. A withdrawal reaches the seller’s bank account in ${facts.withdrawalDays} business days; a bank may take longer over holidays or for a first transfer.`,
        'We may keep a withdrawal back for as long as a check of identity, a suspected fraud or a payment reversed by the buyer’s bank requires, and say why unless the law forbids it.',
        'Sellers are independent. They set their prices and hours, use their own tools, write their own invoices where the law asks for them, and look after their own taxes and insurance.',
      ],
    },
    {
      id: 'conduct',
      heading: 'What is not allowed',
      blocks: [
        'Neither side may use the service to',
        {
          kind: 'list',
          items: [
            'break the law, or offer or ask for work that does, such as forged documents, plagiarism or exam papers written for others;',
            'deceive about who they are, what they can do, who did the work, or whether a tool with artificial intelligence did part of it;',
            'take payment outside the service for an order that began here;',
            'write, buy, trade or press for reviews that are not a buyer’s own honest opinion;',
            'insult, threaten or harass, or send advertising to people who did not ask for it;',
            'upload malicious code, look for weak points without our permission, or collect other people’s data;',
            'hand over personal data of third parties that the task does not need.',
          ],
        },
      ],
    },
    {
      id: 'reports',
      heading: 'Reports, moderation and suspension',
      blocks: [
        [
          `Anyone may report a gig, a message or a person, under `,
          { to: 'trustSafety', text: 'trust and safety' },
          ' or through the ',
          { to: 'contact', text: 'contact form', subject: 'Report a problem' },
          `. Each report is investigated within ${facts.reportHours} hours. Reporting honestly never harms you, even if you were mistaken.`,
        ],
        'If a rule was broken, we choose the mildest measure that helps: a request to mend it, removal of the content, a pause of selling, or closure of the account. In urgent cases we act first. The person concerned is told the measure and the reason, and may object; somebody who did not take the first decision then looks at it again.',
      ],
    },
    {
      id: 'rights',
      heading: 'Rights in work and content',
      blocks: [
        [
          'What passes to the buyer, what stays with the seller and what must be said about third-party material is set out under ',
          { to: 'licenses', text: 'licensing' },
          '. Unless an order says otherwise, the rights in a delivery pass with approval.',
        ],
        'Gigs, profiles and reviews stay yours. You allow us to show them on the service and in its search results for as long as they are published, and to shorten or translate them for that purpose without changing their meaning.',
        'Both sides keep confidential what they learn from each other’s files and messages, also after the order has ended, and use it for the order alone.',
      ],
    },
    {
      id: 'disputes',
      heading: 'When buyer and seller disagree',
      blocks: [
        'First write to each other in the order and say what is missing, by when, and what would settle it. Most disagreements are about the description of the task and end there.',
        'If that does not help, either side may open a dispute. We read the order, its messages and the delivery, hear both sides and decide about the held payment: release, return or division. Our decision binds both of you as to that payment only. Each of you may still go to court.',
      ],
    },
    {
      id: 'api',
      heading: 'The API and automated use',
      blocks: [
        [
          'The ',
          { to: 'apiDocs', text: 'API' },
          ` may be used with a key of your own, at most ${facts.apiLimits.standard} requests an hour, or ${facts.apiLimits.enterprise} with an Enterprise plan. Keep the key secret, and store only what your purpose needs.`,
        ],
        'Reading the site with software in other ways is allowed as long as it respects our robots file, does not slow the service and does not collect personal data.',
      ],
    },
    {
      id: 'availability',
      heading: 'Availability and changes of the service',
      blocks: [
        'We maintain the service with care but do not promise that it is never interrupted. Maintenance that can be planned is announced. Enterprise customers have the availability that their service level agreement names.',
        'We may change or end functions. If a change takes away something you have paid for and need, you may end your plan and get back the part of the price for the time that is left.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        'We are liable without limit for intent and gross negligence, for injury to life, body or health, for fraud, and wherever the law does not let liability be limited.',
        `In all other cases our liability for everything that happens under these terms is limited to the amounts you paid us in the ${facts.liabilityMonths} months before the event. We are then not liable for lost profit, lost savings or indirect loss.`,
        'We do not answer for the quality of a seller’s work or for a buyer’s ability to pay, beyond the protection of payments described above. Keep a copy of every file you hand over; we cannot restore what only existed on your own device.',
        'If somebody claims something from us because you broke these terms or the law, you make good the reasonable cost of it.',
      ],
    },
    {
      id: 'ending',
      heading: 'Ending this agreement',
      blocks: [
        'You may close your account at any time in its settings or by writing to us. Running orders are finished or cancelled first, and a balance is paid out.',
        'We may end the agreement with reasonable notice, or at once for a serious or repeated breach. Sections about payments, rights, confidentiality, liability and law go on afterwards.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      blocks: [
        `We may change these terms when the law, the service or its costs change. Changes of fees follow the ${facts.feeNoticeDays}-day rule above. We announce other changes by e-mail in good time and say what is different. If you do not agree, you may end the agreement before the change applies; a running order keeps the terms under which it was placed.`,
      ],
    },
    {
      id: 'law',
      heading: 'Law and remaining questions',
      blocks: [
        'The law of the country in which {name} has its seat applies. If you are a consumer, you also keep the protection of the mandatory rules of the country you live in, and may sue and be sued there.',
        'If a part of these terms is not valid, the rest remains. If we do not insist on a right once, we have not given it up. You may pass your rights and duties to others only with our consent.',
        [
          'Questions about these terms: ',
          { mail: true },
          ' or the ',
          { to: 'contact', text: 'contact form', subject: 'Terms of service' },
          `. We reply within ${facts.replyDays} business day.`,
        ],
      ],
    },
  ],
} as const satisfies LegalWords;
