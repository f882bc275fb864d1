import { facts } from './facts.ts';
import type { LegalWords } from './legal.ts';

/** A package whose code runs in the visitor's browser. */
interface RuntimePackage {
  /** Its name in the npm registry, as in package.json. */
  readonly name: string;
  readonly purpose: string;
  /** The SPDX identifier in its package.json. */
  readonly license: string;
}

/** The `dependencies` of package.json; `tests/content/licenses.test.ts` compares them. */
export const runtimePackages: readonly RuntimePackage[] = [
  { name: '@radix-ui/react-dialog', purpose: 'Dialogs', license: 'MIT' },
  { name: '@radix-ui/react-toast', purpose: 'Short notices', license: 'MIT' },
  { name: '@radix-ui/react-tooltip', purpose: 'Tooltips', license: 'MIT' },
  { name: '@stitches/react', purpose: 'Styles', license: 'MIT' },
  { name: '@xstate/react', purpose: 'State machines in React', license: 'MIT' },
  { name: 'minisearch', purpose: 'Searching', license: 'MIT' },
  { name: 'react', purpose: 'Views', license: 'MIT' },
  { name: 'react-dom', purpose: 'Views in the browser', license: 'MIT' },
  { name: 'regexparam', purpose: 'Reading addresses', license: 'MIT' },
  { name: 'valibot', purpose: 'Checking stored data', license: 'MIT' },
  { name: 'wouter', purpose: 'Routing', license: 'Unlicense' },
  { name: 'xstate', purpose: 'State machines', license: 'MIT' },
];

/** The licenses of those packages' own dependencies. The same test compares them. @internal */
export const broughtAlong = ['MIT', '0BSD'] as const;

export const packageWords = {
  caption: 'Packages in the pages of this site',
  columns: ['Package', 'What it is for', 'License'],
} as const;

/** Who owns delivered work, and the licenses of this site. */
export const licenses = {
  title: 'Licensing',
  description: `Who owns the work that is delivered on Deskhand, and under which licenses this site’s own parts stand. Dated ${facts.legalDate}.`,
  heading: 'Licensing',
  lead: 'When you pay for work, you want to know that it is yours. This page says what passes to the buyer, what stays with the seller and which third-party material may be used.',
  inShort: [
    {
      term: 'Yours on approval',
      value: 'What was made for you, for every use, without limit of time or place.',
    },
    { term: 'Stays with the seller', value: 'Tools, know-how and anything that existed before the order.' },
    { term: 'Material of others', value: 'Only with a license that covers your use, named in the delivery.' },
    { term: 'AI-assisted work', value: 'Must be disclosed before the work starts.' },
    {
      term: 'This site',
      value: 'Code under the MIT License, display font under the SIL Open Font License 1.1.',
    },
  ],
  sections: [
    {
      id: 'scope',
      heading: 'What these rules are for',
      blocks: [
        [
          'They apply to every order placed on {name} and are part of the ',
          { to: 'terms', text: 'terms of service' },
          '. Buyer and seller may agree on something else in an order, in writing and before the work starts. What they agreed then counts.',
        ],
        {
          kind: 'definitions',
          items: [
            {
              term: 'Work result',
              text: 'What the seller makes for this order and hands over as the delivery.',
            },
            {
              term: 'Seller’s own tools',
              text: 'Templates, macros, prompts, scripts, snippets and methods that the seller had before or keeps for general use.',
            },
            {
              term: 'Third-party material',
              text: 'Fonts, pictures, icons, data, text, software and the like that belong to somebody else.',
            },
          ],
        },
      ],
    },
    {
      id: 'buyer',
      heading: 'What passes to the buyer',
      blocks: [
        'With approval of the delivery and release of the payment, the buyer receives all rights of use in the work result: exclusively, for every purpose, everywhere, for as long as the rights last, with the right to change it, to have it changed and to pass it on. Where the law lets copyright itself be transferred, it is transferred.',
        'The price of the order covers this. No further payment is due if the buyer uses the result more often, in another country or in another medium than first thought.',
        'The seller hands over the result in a form that can be edited, with the files it was made from where the package says so.',
      ],
    },
    {
      id: 'seller',
      heading: 'What stays with the seller',
      blocks: [
        {
          kind: 'list',
          items: [
            'The seller’s own tools. If one is part of the delivery, the buyer may use it inside the work result without limit of time, and may change it there, but not sell it by itself.',
            'Skill, experience and general ideas gained while working.',
            'The moral rights that the law does not let anybody give up. The seller does not use them to prevent ordinary changes.',
            'Drafts and variants that were not chosen.',
          ],
        },
        'Sellers may show the result in a portfolio only if the buyer has agreed in the order. Without that, not even the buyer’s name is mentioned.',
      ],
    },
    {
      id: 'by-service',
      heading: 'The same, service by service',
      blocks: [
        {
          kind: 'table',
          caption: 'Examples',
          columns: [{ label: 'Service' }, { label: 'Yours' }, { label: 'Stays with the seller or others' }],
          rows: [
            [
              'Excel assistance',
              'The workbook with its formulas, and the page that explains the steps.',
              'A general macro library; Excel itself.',
            ],
            [
              'Presentation design',
              'The deck, its drawings and charts.',
              'Fonts and stock pictures, under their licenses; the designer’s slide library.',
            ],
            [
              'Content editing',
              'Every change to your text. The text was yours already.',
              'The editor’s checklists.',
            ],
            [
              'Website copywriting',
              'The texts, the headlines that were not chosen excepted.',
              'The questionnaire the writer works with.',
            ],
            [
              'Automation & AI helpers',
              'The routine as set up for you, its settings, prompts and note.',
              'Open-source parts and the services it calls, under their terms.',
            ],
          ],
        },
      ],
    },
    {
      id: 'before-approval',
      heading: 'Before approval, and without it',
      blocks: [
        'Until approval the buyer may use the delivery to check it, and for nothing else. If an order is cancelled and the payment goes back, the rights stay with the seller and the buyer deletes the delivery. If both agree on a part payment, they also say which part of the work it buys.',
      ],
    },
    {
      id: 'buyer-material',
      heading: 'What the buyer hands over',
      blocks: [
        'Files, texts, pictures and data that the buyer provides remain the buyer’s. The seller may use them for the order alone and deletes them when it has ended, unless the law demands a copy. The buyer confirms that they may be used for the task, and marks what is confidential beyond the ordinary.',
      ],
    },
    {
      id: 'third-party',
      heading: 'Third-party material',
      blocks: [
        'A seller may use the work of others only if its license allows the use that the order is for. Each piece is named in the delivery with its author, source and license, so that you can prove your right years later.',
        {
          kind: 'list',
          items: [
            'Fonts: embedded or linked as their license allows. If you need a license of your own, the seller says so before the order is made.',
            'Pictures and icons: no license that excludes commercial use, unless the order is private.',
            'Open-source software: its notices stay in place. Licenses that would oblige you to publish your own code need your agreement first.',
            'Texts and figures from elsewhere: quoted with their source, never passed off as the seller’s own.',
          ],
        },
      ],
    },
    {
      id: 'ai',
      heading: 'AI-assisted work must be disclosed',
      blocks: [
        'If a tool with artificial intelligence is to write, draw, translate or program a part of the work result, the seller says so in the gig or in the order before the work starts: which tool, for which part. Spelling checks, search and formula suggestions need no mention.',
        {
          kind: 'list',
          items: [
            'The buyer may refuse such tools. An order that excludes them is done without them.',
            'The seller checks every output and answers for it as for work done by hand.',
            'The buyer’s files go into a tool only if it does not keep them or learn from them, and never if they are marked as confidential.',
            'Purely generated parts may not be protected by copyright in your country. The rights described above pass as far as they exist.',
          ],
        },
      ],
    },
    {
      id: 'infringement',
      heading: 'If somebody’s rights are infringed',
      blocks: [
        [
          'Tell us which work is yours, where it is shown or delivered, and how to reach you, through the ',
          { to: 'contact', text: 'contact form', subject: 'Infringement of rights' },
          ` or at `,
          { mail: true },
          `. Each report is investigated within ${facts.reportHours} hours. The person concerned is heard, and content that infringes is removed.`,
        ],
        'If a delivery infringes the rights of others, the seller replaces the part or obtains the license, or else returns the payment.',
      ],
    },
    {
      id: 'this-site',
      heading: 'This site’s own parts',
      blocks: [
        'The code of this website is published under the MIT License: you may use, change and pass it on, also commercially, as long as you keep the copyright and license notice.',
        [
          'Headings are set in Familjen Grotesk, copyright 2021 The Familjen Grotesk Project Authors, cut down to the characters needed here. It stands under the SIL Open Font License 1.1; the ',
          { file: '/fonts/OFL.txt', text: 'full text of that license' },
          ' comes with the site. All other text uses the fonts of your own system. The pictures are drawn in the page and are part of the code.',
        ],
        [
          `These packages run in your browser as part of the pages. The smaller packages that they bring along stand under the ${broughtAlong[0]} or the ${broughtAlong[1]} license. `,
          { file: '/third-party-notices.txt', text: 'All notices and license texts' },
          ' are in one file.',
        ],
      ],
    },
    {
      id: 'name',
      heading: 'Name and mark',
      blocks: [
        'The MIT License covers the code, not the name {name} and its mark. Whoever runs a site of their own on this code gives it a name of their own. Names of products mentioned here, such as Excel, belong to their owners; naming them says what work is done with them and nothing more.',
        [
          'The ',
          { to: 'press', text: 'press center' },
          ' says how to get the mark for reporting. For every other question about rights: ',
          { to: 'contact', text: 'write to us', subject: 'Licensing' },
          '.',
        ],
      ],
    },
  ],
} as const satisfies LegalWords;
