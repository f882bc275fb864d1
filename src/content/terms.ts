import { config } from '../config.ts';
import { capabilities } from '../configuration/capabilities.ts';
import { plans } from '../configuration/plans.ts';
import { facts } from './facts.ts';
import { guarantee } from './guarantee.ts';
import type { LegalWords } from './legal.ts';
import { feeRange, savedByYear } from './plans.ts';
import { revisions, tax } from './promises.ts';

const [starter, professional, enterprise] = plans;
const fees = `${feeRange.lowest}% to ${feeRange.highest}%`;

const uses = capabilities.accounts
  ? `open an account, place or accept an order${
      capabilities.api ? ', publish a gig or use our API' : ' or publish a gig'
    }`
  : 'place or accept an order';

export const terms = {
  title: 'Terms of service',
  description: `The terms for buyers and sellers on ${config.name}: ${capabilities.accounts ? 'accounts, ' : 'requests, '}orders, payments, fees, disputes and liability. Dated ${facts.legalDate}.`,
  heading: 'Terms of service',
  lead: `The agreement between you and ${config.name}: who may use the service, and what each side is responsible for.`,
  inShort: [
    {
      term: 'Who may use it',
      value: `People aged ${facts.minimumAge} or over, or younger with parental consent.`,
    },
    {
      term: 'Payment',
      value: 'You pay when you agree to an offer. The money is held, and released when you approve the work.',
    },
    ...(capabilities.accounts
      ? [
          {
            term: 'Service fee',
            value: `${fees} of an order, paid by the seller and depending on the plan.`,
          },
          { term: 'Changes to fees', value: `Announced ${facts.feeNoticeDays} days in advance.` },
        ]
      : []),
    {
      term: 'Withdrawals',
      value: `Arrive in the seller’s account in ${facts.withdrawalDays} business days.`,
    },
    {
      term: 'Our liability',
      value: `Capped at what you paid us in the prior ${facts.liabilityMonths} months.`,
    },
  ],
  sections: [
    {
      id: 'agreement',
      heading: 'What this agreement covers',
      blocks: [
        `These terms apply between you and {name}, the operator of {siteUrl}, whenever you ${uses}. By doing so, you agree to them.`,
        'A buyer and a seller agree on the work with each other. {name} provides the place where they meet, holds the payment and helps when they disagree. We are not a party to the work itself, and we are neither the seller’s employer nor the buyer’s agent.',
        [
          'Three other documents are part of these terms: the ',
          { to: 'licenses', text: 'licensing rules' },
          ' say who owns delivered work, the ',
          { to: 'privacy', text: 'privacy policy' },
          ' says what happens to personal data, and the ',
          { to: 'cookies', text: 'cookie policy' },
          ' says what is stored in your browser. If one of them conflicts with these terms on its own subject, that document prevails.',
        ],
      ],
    },
    {
      id: 'words',
      heading: 'Definitions',
      blocks: [
        {
          kind: 'definitions',
          items: [
            { term: 'Buyer', text: 'A person who orders work, for themselves or for an organization.' },
            {
              term: 'Seller',
              text: 'An independent professional who offers and performs work on their own account.',
            },
            ...(capabilities.accounts
              ? [
                  {
                    term: 'Gig',
                    text: 'A seller’s public description of a service, with one or more packages.',
                  },
                ]
              : []),
            {
              term: 'Request',
              text: `A buyer’s description of a task, sent through this site${capabilities.api ? ' or the API' : ''}.`,
            },
            {
              term: 'Offer',
              text: 'Our answer to it: the seller, the price, the date and, in a note, what is included.',
            },
            ...(capabilities.accounts
              ? [{ term: 'Package', text: 'What a gig or an offer includes for one price.' }]
              : []),
            {
              term: 'Order',
              text: 'The agreement between a buyer and a seller on one offer.',
            },
            {
              term: 'Delivery',
              text: 'The files or texts that the seller hands over in the order as the result.',
            },
            {
              term: 'Approval',
              text: 'The buyer’s statement, made in the order, that they accept the delivery.',
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
        `You must be at least ${facts.minimumAge} years old, or have the consent of a parent or guardian who accepts these terms for you and is responsible for your orders. We may ask for proof of either.`,
        'If you act for a company or another organization, you confirm that you are authorized to do so. The organization is then the buyer or seller, and both of you must follow these terms.',
        'You may not use the service if the law of your country or ours forbids us to do business with you, or if we have ended an earlier agreement with you for a serious breach.',
      ],
    },
    ...(capabilities.accounts
      ? ([
          {
            id: 'account',
            heading: 'Your account',
            blocks: [
              {
                kind: 'list',
                items: [
                  'A buyer needs no account. It takes one to sell, and to order as a team.',
                  'Give your real name and an email address that you check. Keep both up to date.',
                  `Confirm your address with the link we send. It is valid for ${facts.verificationLinkHours} hours.`,
                  `Choose a password of at least ${facts.passwordLength} characters with numbers and symbols, and do not use it anywhere else.`,
                  'Each person has one account and may switch between buying and selling. Team accounts are for organizations; each member signs in under their own name.',
                  'Do not lend, sell or share your account. You are responsible for what is done with it until you tell us that another person has gained access.',
                ],
              },
              [
                'Sellers must verify their identity before they publish anything. How the check works is described under ',
                { to: 'trustSafety', text: 'trust and safety' },
                '.',
              ],
            ],
          },
        ] as const)
      : []),
    {
      id: 'orders',
      heading: 'Requests, offers and orders',
      blocks: [
        'A request is a question to us. It does not place an order, and it is free.',
        ...(capabilities.accounts
          ? [
              'A gig must state clearly what the buyer gets, what the buyer has to provide, the price, the delivery time and the number of revisions. It is not an offer, but an offer may be based on it.',
            ]
          : []),
        'An order is made when the buyer has accepted an offer and paid its price, and the seller has not declined. A seller who cannot do the work as described must decline without delay; the buyer then gets the full payment back.',
        'Delivery time starts when the order is paid and the seller has everything they asked for. If the task grows, both sides agree in the order on the addition and its price before the extra work starts. What was said outside the order does not change it.',
      ],
    },
    {
      id: 'prices',
      heading: capabilities.accounts ? 'Prices, plans and fees' : 'Prices and fees',
      blocks: [
        [
          'Each seller sets their own prices. All prices are charged in euros. An amount shown in another currency is an estimate; see the ',
          { to: 'region', text: 'region settings' },
          '.',
        ],
        ...(capabilities.accounts
          ? ([
              'A seller needs a plan to publish; a buyer needs none.',
              {
                kind: 'table',
                caption: 'Plans and service fees',
                columns: [
                  { label: 'Plan' },
                  { label: 'Per month', figure: true },
                  { label: 'Per year', figure: true },
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
                    `€${enterprise.price.yearly.toLocaleString('en-US')}`,
                    `${enterprise.fee}%`,
                  ],
                ],
              },
              `Paid by the year, the plans cost €${savedByYear(starter)}, €${savedByYear(professional)} and €${savedByYear(enterprise)} less than twelve months.`,
              'A plan runs for the month or the year you chose and renews for the same period unless you cancel it before then. Canceling stops the next renewal; you keep what you have paid for until the period ends.',
              'The service fee is a percentage of an order’s price and depends on the seller’s plan. It is taken out of that price; the buyer pays nothing on top. Every order shows its fee before the seller accepts it.',
              `We announce changes to plan prices or service fees at least ${facts.feeNoticeDays} days before they take effect, by email and on this page. Orders placed before that day keep the old fee. If you do not accept the new one, you may cancel your plan before it takes effect.`,
            ] as const)
          : []),
        `${tax} Apart from that, each side pays its own taxes.`,
      ],
    },
    {
      id: 'held-payments',
      heading: 'How payments are protected',
      blocks: [
        'The buyer pays the full price on accepting the offer. The payment provider holds it until one of these happens:',
        {
          kind: 'list',
          items: [
            'The buyer approves the delivery: the payment, less the service fee, is released to the seller.',
            'The order is canceled under these terms: the payment goes back to the buyer.',
            'A dispute is decided: the payment is released, returned or divided as decided.',
          ],
        },
        'Silence is not approval, but if a buyer does not respond after delivery, the seller may ask us to review the order. We first remind the buyer by email, and then release the payment if the delivery clearly matches the order.',
        'Held payments do not earn interest, and until they are released they belong neither to us nor to the seller. This arrangement works like an escrow, but it is not a bank account or insurance. Payments made outside the service are not protected at all.',
      ],
    },
    {
      id: 'delivery',
      heading: 'Delivery, revisions and approval',
      blocks: [
        'The seller delivers in the order, in a format the buyer can open and edit, and says what was done. A file to be changed comes back in its own format, unless the order names another.',
        `The buyer checks the delivery within a reasonable time and then approves it, asks for a revision, or says how it differs from the order. A revision corrects or adjusts what was ordered; it is not a new task. ${revisions}`,
        `After approval, the seller still fixes errors that existed at delivery but could not be seen. Automations include ${facts.automationSupportDays} days of support from approval.`,
      ],
    },
    {
      id: 'cancellation',
      heading: 'Cancellation and refunds',
      blocks: [
        {
          kind: 'list',
          items: [
            'Both sides may agree to cancel an order at any time. In the order, they agree on payment for work already done.',
            'Once the agreed delivery date has passed, the buyer may choose between a new date and cancellation with a full refund.',
            'The buyer may cancel if the delivery is not what was ordered and revisions have not fixed that.',
            'The seller may cancel if the buyer does not provide what the work needs, or asks for something that these terms forbid.',
          ],
        },
        'Refunds go to the payment method that was used. Consumers also keep any right of withdrawal that their law gives them. If you ask for a service to start at once, that right can end when the service has been fully performed; we ask you before the work starts.',
        ...(capabilities.accounts
          ? [
              'We do not refund plans for a period that has begun, unless the law requires it or we have failed to provide the service.',
            ]
          : []),
      ],
    },
    {
      id: 'withdrawals',
      heading: 'Paying sellers',
      blocks: [
        `${capabilities.accounts ? 'Released payments appear in the seller’s balance' : 'The seller can withdraw a released payment at once'}. A withdrawal arrives in the seller’s bank account in ${facts.withdrawalDays} business days; a bank may take longer over holidays or for a first transfer.`,
        'We may delay a withdrawal while we check an identity, a suspected fraud or a payment reversed by the buyer’s bank. We tell the seller why, unless the law forbids it.',
        'Sellers are independent. They set their own hours, use their own tools, write their own invoices where the law requires them, and take care of their own taxes and insurance.',
      ],
    },
    {
      id: 'conduct',
      heading: 'What is not allowed',
      blocks: [
        'You may not use the service to',
        {
          kind: 'list',
          items: [
            'break the law, or offer or ask for illegal or dishonest work, such as forged documents, plagiarism or exam papers for other people;',
            'deceive others about who you are, what you can do, who did the work, or whether an artificial intelligence tool did part of it;',
            'take payment outside the service for an order that began here;',
            ...(capabilities.reviews
              ? ['write, buy, trade or demand reviews that are not a buyer’s own honest opinion;']
              : []),
            'insult, threaten or harass people, or send unsolicited advertising;',
            'upload malicious code, test our security without permission, or collect other people’s data;',
            'hand over other people’s personal data that the task does not need.',
          ],
        },
      ],
    },
    {
      id: 'reports',
      heading: 'Reports, moderation and suspension',
      blocks: [
        [
          `Anyone may report ${capabilities.accounts ? 'a gig, ' : ''}a message or a person under `,
          { to: 'trustSafety', text: 'trust and safety' },
          ' or through the ',
          { to: 'contact', text: 'contact form', subject: 'Report a problem' },
          `. Each report is investigated within ${facts.reportHours} hours. An honest report never counts against you, even if you were mistaken.`,
        ],
        `If a rule was broken, we take the mildest measure that works: a request to fix the problem, removal of the content, a pause in selling, or ${capabilities.accounts ? 'closure of the account' : 'an end to this agreement'}. In urgent cases we act first. We tell the person affected what we did and why. They may object; a different member of our team then reviews the decision.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Rights in work and content',
      blocks: [
        [
          'What passes to the buyer, what stays with the seller and what must be disclosed about third-party material is set out under ',
          { to: 'licenses', text: 'licensing' },
          '. Unless an order says otherwise, the rights in a delivery pass to the buyer on approval.',
        ],
        ...(capabilities.accounts
          ? [
              `Your gigs${capabilities.reviews ? ', profile and reviews' : ' and profile'} remain yours. You allow us to show them on the service and in its search results while they are published, and to shorten or translate them for that purpose without changing their meaning.`,
            ]
          : []),
        'Both sides keep confidential what they learn from each other’s files and messages, even after the order has ended, and use it only for the order.',
      ],
    },
    {
      id: 'disputes',
      heading: 'When buyer and seller disagree',
      blocks: [
        'First, write to each other in the order and say what is missing, by when you need it, and what would settle the matter.',
        `If that does not help, either side may open a dispute. A reader from our team goes through the order, its messages and the delivery, hears both sides and decides whether the held payment is released, returned or divided. To every buyer we promise: “${guarantee}”`,
        `Within ${facts.secondReaderDays} days of the decision, either side may ask once for a second reader. The second reader’s decision about the payment is final and binds both of you. You may each still go to court.`,
      ],
    },
    {
      id: 'api',
      heading: capabilities.api ? 'The API and automated use' : 'Automated use',
      blocks: [
        ...(capabilities.api
          ? ([
              [
                'You may use the ',
                { to: 'apiDocs', text: 'API' },
                ` with a key of your own or, on the ${enterprise.name} plan, with a key or OAuth 2.0. The limit is ${facts.apiLimits.standard} requests per hour, or ${facts.apiLimits.enterprise} on the ${enterprise.name} plan. Keep keys and tokens secret, and store only the data you need.`,
              ],
            ] as const)
          : []),
        'You may read the site with other software as long as it respects our robots.txt file, does not slow down the service and does not collect personal data.',
      ],
    },
    {
      id: 'availability',
      heading: 'Availability and changes to the service',
      blocks: [
        `We maintain the service with care but do not promise that it will never be interrupted.${
          capabilities.accounts
            ? ' For Enterprise customers, their service level agreement (SLA) applies as well.'
            : ''
        }`,
        `We may change or discontinue features.${
          capabilities.accounts
            ? ' If a change takes away something you have paid for and need, you may cancel your plan and get back the part of the price for the remaining time.'
            : ''
        }`,
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        'Our liability is unlimited for intent and gross negligence, for injury to life, body or health, for fraud, and wherever the law does not allow it to be limited.',
        `In all other cases, our total liability under these terms is limited to the amounts you paid us in the ${facts.liabilityMonths} months before the event. We are then not liable for lost profit, lost savings or indirect loss.`,
        'Apart from the payment protection described above, we are not responsible for the quality of a seller’s work or for a buyer’s ability to pay. Keep a copy of every file you hand over.',
        'If a third party makes a claim against us because you broke these terms or the law, you cover the reasonable cost.',
      ],
    },
    {
      id: 'ending',
      heading: 'Ending this agreement',
      blocks: [
        `You may ${capabilities.accounts ? 'close your account at any time in its settings or' : 'end this agreement at any time'} by writing to us. Orders in progress must be completed or canceled first, and we pay out what has been released to you.`,
        'We may end the agreement with reasonable notice, or at once for a serious or repeated breach. The sections on payments, rights, confidentiality, liability and law continue to apply afterward.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      blocks: [
        `We may change these terms when the law, the service or its costs change.${
          capabilities.accounts ? ` Changes to fees follow the ${facts.feeNoticeDays}-day rule above.` : ''
        } We announce ${capabilities.accounts ? 'other ' : ''}changes by email in good time and say what is different. If you do not agree, you may end the agreement before a change takes effect. An order in progress keeps the terms under which it was placed.`,
      ],
    },
    {
      id: 'law',
      heading: 'Law and remaining questions',
      blocks: [
        'The law of the country where {name} has its registered office applies. If you are a consumer, you also keep the protection of the mandatory rules of the country you live in, and you may sue and be sued there.',
        'If a part of these terms is invalid, the rest remains in effect. You may transfer your rights and duties only with our consent.',
        [
          'Questions about these terms: ',
          { mail: true },
          ' or the ',
          { to: 'contact', text: 'contact form', subject: 'Terms of service' },
          `. We reply within ${facts.replyTime}.`,
        ],
      ],
    },
  ],
} as const satisfies LegalWords;
