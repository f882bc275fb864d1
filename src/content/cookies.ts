import { facts } from './facts.ts';
import type { LegalWords } from './legal.ts';

/** A cookie category (F26). */
interface CookieCategory {
  readonly title: string;
  readonly description: string;
  readonly examples: readonly string[];
  /** How this site really uses the category. */
  readonly here: string;
  /** The category cannot be disabled. */
  readonly always?: true;
}

/** The four categories (F25). */
export const cookieCategories: readonly CookieCategory[] = [
  {
    title: 'Essential',
    description: 'Storage without which a function you asked for would not work.',
    examples: ['Keeping you signed in', 'Keeping a half-filled form', 'Remembering where you were on a page'],
    here: 'Drafts of the two forms, and your place on each page. No cookie.',
    always: true,
  },
  {
    title: 'Functional',
    description: 'Storage that remembers a choice, so that you need not make it again.',
    examples: ['Region and currency', 'Language', 'Layout of a list'],
    here: 'Your region, from the moment you choose one. No cookie.',
  },
  {
    title: 'Analytics',
    description: 'Storage and events that tell which pages are used, and where visitors get stuck.',
    examples: [
      'Counting visits',
      'Measuring how many requests are finished',
      'Comparing two versions of a page',
    ],
    here: 'Nothing is loaded and nothing is counted. The campaign named in a link is kept for the visit.',
  },
  {
    title: 'Marketing',
    description: 'Storage that follows people from site to site to choose advertising for them.',
    examples: ['Advertising networks', 'Buttons of social networks', 'Audiences for later advertising'],
    here: 'None at all.',
  },
];

/** Where in the browser something is stored. */
type StoragePlace = 'session' | 'local' | 'history';

/** Something this site stores in the browser. */
export interface StoredItem {
  /** The key in storage, or the field of the history entry's state. */
  readonly key: string;
  readonly place: StoragePlace;
  readonly category: 'Essential' | 'Functional' | 'Analytics';
  readonly holds: string;
  readonly writtenWhen: string;
  readonly lasts: string;
}

/** All stored items. `tests/content/cookies.test.ts` compares this list with the sources. */
export const storedItems: readonly StoredItem[] = [
  {
    key: 'deskhand.request',
    place: 'session',
    category: 'Essential',
    holds:
      'The draft of the request dialog: its step and your answers, without your agreement to the privacy policy.',
    writtenWhen: 'You type in the request dialog.',
    lasts: 'Until you submit or close the dialog, else until the tab is closed.',
  },
  {
    key: 'deskhand.contact',
    place: 'session',
    category: 'Essential',
    holds:
      'The draft of the contact form: name, e-mail address, company, subject and message. Never the consent or the file.',
    writtenWhen: 'You type in the contact form.',
    lasts: 'Until the message is sent or the fields are empty, else until the tab is closed.',
  },
  {
    key: 'deskhand.campaign',
    place: 'session',
    category: 'Analytics',
    holds:
      'The texts utm_source, utm_medium and utm_campaign of the first address of your visit, cut to 200 characters each.',
    writtenWhen: 'You arrive by an address that has one of them.',
    lasts: 'Until the tab is closed. Added to a request that you submit.',
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
    holds: 'How far a page was scrolled, in pixels.',
    writtenWhen: 'You scroll.',
    lasts: 'As long as the tab’s history.',
  },
  {
    key: 'handover',
    place: 'history',
    category: 'Essential',
    holds: 'The subject that a link hands to the contact form, such as the name of a job.',
    writtenWhen: 'You follow such a link.',
    lasts: 'As long as the tab’s history.',
  },
  {
    key: 'isReloaded',
    place: 'history',
    category: 'Essential',
    holds: 'That a page was loaded in full because its script was missing, so that this never happens twice.',
    writtenWhen: 'A page’s script can’t be fetched after several tries.',
    lasts: 'Until the script is there, else as long as the tab’s history.',
  },
];

/** Events for analytics tools that an adopter may add, each with its one property (F9). @internal */
export const analyticsEvents = [
  { name: 'get_started_opened', property: 'page_path', when: 'The request dialog is opened.' },
  { name: 'get_started_submitted', property: 'selected_service', when: 'A request has been submitted.' },
] as const;

/** Text of the two blocks that show the lists above. */
export const cookieWords = {
  always: 'Cannot be disabled',
  examples: 'Examples in general',
  here: 'On this site',
  storage: {
    caption: 'What this site stores in your browser. All of it is written by this site’s own script.',
    columns: ['Name, category, place', 'What it holds', 'Written when', 'How long'],
    places: { session: 'session storage', local: 'local storage', history: 'history entry' },
  },
} as const;

/** The cookie policy. Its categories and its table are the lists above. */
export const cookies = {
  title: 'Cookie policy',
  description: `Which cookies and browser storage Deskhand uses, by category and by name. Dated ${facts.legalDate}.`,
  heading: 'Cookie policy',
  lead: 'This page says what is stored in your browser when you use Deskhand, by whom and for how long, and how to switch it off.',
  inShort: [
    { term: 'Cookies', value: 'None.' },
    { term: 'Analytics', value: 'None is loaded.' },
    { term: 'Marketing', value: 'None.' },
    {
      term: 'Other storage',
      value: 'Drafts, your place on a page, a campaign’s name, a region if you choose one.',
    },
  ],
  sections: [
    {
      id: 'what',
      heading: 'Cookies and their relatives',
      blocks: [
        'Laws speak of cookies but mean anything that a site stores in your device or reads from it. So does this page. It covers four kinds.',
        {
          kind: 'definitions',
          items: [
            {
              term: 'Cookie',
              text: 'A short text that your browser sends back to the site with every request. This site sets none, and its server asks for none.',
            },
            {
              term: 'Session storage',
              text: 'Texts kept for one browser tab. They never leave the browser by themselves and are gone when the tab is closed.',
            },
            {
              term: 'Local storage',
              text: 'Texts kept for a site until they are deleted. They never leave the browser by themselves either.',
            },
            {
              term: 'History entry',
              text: 'A note that the browser keeps beside each page of a tab’s back and forward list.',
            },
          ],
        },
        'Like every site, this one also lets your browser keep copies of its pages, font and scripts, so that they need not be fetched twice. These copies hold nothing about you.',
      ],
    },
    {
      id: 'categories',
      heading: 'The four categories',
      blocks: [
        'Storage is commonly sorted into four categories. For each one you read what it means in general and what of it exists here.',
      ],
    },
    {
      id: 'stored',
      heading: 'What this site stores',
      blocks: [
        'This is the whole list. Whenever the site is built and tested, the list is compared with its source code; a name that is missing here makes the test fail.',
      ],
    },
    {
      id: 'analytics',
      heading: 'Analytics and marketing',
      blocks: [
        'No analytics or marketing software is loaded by these pages, and their security policy would not let it run. The site merely announces two events inside the page. If whoever runs the site has defined a list named dataLayer for a tool of their own, the events are put on that list; if not, they are heard by nobody.',
        {
          kind: 'table',
          caption: 'The two events',
          columns: [{ label: 'Event' }, { label: 'When' }, { label: 'The one thing it carries' }],
          rows: [
            [analyticsEvents[0].name, analyticsEvents[0].when, [{ code: analyticsEvents[0].property }]],
            [analyticsEvents[1].name, analyticsEvents[1].when, [{ code: analyticsEvents[1].property }]],
          ],
        },
        'Neither event carries your name, your address or anything you typed.',
      ],
    },
    {
      id: 'consent',
      heading: 'Why there is no cookie banner',
      blocks: [
        'Consent is needed before anything is stored that you did not ask for. Drafts and your place on a page are part of what you are doing; a region is stored because you choose it. We ask for no consent to these, and there is nothing to click away.',
        'The name of a campaign is kept for the length of a visit and sent only with a request that you submit yourself. It comes from the link you followed and does not tell you from others who followed the same link. If you would rather not have it kept, remove what follows the question mark in the address before you open it.',
        'Whoever adds analytics or marketing to this site must ask for consent first, name each tool and each cookie on this page, and make refusing as easy as agreeing.',
      ],
    },
    {
      id: 'delete',
      heading: 'How to delete or prevent it',
      blocks: [
        {
          kind: 'list',
          items: [
            'Close the tab: everything in session storage and in the tab’s history is gone.',
            'Close the request dialog, or empty the fields of the contact form: its draft is removed at once.',
            'Delete this site’s data in your browser’s settings, usually under privacy, site data: the region goes too.',
            'Use a private window: nothing outlives it.',
            'Forbid this site to store data: it goes on working. A half-filled form is then lost when you reload, and the region returns to its default.',
          ],
        },
        'Essential storage has no switch on this page because without it those functions would not exist; the means above still work.',
      ],
    },
    {
      id: 'others',
      heading: 'Pages of others',
      blocks: [
        'Some links lead away, for example to a calendar for booking a call or to an article in the press. Such pages belong to others, open in a new tab and follow rules of their own. Nothing of theirs is embedded here, so they learn of you only if you follow the link.',
        'When you send the contact form, it may be handled by a form service. That service receives your message but cannot store anything in your browser through this page.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and questions',
      blocks: [
        'This list changes when the site changes, and the date at the top with it.',
        [
          'What happens with the data once you send it is described in the ',
          { to: 'privacy', text: 'privacy policy' },
          '. Questions: ',
          { mail: true },
          '.',
        ],
      ],
    },
  ],
} as const satisfies LegalWords;
