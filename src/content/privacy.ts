import { config } from '../config.ts';
import { capabilities } from '../configuration/capabilities.ts';
import { privacyDemonstration } from './demonstrationStatic.ts';
import { facts } from './facts.ts';
import type { LegalWords } from './legal.ts';
import { reporter } from './promises.ts';

/** Who receives a visitor's data in each configuration of the site. The view chooses. */
export const privacyHandling = {
  /** `{formHandling}`: without an endpoint, the form opens an email instead (decision C14). */
  form: {
    sent: `The form sends your name, email address, company (if you enter one), subject, message,${capabilities.uploads ? ' the file you attach (if any),' : ''} and the address of the contact page. It goes to {receiver}. The time of its arrival is kept with it.`,
    notSent:
      'At present the form sends nothing: it opens an email with your text in your own email program. We receive it if you send it from there.',
  },
  /** `{receiver}`: this site's own server, or a service at `{origin}`. */
  receiver: {
    ownServer: 'this site’s own server, into an inbox that only the people who run the site can open',
    service: 'the service at {origin}, which processes it for us and on our instructions',
  },
  /** `{requestHandling}`: without a configured endpoint, nothing leaves the browser (decision Q9). */
  request: {
    notSent:
      'At present, this site does not send the request anywhere. Your answers stay in your browser, which also writes them to its own developer console. If you want us to read them, use the contact form.',
    sent: 'When you submit it, your answers go to {receiver}. We also receive the address of the page you were on, the time and the campaign described below. Your browser writes the same data to its own developer console. We use your answers to make you an offer or to answer you, and for nothing else; the campaign is explained below. If you change your address and send the request again, both versions arrive, and we answer the later one. The legal basis is your consent, which you give in the dialog.',
  },
} as const;

/** The privacy policy. What the site stores in the browser is listed in `cookies.ts`. */
export const privacy = {
  title: 'Privacy policy',
  description: `What personal data ${config.name} processes, why, for how long, and what rights you have over it. Dated ${facts.legalDate}.`,
  heading: 'Privacy policy',
  lead: 'We process as little personal data as our work allows. This policy lists each kind of data, the reason we need it, and how you can see, correct or delete it.',
  inShort: [
    { term: 'Just reading', value: 'No cookies, no analytics, no third parties in the page.' },
    { term: 'Writing to us', value: 'We keep what you write to answer it, and for nothing else.' },
    { term: 'Selling data', value: 'We do not sell or rent personal data.' },
    { term: 'Your rights', value: 'Access, correction, deletion and the other rights under the GDPR.' },
    { term: 'Contact', value: [{ mail: true }] },
  ],
  sections: [
    {
      id: 'controller',
      heading: 'Who is responsible',
      blocks: [
        [
          '{name} decides why and how the personal data described here is processed, and is the controller under the General Data Protection Regulation (GDPR). Write to ',
          { mail: true },
          ' about anything that concerns your data. You do not need a form or a reason.',
        ],
        'Sellers are separate controllers for what they do with a buyer’s files in an order, and buyers remain responsible for personal data in the files they hand over. Our own part is to store these files and pass them on.',
        `The sections on reading this site and on writing to us describe this website. The ${capabilities.accounts ? 'sections on accounts, orders and payments describe' : 'section on orders describes'} the service for the people who use it.`,
      ],
    },
    {
      id: 'visiting',
      heading: 'When you read this site',
      blocks: [
        'To send you a page, the computer that hosts this site receives your IP address, the address of the page, the time, and what your browser sends about itself and the page you came from. The host may keep these as technical logs for a short time, to keep the site running and to stop attacks. We do not combine them with other data.',
        'Every part of the page comes from this site, including fonts, images and scripts. No other company learns that you were here. The page has a security policy, enforced by your browser, that blocks loading from anywhere else.',
        [
          'Everything this site stores in your browser is listed by name, with its purpose and lifetime, in the ',
          { to: 'cookies', text: 'cookie policy', hash: 'stored' },
          '.',
        ],
      ],
    },
    {
      id: 'contact-form',
      heading: 'When you use the contact form',
      blocks: [
        '{formHandling}',
        'We use it to answer you. The legal basis is your consent, which you give with the checkbox and can withdraw at any time, and, if your question is about an order, steps before a contract.',
        `A person replies within ${facts.replyTime}. Please leave out anything we do not need for an answer, such as card numbers, passwords or health data.`,
        `Until you send the form, your text is kept only in this browser tab, so that a reload does not lose it. Your consent${
          capabilities.uploads ? ' and the attached file are' : ' is'
        } never kept there.`,
      ],
    },
    {
      id: 'request-dialog',
      heading: 'When you use the request dialog',
      blocks: [
        `The “Get Started” dialog asks for a service, a description, your name, email address, company, timeframe and budget. Only the service, name and email address are required. Opened from an estimate${capabilities.accounts ? ' or a plan' : ''}, its description begins with what you chose there.`,
        '{requestHandling}',
        'If you arrived through a link that names a campaign (utm_source, utm_medium, utm_campaign), these three texts are added to the request. We use them for one more purpose: to learn which announcement led to it. They tell us nothing else about you.',
      ],
    },
    ...(capabilities.orders
      ? ([
          {
            id: 'following',
            heading: 'When you follow a request or a message',
            blocks: [
              'What you send has a page of its own, which opens with a secret link. Beside your message, we keep what both sides do and write there: offers and answers to them, messages, files and deliveries, each with its time. The legal basis is your consent and, once you agree to an offer, the contract.',
              'Whoever has the link can read and answer for you. Its secret part is not stored by us and is in no log. Your browser keeps it as part of the address in its history, and sends it to this site’s own server only.',
              'To have all of it erased, ask us: the page of your request, its messages and its files go together with what you sent.',
            ],
          },
        ] as const)
      : []),
    {
      id: 'applications',
      heading: capabilities.careers ? 'When you email us, apply or report' : 'When you email us or report',
      blocks: [
        `If you email us, we receive your address, your message and anything you attach, and keep them in our mailbox as long as we would keep a message from the contact form.${
          capabilities.careers
            ? ' If you apply for a job, only the people involved in the decision read your application. We delete it when the decision can no longer be challenged, unless you ask us to keep it for a later opening.'
            : ''
        }`,
        `You may report a person${capabilities.accounts ? ' or a gig' : ''}. ${reporter} That can be the case if a court orders it, or if the person could not defend themselves otherwise. We tell you the outcome.`,
      ],
    },
    ...privacyDemonstration,
    ...(config.newsletterPath !== ''
      ? ([
          {
            id: 'newsletter',
            heading: 'When you ask for our emails',
            blocks: [
              'We keep the address you enter, the list you chose, when you last asked for it, when you confirmed it, and codes by which we recognize the links in our emails. First we send one email, which asks you to confirm. An address that stays unconfirmed is deleted after a week. The legal basis is your consent.',
              'Each email has a link to leave the list. It opens a page with a button, which deletes your address at once.',
            ],
          },
        ] as const)
      : []),
    {
      id: 'accounts',
      heading: capabilities.accounts ? 'When you have an account' : 'When you order',
      blocks: [
        'Buyers and sellers who use the service give us the following data or create it there. Without the data marked as required, we cannot provide the service.',
        {
          kind: 'table',
          caption: 'Data of buyers and sellers',
          columns: [{ label: 'Data' }, { label: 'Purpose' }, { label: 'Legal basis (GDPR)' }],
          rows: [
            [
              capabilities.accounts ? 'Name, email address, password' : 'Name, email address',
              capabilities.accounts
                ? 'To open and protect the account. Required. The password is stored only as a hash.'
                : 'To know who ordered, and to reach you. Required.',
              'Contract, Art. 6(1)(b)',
            ],
            ...(capabilities.accounts
              ? ([
                  [
                    'Profile, gigs, packages, prices',
                    'To show buyers what a seller offers. Public once published.',
                    'Contract, Art. 6(1)(b)',
                  ],
                ] as const)
              : []),
            [
              'Orders, messages, files',
              'To carry out orders and settle disputes. Required.',
              'Contract, Art. 6(1)(b)',
            ],
            [
              'Payments, invoices, withdrawals',
              'To hold and release payments and to keep the accounts that the law requires.',
              'Contract and legal obligation, Art. 6(1)(b) and (c)',
            ],
            [
              'Proof of identity of sellers',
              `To prevent fraud and money laundering. Checked before a seller${capabilities.accounts ? ' publishes anything' : '’s first offer'}.`,
              'Legal obligation, Art. 6(1)(c)',
            ],
            ...(capabilities.reviews
              ? ([
                  [
                    'Reviews and ratings',
                    'To help other buyers decide. Shown with the name chosen by the buyer.',
                    'Legitimate interest, Art. 6(1)(f)',
                  ],
                ] as const)
              : []),
            ...(capabilities.accounts
              ? ([
                  [
                    'Sign-in times and devices',
                    'To notice when another person uses the account.',
                    'Legitimate interest, Art. 6(1)(f)',
                  ],
                ] as const)
              : []),
          ],
        },
        'You enter card numbers and bank passwords with the payment provider. We see that a payment was made and the last digits of the card, never the whole number.',
        'Neither we nor the companies that work for us use the content of orders to train artificial intelligence models. Sellers who use such tools must say so before the work starts.',
      ],
    },
    {
      id: 'legal-bases',
      heading: 'Legal bases',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              term: 'Consent',
              text: 'You agreed, for example in the contact form. You may withdraw your consent at any time; what we did before remains lawful. Art. 6(1)(a).',
            },
            {
              term: 'Contract',
              text: `We need the data ${capabilities.accounts ? 'for an account, ' : ''}for an order, or for a question before an order. Art. 6(1)(b).`,
            },
            {
              term: 'Legal obligation',
              text: 'A law requires it, for example to keep invoices or to check who receives money. Art. 6(1)(c).',
            },
            {
              term: 'Legitimate interest',
              text: 'We or others have a good reason, such as security, and your interests do not outweigh it. You may object. Art. 6(1)(f).',
            },
          ],
        },
      ],
    },
    {
      id: 'recipients',
      heading: 'Who receives data',
      blocks: [
        {
          kind: 'list',
          items: [
            'The other side of your order: the buyer and the seller see each other’s names, and the messages and files in that order.',
            'Companies that work for us and only on our instructions: the site’s host, our email provider and, if we use one, a form service.',
            'The payment provider, which processes payments under its own responsibility and its own privacy policy.',
            'Advisers such as accountants and lawyers, who have a duty of confidentiality.',
            'Courts and authorities, if a valid order or a law requires it. We check each demand and hand over no more than it covers.',
          ],
        },
        'We do not sell, rent or trade personal data, and we do not show third-party advertising.',
        `If the business passes to a new owner, the data needed to continue the service passes with it under this policy. We would tell you beforehand, and you could ${capabilities.accounts ? 'close your account' : 'have your data deleted'}.`,
      ],
    },
    {
      id: 'transfers',
      heading: 'Data outside the European Economic Area',
      blocks: [
        'Where we can, we choose providers that process data inside the European Economic Area. If a provider processes data elsewhere, we rely on a decision of the European Commission that the country protects data adequately, or on the Commission’s standard contractual clauses with the additional safeguards they require.',
        'An order may connect you with a person in another country. Sending them your messages and files is then necessary for the contract you asked for.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long data is kept',
      blocks: [
        {
          kind: 'table',
          caption: 'Retention',
          columns: [{ label: 'Data' }, { label: 'Kept until' }],
          rows: [
            ['Technical logs', 'They are no longer needed to investigate an error or an attack.'],
            [
              'Messages from the contact form, requests and emails to us',
              `The matter is closed and we delete them, or you ask us to.${capabilities.orders ? ' What was written on their pages and the files there go with them.' : ''}`,
            ],
            ...(config.newsletterPath !== ''
              ? ([
                  [
                    'Addresses on a list for our emails',
                    'You leave the list, or a week has passed without a confirmation.',
                  ],
                ] as const)
              : []),
            ...(capabilities.accounts ? ([['Account and profile', 'You close the account.']] as const) : []),
            ['Order messages and files', 'Claims about the order can no longer be made.'],
            ['Invoices and payment records', 'The period required by tax and commercial law ends.'],
            ['Proof of identity', 'The period required by anti-money-laundering law ends.'],
            ...(capabilities.reviews
              ? ([
                  [
                    'Reviews',
                    `The ${capabilities.accounts ? 'gig is removed or the ' : ''}review is withdrawn.`,
                  ],
                ] as const)
              : []),
          ],
        },
        'Messages and requests stay in the inbox until we delete them, or for the number of days that we have set, if any. A copy may also be emailed to us, and we delete it with the message. If you ask, we send you everything we hold that you wrote to us, or erase it.',
        'All other data is deleted when its period ends, or changed so that no one can be identified from it. Copies in backups are overwritten in time and are not used until then.',
      ],
    },
    {
      id: 'security',
      heading: 'How data is protected',
      blocks: [
        'The site tells browsers to connect to it only over encrypted connections (HTTPS). Its pages can run code only from this site, so that no other company’s script can read what you type. Within the business, people see only the data they need for their work.',
        'No protection is complete. If a breach puts your rights at risk, we notify the supervisory authority and, if the risk is high, you, as Articles 33 and 34 of the GDPR require. If you find a security problem, please tell us before you publish it.',
      ],
    },
    {
      id: 'automated-decisions',
      heading: 'Analytics and automated decisions',
      blocks: [
        [
          'This site loads no analytics and no advertising. The request dialog announces two events inside the page, for analytics tools that the operator of a site may add. No tool is in use unless the cookie policy names it; see ',
          { to: 'cookies', text: 'analytics and marketing', hash: 'analytics' },
          '.',
        ],
        `We do not make decisions with legal or similarly significant effects on you by software alone. If software flags ${capabilities.accounts ? 'an account or ' : ''}a payment as suspicious, a person looks at it before we take any lasting action.${capabilities.orders ? ' A message that looks like advertising to software is kept apart for a person to look at, and is never deleted for that.' : ''}`,
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        'Under the GDPR, you have these rights. We honor them for people outside the European Union, too.',
        {
          kind: 'definitions',
          items: [
            { term: 'Access', text: 'Find out whether we hold data about you, and get a copy. Art. 15.' },
            {
              term: 'Correction',
              text: 'Have incorrect data corrected and incomplete data completed. Art. 16.',
            },
            {
              term: 'Deletion',
              text: 'Have data deleted that is no longer needed or was processed without a legal basis. Art. 17.',
            },
            {
              term: 'Restriction',
              text: 'Have the use of data paused while a question about it is open. Art. 18.',
            },
            {
              term: 'Portability',
              text: 'Receive the data you gave us in a common, machine-readable format. Art. 20.',
            },
            {
              term: 'Objection',
              text: 'Object to processing based on a legitimate interest, and at any time to direct marketing. Art. 21.',
            },
            { term: 'Withdrawal', text: 'Withdraw your consent as easily as you gave it. Art. 7(3).' },
            {
              term: 'Complaint',
              text: 'Contact the data protection authority where you live or work, or where you think the law was broken. Art. 77.',
            },
          ],
        },
        [
          'To use any of these rights, write to ',
          { mail: true },
          ` or use the `,
          { to: 'contact', text: 'contact form', subject: 'My data' },
          `. We reply within ${facts.replyTime} to confirm that we have your request, and act on it within one month, as Article 12 of the GDPR requires. It is free. If we cannot be sure who you are, we ask only for what we need to find out.`,
        ],
      ],
    },
    {
      id: 'mentioned',
      heading: 'If you are named in another person’s files',
      blocks: [
        'A workbook or a letter that a buyer hands over may name people who have never used this site. The buyer is responsible for that data, and the seller may use it only for the order. Buyers should replace names with numbers wherever the task allows. If you think you are named in such a file, ask the buyer first; if you do not know who the buyer is, write to us and we will pass your request on.',
      ],
    },
    {
      id: 'minors',
      heading: 'Children and teenagers',
      blocks: [
        `The service is for people aged ${facts.minimumAge} or over, and for younger people with parental consent. If a child has sent us data without it, a parent or guardian can ask us to delete it, and we will.`,
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        `We change this policy when the site or the service handles data differently. The top of this page shows when we last reviewed it. If a change affects data you have already given us, we email ${capabilities.accounts ? 'account holders' : 'you'} before it takes effect. We do not use your data for a new purpose that you could not expect without asking you first.`,
      ],
    },
  ],
} as const satisfies LegalWords;
