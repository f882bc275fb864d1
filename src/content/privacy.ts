import { facts } from './facts.ts';
import type { LegalWords } from './legal.ts';

/** Who receives a visitor's data in each configuration of the site. The view chooses. */
export const privacyHandling = {
  /** `{formHandling}`: sent to this site's own server, or to a form service at `{origin}`, or not sent at all. */
  form: {
    sent: 'The form sends your name, e-mail address, company if you give one, subject, message, the file you attach if there is one, and the address of the page on which the form stands. It goes to {receiver}.',
    notSent:
      'At present the form sends nothing: it opens an e-mail with your text in your own e-mail program. We receive it if you send it from there.',
    ownServer: 'this site’s own server, which keeps it in an inbox that only we can read',
    service: 'the form service at {origin}, which handles it for us and under our instructions',
  },
  /** `{requestHandling}`: without a configured endpoint, nothing leaves the browser (decision Q9). */
  request: {
    notSent:
      'At present this site sends the request nowhere: your answers stay in your browser, which also writes them to its own developer console. If you want us to read them, use the contact form.',
    sent: 'When you submit it, your answers are sent to us, together with the address of the page you were on, the time and the campaign described below. Your browser also writes them to its own developer console.',
  },
} as const;

/** The privacy policy. What the site stores in the browser is listed in `cookies.ts`. */
export const privacy = {
  title: 'Privacy policy',
  description: `What personal data Deskhand processes, why, for how long, and what rights you have. Dated ${facts.legalDate}.`,
  heading: 'Privacy policy',
  lead: 'We process as little personal data as the work allows. This policy names each kind of data, the reason for it, and how to see, correct or delete it.',
  inShort: [
    { term: 'Just reading', value: 'No cookies, no analytics, no third parties in the page.' },
    { term: 'Writing to us', value: 'We keep your message to answer it, and for nothing else.' },
    { term: 'Selling data', value: 'We do not sell or rent personal data.' },
    { term: 'Your rights', value: 'Access, correction, deletion and the others that the GDPR gives you.' },
    { term: 'Whom to ask', value: [{ mail: true }] },
  ],
  sections: [
    {
      id: 'controller',
      heading: 'Who is responsible',
      blocks: [
        [
          '{name} decides why and how the personal data described here is processed, and is the controller in the sense of the General Data Protection Regulation (GDPR). Write to ',
          { mail: true },
          ' for anything about your data. You need no form and no reason.',
        ],
        'Sellers are controllers of their own for what they do with a buyer’s files in an order, and a buyer remains responsible for personal data in the files handed over. Our own part in such files is to store and pass them on.',
        'The first part of this policy, up to the demonstrations, describes this website as it stands. The parts about accounts, orders and payments describe the service for the people who use it.',
      ],
    },
    {
      id: 'visiting',
      heading: 'When you read this site',
      blocks: [
        'To send you a page, the computer that hosts this site receives your IP address, the address of the page, the time, and what your browser says about itself and about the page you come from. The host may keep these as technical logs for a short time, to keep the site running and to fend off attacks. We do not combine them with anything else.',
        'Every part of the page comes from this site: fonts, pictures and scripts included. No other company learns that you were here. The page’s security policy, which your browser enforces, allows nothing else to be loaded.',
        [
          'What this site keeps in your own browser is listed by name, with its purpose and lifetime, in the ',
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
        'We use it to answer you. The legal basis is your consent, which you give with the check box and can take back at any time, and, where you ask about an order, the steps before a contract.',
        `A person replies within ${facts.replyDays} business day. Please leave out what an answer does not need: no card numbers, passwords or data about health.`,
        'Until you send it, what you type is kept in this browser tab alone, so that a reload does not lose it. Your consent and the attached file are never kept there.',
      ],
    },
    {
      id: 'request-dialog',
      heading: 'When you use the request dialog',
      blocks: [
        'The “Get Started” dialog asks for a service, a description, your name, e-mail address, company, timeframe and budget. Only the service, name and e-mail address are needed.',
        '{requestHandling}',
        'If you arrived by a link that carries the name of a campaign (utm_source, utm_medium, utm_campaign), these three texts are added to the request, so that we learn which announcement led to it. They say nothing about you beyond that.',
      ],
    },
    {
      id: 'applications',
      heading: 'When you write by e-mail, apply or report',
      blocks: [
        'An e-mail to us arrives with your address, your words and whatever you attach, and stays in our mailbox for as long as a message of the contact form would. If you apply for a job, only the people who decide about it read the application. It is deleted when the decision can no longer be questioned, unless you ask us to keep it for a later opening.',
        'If you report a person or a gig, we do not tell the person concerned who reported, unless they cannot defend themselves without knowing it or a court demands it. You are told what came of the report.',
      ],
    },
    {
      id: 'demonstrations',
      heading: 'Demonstrations on this site',
      blocks: [
        'The newsletter forms and the dialog for choosing a plan on this site are demonstrations. What you type there is neither sent nor stored, by us or by anyone else; no card is charged. The seller dashboard and the sample gig show invented data of nobody.',
      ],
    },
    {
      id: 'accounts',
      heading: 'When you have an account',
      blocks: [
        'Buyers and sellers who use the service give us, or create with us, the following data. We need what is marked as required to provide the service at all.',
        {
          kind: 'table',
          caption: 'Data of buyers and sellers',
          columns: [{ label: 'Data' }, { label: 'What for' }, { label: 'Legal basis (GDPR)' }],
          rows: [
            [
              'Name, e-mail address, password',
              'To open and protect the account. Required. The password is stored only as a hash.',
              'Contract, Art. 6(1)(b)',
            ],
            [
              'Profile, gigs, packages, prices',
              'To show a seller’s offer to buyers. Public once published.',
              'Contract, Art. 6(1)(b)',
            ],
            [
              'Orders, messages, files',
              'To carry out orders and settle disagreements about them. Required.',
              'Contract, Art. 6(1)(b)',
            ],
            [
              'Payments, invoices, withdrawals',
              'To hold and release payments and to keep accounts as the law asks.',
              'Contract and legal duty, Art. 6(1)(b) and (c)',
            ],
            [
              'Proof of identity of sellers',
              'To prevent fraud and money laundering before a withdrawal.',
              'Legal duty, Art. 6(1)(c)',
            ],
            [
              'Reviews and ratings',
              'To let other buyers judge. Shown with the name chosen in the account.',
              'Legitimate interest, Art. 6(1)(f)',
            ],
            [
              'Sign-in times and devices',
              'To notice when somebody else uses the account.',
              'Legitimate interest, Art. 6(1)(f)',
            ],
          ],
        },
        'Card numbers and bank passwords are entered with the payment provider. We see that a payment was made and the last digits that identify the card, never the whole number.',
        'The content of orders is not used to train models of artificial intelligence, by us or by anyone we work with. A seller who uses such tools must say so in the order.',
      ],
    },
    {
      id: 'legal-bases',
      heading: 'Why we may process data',
      blocks: [
        {
          kind: 'definitions',
          items: [
            {
              term: 'Consent',
              text: 'You agreed, for example in the contact form. You may withdraw it at any time; what was done before stays lawful. Art. 6(1)(a).',
            },
            {
              term: 'Contract',
              text: 'It is needed for an account, an order or a question that precedes one. Art. 6(1)(b).',
            },
            {
              term: 'Legal duty',
              text: 'A law obliges us, for example to keep invoices or to check who receives money. Art. 6(1)(c).',
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
            'The other side of your order: buyer and seller see each other’s names, messages and files of that order.',
            'Companies that work for us and only on our instructions: the host of the site, the sender of our e-mails and, where one is used, the form service.',
            'The payment provider, which processes payments under its own responsibility and its own privacy policy.',
            'Advisers such as accountants and lawyers, who are bound to secrecy.',
            'Courts and authorities, where a valid order or a law obliges us. We check each demand and hand over no more than it covers.',
          ],
        },
        'We do not sell, rent or exchange personal data, and show no advertising of others.',
        'If the business passes to a new owner, the data needed to continue the service passes with it, under this policy. You would be told beforehand and could close your account.',
      ],
    },
    {
      id: 'transfers',
      heading: 'Data outside the European Economic Area',
      blocks: [
        'We choose providers that process data inside the European Economic Area where we can. Where one processes data elsewhere, this happens only on the basis of a decision of the European Commission that the country protects data adequately, or of the Commission’s standard contractual clauses together with measures that make them work.',
        'An order may connect you with a person in another country. Sending that person your message and files is then necessary for the contract that you have asked for.',
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
            ['Technical logs', 'They are no longer needed to find a fault or an attack.'],
            [
              'Messages of the contact form',
              'Your matter is closed and nothing more can be expected to come of it, or you ask us to delete them.',
            ],
            ['Account and profile', 'You close the account.'],
            ['Order messages and files', 'Claims from the order can no longer be made.'],
            ['Invoices and payment records', 'The time that tax and commercial law prescribes is over.'],
            [
              'Proof of identity',
              'The check is done, plus the time that the law against money laundering prescribes.',
            ],
            ['Reviews', 'The gig is removed or the review is withdrawn.'],
          ],
        },
        'After that, data is deleted, or changed so that nobody can be recognized in it. Copies in backups are overwritten in their turn and are not used meanwhile.',
      ],
    },
    {
      id: 'security',
      heading: 'How data is protected',
      blocks: [
        'Connections to this site are meant to be encrypted, and the site tells browsers to use no others. Its pages may load code from nowhere else, so that a stranger’s script cannot read what you type. Within the business, people see only the data that their task needs.',
        'No protection is complete. If a breach puts your rights at risk, we tell the supervisory authority, and you where the risk is high, as Articles 33 and 34 of the GDPR ask. If you find a weakness, please write to us before you publish it.',
      ],
    },
    {
      id: 'automated-decisions',
      heading: 'Analytics and automated decisions',
      blocks: [
        [
          'This site loads no analytics and no advertising. Two events of the request dialog are offered to analytics tools that whoever runs the site may add; none is there unless the cookie policy names it, see ',
          { to: 'cookies', text: 'analytics and marketing', hash: 'analytics' },
          '.',
        ],
        'No decision that has legal or similarly serious effect on you is taken by software alone. Where software marks an account or a payment as suspicious, a person looks at it before a lasting measure is taken.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        'Under the GDPR you have these rights. People outside the European Union may use them with us too.',
        {
          kind: 'definitions',
          items: [
            { term: 'Access', text: 'Learn whether we hold data about you, and receive a copy. Art. 15.' },
            { term: 'Correction', text: 'Have wrong data put right and incomplete data completed. Art. 16.' },
            {
              term: 'Deletion',
              text: 'Have data deleted that is no longer needed or was processed without a basis. Art. 17.',
            },
            {
              term: 'Restriction',
              text: 'Have data set aside while a question about it is open. Art. 18.',
            },
            {
              term: 'Portability',
              text: 'Receive what you gave us in a common format that machines can read. Art. 20.',
            },
            {
              term: 'Objection',
              text: 'Object to processing that rests on a legitimate interest, and at any time to advertising. Art. 21.',
            },
            { term: 'Withdrawal', text: 'Take back a consent, as easily as you gave it. Art. 7(3).' },
            {
              term: 'Complaint',
              text: 'Turn to the data protection authority where you live or work, or where you think the law was broken. Art. 77.',
            },
          ],
        },
        [
          'To use one of them, write to ',
          { mail: true },
          ` or use the `,
          { to: 'contact', text: 'contact form', subject: 'My data' },
          `. We reply within ${facts.replyDays} business day to say that we have your request, and decide it within the month that Article 12 of the GDPR sets. It costs nothing. If we cannot be sure who you are, we ask for what is needed to find out, and no more.`,
        ],
      ],
    },
    {
      id: 'mentioned',
      heading: 'If you are named in somebody else’s files',
      blocks: [
        'A workbook or a letter that a buyer hands over may name people who have never used this site. The buyer decides about that data, and the seller may use it for the order alone. Buyers should replace names by numbers wherever the task allows. If you think that you are named in such a file, ask the buyer first; if you do not know who that is, write to us and we pass your request on.',
      ],
    },
    {
      id: 'minors',
      heading: 'Young people',
      blocks: [
        `The service is for people of ${facts.minimumAge} or older, and for younger ones with parental consent. If a child has sent us data without it, a parent or guardian may ask us to delete it, and we will.`,
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      blocks: [
        'We change this policy when the site or the service handles data differently. The date at the top then changes too. If a change matters for data you have already given, account holders are told by e-mail before it applies. We do not use data for a new purpose that you could not expect without asking you.',
      ],
    },
  ],
} as const satisfies LegalWords;
