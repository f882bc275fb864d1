import { config } from '../config.ts';
import { capabilities } from '../configuration/capabilities.ts';
import { facts } from './facts.ts';
import type { LegalWords } from './legal.ts';

interface RuntimePackage {
  readonly name: string;
  readonly purpose: string;
  /** SPDX. */
  readonly license: string;
}

/** The `dependencies` of package.json but Stitches, which only the build runs (B50); a test compares them. */
export const runtimePackages: readonly RuntimePackage[] = [
  { name: '@radix-ui/react-dialog', purpose: 'Dialogs', license: 'MIT' },
  { name: '@radix-ui/react-toast', purpose: 'Short notices', license: 'MIT' },
  { name: '@radix-ui/react-tooltip', purpose: 'Tooltips', license: 'MIT' },
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

export const licenses = {
  title: 'Licensing',
  description: `Who owns the work delivered on ${config.name}, and which licenses apply to this site’s own code and fonts. Dated ${facts.legalDate}.`,
  heading: 'Licensing',
  lead: 'When you pay for work, you want to know that you own it. This page says what passes to the buyer, what stays with the seller and which third-party material may be used.',
  inShort: [
    {
      term: 'Yours on approval',
      value: 'What was made for you, for any use, with no limit on time or place.',
    },
    { term: 'Stays with the seller', value: 'Tools, know-how and anything that existed before the order.' },
    {
      term: 'Third-party material',
      value: 'Only with a license that covers your use, named in the delivery.',
    },
    { term: 'AI-assisted work', value: 'Must be disclosed before the work starts.' },
    {
      term: 'This site',
      value: 'Code under the MIT License, display font under the SIL Open Font License 1.1.',
    },
  ],
  sections: [
    {
      id: 'scope',
      heading: 'What these rules cover',
      blocks: [
        [
          'These rules apply to every order placed on {name} and are part of the ',
          { to: 'terms', text: 'terms of service' },
          '. A buyer and a seller may agree on something else in an order, in writing and before the work starts. Their agreement then applies.',
        ],
        {
          kind: 'definitions',
          items: [
            {
              term: 'Work product',
              text: 'What the seller makes for this order and hands over as the delivery.',
            },
            {
              term: 'Seller’s own tools',
              text: 'Templates, macros, prompts, scripts, snippets and methods that the seller had before the order or keeps for general use.',
            },
            {
              term: 'Third-party material',
              text: 'Fonts, images, icons, data, text, software and similar items that belong to other people or companies.',
            },
          ],
        },
      ],
    },
    {
      id: 'buyer',
      heading: 'What passes to the buyer',
      blocks: [
        'When the buyer approves the delivery and the payment is released, the buyer receives all rights to use the work product: exclusively, worldwide, for any purpose and for as long as the rights last, including the right to change it, to have it changed and to pass it on. Where the law allows copyright itself to be transferred, it is transferred.',
        'The price of the order covers this. The buyer owes nothing more for using the work product more often, in another country or in another medium than planned.',
        'The seller hands over the work product in an editable form, with its source files if the offer says so.',
      ],
    },
    {
      id: 'seller',
      heading: 'What stays with the seller',
      blocks: [
        {
          kind: 'list',
          items: [
            'The seller’s own tools. If one is part of the delivery, the buyer may use and change it as part of the work product, without a time limit, but may not sell it on its own.',
            'Skill, experience and general ideas gained while working.',
            'Moral rights that cannot be given up by law. The seller does not use them to prevent ordinary changes.',
            'Drafts and variants that were not chosen.',
          ],
        },
        'Sellers may show the work product in a portfolio only if the buyer has agreed in the order. Without that agreement, they may not even mention the buyer’s name.',
      ],
    },
    {
      id: 'by-service',
      heading: 'Examples by service',
      blocks: [
        {
          kind: 'table',
          caption: 'Examples',
          columns: [{ label: 'Service' }, { label: 'Yours' }, { label: 'Stays with the seller or others' }],
          rows: [
            [
              'Excel assistance',
              'The workbook with its formulas, and the page of notes that explains the steps.',
              'A general macro library; Excel itself.',
            ],
            [
              'Presentation design',
              'The deck, with its drawings and charts.',
              'Fonts and stock photos, under their licenses; the designer’s slide library.',
            ],
            [
              'Content editing',
              'Every change to your text, which was yours already.',
              'The editor’s checklists.',
            ],
            [
              'Website copywriting',
              'The texts, except for headlines you did not choose.',
              'The questionnaire that the writer uses.',
            ],
            [
              'Automation & AI helpers',
              'The routine as set up for you, with its settings, prompts and notes.',
              'Open-source parts and connected services, under their own terms.',
            ],
          ],
        },
      ],
    },
    {
      id: 'before-approval',
      heading: 'Before approval',
      blocks: [
        'Until approval, the buyer may use the delivery only to check it. If an order is canceled and the payment goes back, the rights stay with the seller and the buyer deletes the delivery. If both sides agree on a partial payment, they also agree on which part of the work it covers.',
      ],
    },
    {
      id: 'buyer-material',
      heading: 'Material the buyer provides',
      blocks: [
        'Files, texts, images and data that the buyer provides remain the buyer’s. The seller may use them only for the order and deletes them when it has ended, unless the law requires a copy. The buyer confirms that they may be used for the task, and marks anything especially confidential.',
      ],
    },
    {
      id: 'third-party',
      heading: 'Third-party material',
      blocks: [
        'A seller may use third-party material only if its license allows the use that the order is for. The delivery names each item with its author, source and license, so that you can prove your rights years later.',
        {
          kind: 'list',
          items: [
            'Fonts: embedded or linked as their license allows. If you need your own license, the seller says so before you order.',
            'Images and icons: no license that excludes commercial use, unless the order is for private use.',
            'Open-source software: its notices stay in place. Licenses that would require you to publish your own code need your agreement first.',
            'Quoted texts and figures: cited with their source, never passed off as the seller’s own.',
          ],
        },
      ],
    },
    {
      id: 'ai',
      heading: 'AI-assisted work must be disclosed',
      blocks: [
        'If an artificial intelligence tool will write, draw, translate or program any part of the work product, the seller says so in the order before the work starts: which tool, and for which part. Spell checkers, search and formula suggestions do not have to be mentioned.',
        {
          kind: 'list',
          items: [
            'The buyer may refuse such tools. If an order excludes them, the seller does not use them.',
            'The seller checks all output and is responsible for it as for work done by hand.',
            'The seller may give the buyer’s files to a tool only if it does not store them or learn from them, and never if they are marked as confidential.',
            'Copyright in your country may not protect parts that were purely generated. The rights described above pass to the buyer to the extent that they exist.',
          ],
        },
      ],
    },
    {
      id: 'infringement',
      heading: 'If your rights are infringed',
      blocks: [
        [
          'Tell us which work is yours, where it is shown or was delivered, and how to reach you, through the ',
          { to: 'contact', text: 'contact form', subject: 'Infringement of rights' },
          ` or at `,
          { mail: true },
          `. Each report is investigated within ${facts.reportHours} hours. We hear the person concerned and remove infringing content.`,
        ],
        'If a delivery infringes third-party rights, the seller replaces that part, obtains a license for it or returns the payment.',
      ],
    },
    {
      id: 'this-site',
      heading: 'This site’s own parts',
      blocks: [
        'The code of this website is published under the MIT License: you may use it, change it and pass it on, including commercially, as long as you keep the copyright and license notice.',
        [
          'Headings are set in Familjen Grotesk, copyright 2021 The Familjen Grotesk Project Authors, reduced to the characters needed here. It is licensed under the SIL Open Font License 1.1; the ',
          { file: '/fonts/OFL.txt', text: 'full text of that license' },
          ' comes with the site. All other text uses the fonts of your own system. The pictures and samples were made for this site and are part of the code.',
        ],
        [
          `These packages run in your browser as part of the pages. The packages they depend on are licensed under the ${broughtAlong[0]} or the ${broughtAlong[1]} license. `,
          { file: '/third-party-notices.txt', text: 'All notices and license texts' },
          ' are in one file.',
        ],
      ],
    },
    {
      id: 'name',
      heading: 'Name and logo',
      blocks: [
        'The MIT License covers the code, but not the name {name} or its logo. If you run your own site on this code, give it your own name. Product names mentioned here, such as Excel, belong to their owners; we use them only to say which products the work is done with.',
        [
          ...(capabilities.press
            ? [
                'The ',
                { to: 'press' as const, text: 'press center' },
                ' says how journalists can get the logo. For any other question about rights, ',
              ]
            : ['For any other question about rights, ']),
          { to: 'contact', text: 'write to us', subject: 'Licensing' },
          '.',
        ],
      ],
    },
  ],
} as const satisfies LegalWords;
