import { config } from '../config.ts';
import { capabilities } from '../configuration/capabilities.ts';
import { facts } from './facts.ts';
import type { LegalWords } from './legal.ts';

interface CookieCategory {
  readonly title: string;
  readonly description: string;
  readonly examples: readonly string[];
  /** How this site really uses the category. */
  readonly here: string;
  readonly always?: true;
}

export const cookieCategories: readonly CookieCategory[] = [
  {
    title: 'Essential',
    description: 'Storage that a feature you asked for needs in order to work.',
    examples: [
      'Keeping you signed in',
      'Keeping a partly completed form',
      'Remembering your place on a page',
    ],
    here: `Drafts of a request and of the contact form, and your place on each page. ${capabilities.orders ? 'A cookie only if you open a request without JavaScript.' : 'No cookies.'}`,
    always: true,
  },
  {
    title: 'Functional',
    description: 'Storage that remembers a choice, so that you do not have to make it again.',
    examples: ['Region and currency', 'Language', 'Layout of a list'],
    here: 'Your region, once you choose one. No cookies.',
  },
  {
    title: 'Analytics',
    description: 'Storage and events that show which pages are used and where visitors get stuck.',
    examples: [
      'Counting visits',
      'Measuring how many requests are completed',
      'Comparing two versions of a page',
    ],
    here: 'Nothing is loaded and nothing is counted. If the link you followed names a campaign, its name is kept for the visit.',
  },
  {
    title: 'Marketing',
    description: 'Storage that tracks people from site to site to choose advertising for them.',
    examples: ['Advertising networks', 'Social media buttons', 'Audiences for later advertising'],
    here: 'None.',
  },
];

type StoragePlace = 'session' | 'local' | 'history' | 'cookie';

export interface StoredItem {
  /** The key in storage, or the field of the history entry's state. */
  readonly key: string;
  readonly place: StoragePlace;
  readonly category: 'Essential' | 'Functional' | 'Analytics';
  readonly holds: string;
  readonly writtenWhen: string;
  readonly lasts: string;
}

/** All stored items. `tests/unit/content/cookies.test.ts` compares this list with the sources. */
export const storedItems: readonly StoredItem[] = [
  {
    key: 'draft.request',
    place: 'session',
    category: 'Essential',
    holds:
      'The draft of your request: the step you are on and your answers, without your agreement to the privacy policy.',
    writtenWhen: 'The request dialog opens. Updated whenever you change an answer or move to another step.',
    lasts: 'Until the request is sent or you close the dialog, or until you close the tab.',
  },
  {
    key: 'draft.contact',
    place: 'session',
    category: 'Essential',
    holds:
      'The draft of the contact form: name, email address, company, subject and message. Never your consent or the file.',
    writtenWhen: 'You type in the contact form.',
    lasts: 'Until the message is sent or all of these fields are empty, or until you close the tab.',
  },
  {
    key: 'visit.campaign',
    place: 'session',
    category: 'Analytics',
    holds:
      'The texts utm_source, utm_medium and utm_campaign from the first address of your visit that has one of them, each cut to 200 characters.',
    writtenWhen: 'You open an address that has one of them, unless a campaign is stored already.',
    lasts: 'Until you close the tab. Added to a request that you submit.',
  },
  {
    key: 'selectedRegion',
    place: 'local',
    category: 'Functional',
    holds: 'The code of the region you chose, such as US.',
    writtenWhen: 'You choose a region in the region settings, and not before.',
    lasts: 'Until you delete it. Choosing again overwrites it.',
  },
  {
    key: 'scroll',
    place: 'history',
    category: 'Essential',
    holds: 'How far you scrolled down a page, in pixels.',
    writtenWhen: 'You scroll, or go to another page of this site.',
    lasts: 'As long as the tab’s history.',
  },
  {
    key: 'handover',
    place: 'history',
    category: 'Essential',
    holds: `The subject that a link passes to the contact form, such as a ${capabilities.careers ? 'job title' : 'topic for the blog'}; on the thank-you page, the number of your message${capabilities.orders ? ' and the link that follows it' : ''}.`,
    writtenWhen: 'You follow such a link, or have sent a message.',
    lasts: 'As long as the tab’s history.',
  },
  {
    key: 'isReloaded',
    place: 'history',
    category: 'Essential',
    holds:
      'A note that a page was reloaded because its script was missing, so that it is not reloaded twice.',
    writtenWhen: 'A page’s script cannot be loaded after several tries.',
    lasts: 'Until the script loads, or as long as the tab’s history.',
  },
  ...(capabilities.orders
    ? ([
        {
          key: 'order',
          place: 'cookie',
          category: 'Essential',
          holds: 'The secret part of a link that you opened, for the address of that one request only.',
          writtenWhen: 'You open a request in a browser without JavaScript. The server writes it.',
          lasts: 'Until you close the browser.',
        },
        {
          key: 'desk',
          place: 'cookie',
          category: 'Essential',
          holds: 'A random text by which the owner of this site is recognized.',
          writtenWhen: 'The owner opens the desk. Visitors never get it.',
          lasts: 'Until the owner leaves the desk, at most 12 hours.',
        },
      ] as const)
    : []),
];

/** Events for analytics tools that an adopter may add, each with its one property (F9). @internal */
export const analyticsEvents = [
  { name: 'get_started_opened', property: 'page_path', when: 'The request dialog opens.' },
  {
    name: 'get_started_submitted',
    property: 'selected_service',
    when: 'A request has been submitted successfully.',
  },
] as const;

export const cookieWords = {
  always: 'Cannot be disabled',
  examples: 'Typical examples',
  here: 'On this site',
  storage: {
    caption:
      'What this site stores in your browser. This site’s own script writes all of it except the cookies.',
    columns: ['Name, category, place', 'What it contains', 'When it is written', 'How long it lasts'],
    places: {
      session: 'session storage',
      local: 'local storage',
      history: 'history entry',
      cookie: 'cookie',
    },
  },
} as const;

const examples = [
  ...(capabilities.booking ? ['a calendar for booking a call'] : []),
  ...(capabilities.press ? ['a press article'] : []),
];

export const cookies = {
  title: 'Cookie policy',
  description: `Which cookies and browser storage ${config.name} uses, by category and by name, and how to delete them. Dated ${facts.legalDate}.`,
  heading: 'Cookie policy',
  lead: `This page says what is stored in your browser when you use ${config.name}, who stores it, how long it lasts, and how you can delete or block it.`,
  inShort: [
    {
      term: 'Cookies',
      value: capabilities.orders ? 'None, unless you open a request without JavaScript.' : 'None.',
    },
    { term: 'Analytics', value: 'None is loaded.' },
    { term: 'Marketing', value: 'None.' },
    {
      term: 'Other storage',
      value: 'Drafts, your place on a page, the name of a campaign, and a region if you choose one.',
    },
  ],
  sections: [
    {
      id: 'what',
      heading: 'Cookies and similar storage',
      blocks: [
        'Privacy laws mention cookies, but they apply to anything that a site stores on your device or reads from it. So does this page. It covers four kinds of storage.',
        {
          kind: 'definitions',
          items: [
            {
              term: 'Cookie',
              text: `A short text that your browser sends back to the site. ${capabilities.orders ? 'This site needs one only without JavaScript, to open a request by its link.' : 'Neither this site’s pages nor its server sets any.'}`,
            },
            {
              term: 'Session storage',
              text: 'Texts kept for one browser tab. They do not leave the browser on their own and are deleted when you close the tab.',
            },
            {
              term: 'Local storage',
              text: 'Texts kept for a site until you delete them. They do not leave the browser on their own, either.',
            },
            {
              term: 'History entry',
              text: 'A note that the browser keeps with each page in a tab’s back and forward list.',
            },
          ],
        },
        'Like other sites, this one also lets your browser keep copies of its pages, font and scripts, so that it does not have to download them twice. These copies contain nothing about you.',
      ],
    },
    {
      id: 'categories',
      heading: 'The four categories',
      blocks: [
        'Storage is commonly divided into four categories. For each one, you can see what it means in general and what this site stores.',
      ],
    },
    {
      id: 'stored',
      heading: 'What this site stores',
      blocks: [
        'This is the complete list. An automatic test compares it with the site’s source code and fails if a name is missing here.',
      ],
    },
    {
      id: 'analytics',
      heading: 'Analytics and marketing',
      blocks: [
        'These pages do not load any analytics or marketing software, and their security policy would block it. The site only announces two events inside the page. If the operator of the site has defined a list named dataLayer for a tool of their own, the events are added to that list; if not, nothing receives them.',
        {
          kind: 'table',
          caption: 'The two events',
          columns: [{ label: 'Event' }, { label: 'When' }, { label: 'What it contains' }],
          rows: [
            [analyticsEvents[0].name, analyticsEvents[0].when, [{ code: analyticsEvents[0].property }]],
            [analyticsEvents[1].name, analyticsEvents[1].when, [{ code: analyticsEvents[1].property }]],
          ],
        },
        'Neither event contains your name, your email address or anything you typed.',
      ],
    },
    {
      id: 'consent',
      heading: 'Why there is no cookie banner',
      blocks: [
        `A site needs your consent before it stores anything you did not ask for. Drafts${capabilities.orders ? ', your place on a page and the cookie of a request that you open' : ' and your place on a page'} are part of what you are doing, and a region is stored because you choose it. None of these needs consent, so there is no banner.`,
        'The name of a campaign is kept for the length of a visit and sent only with a request that you submit yourself. It comes from the link you followed and does not distinguish you from others who followed the same link. If you do not want it kept, remove the question mark and everything after it from the address before you open it.',
        'If analytics or marketing tools are ever added to this site, it must first ask for your consent, list each tool and each cookie on this page, and make it as easy to refuse as to agree.',
      ],
    },
    {
      id: 'delete',
      heading: 'How to delete or block storage',
      blocks: [
        {
          kind: 'list',
          items: [
            'Close the tab: this deletes everything in session storage and in the tab’s history.',
            'Close the request dialog, or clear all fields of the contact form: this deletes the draft at once.',
            'Delete this site’s data in your browser’s settings, usually under privacy or site data: this deletes your region, too.',
            'Use a private window: nothing is kept after you close it.',
            'Block this site from storing data: the site still works, but a partly completed form is lost when you reload, and your region returns to the default.',
          ],
        },
        'Essential storage cannot be turned off on this page because those features depend on it, but you can still use any of the steps above.',
      ],
    },
    {
      id: 'others',
      heading: 'Links to other sites',
      blocks: [
        `Some links lead to other sites${
          examples.length > 0 ? `, for example to ${examples.join(' or to ')}` : ''
        }. These sites open in a new tab and have their own rules. Nothing from them is embedded here, so they learn about your visit only if you follow the link.`,
        'If the contact form is set up to use a form service, that service gets your message but cannot store anything in your browser through this page.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and questions',
      blocks: [
        'We update this list when the site changes. The top of this page shows when we last reviewed it.',
        [
          'To learn what happens to data after you send it, read the ',
          { to: 'privacy', text: 'privacy policy' },
          '. Questions: ',
          { mail: true },
          '.',
        ],
      ],
    },
  ],
} as const satisfies LegalWords;
