import { navigationModel } from '../../../machines/navigation/navigation.model.ts';
import type { Address, Arrival } from '../../../machines/navigation/navigationRules.ts';
import { regionModel } from '../../../machines/region/region.model.ts';
import { requestWizardModel } from '../../../machines/requestWizard/requestWizard.model.ts';
import type { Notice } from '../../../machines/requestWizard/requestWizardRules.ts';
import { toastsModel } from '../../../machines/toasts/toasts.model.ts';
import type { ToastWords, toastsMachine } from '../../../machines/toasts/toastsMachine.ts';
import { storageKeys } from '../../../src/wiring/storageKeys.ts';
import {
  type At,
  type Change,
  type Composition,
  type Message,
  type Part,
  type Parts,
  part,
} from '../../paths/compose.ts';
import { firstService } from '../services.ts';

/** What every page has in common: the machines of `src/app`, the address, the history, the dialogs and the focus. */

export const addressOf = (url: string): Address => {
  const [path = '', hash] = url.split('#');
  return { path, search: '', hash: hash === undefined ? '' : `#${hash}` };
};
const urlOf = ({ path, hash }: Address): string => path + hash;
export const pathOf = (url: string): string => url.replace(/#.*/, '');
export const hashOf = (url: string): string => url.slice(pathOf(url).length);

/** The notices that are told apart. Their texts are each machine's own matter. */
export type NoticeName = 'request' | 'failure' | 'page';
export const toastNamed = (title: NoticeName) => ({ title, tone: 'default' }) as const satisfies ToastWords;
const noticeOf = (notice: Notice): NoticeName => (notice === 'submissionFailed' ? 'failure' : 'request');

interface Places {
  /** The address at which the page is loaded, and every address that an entry of the history can have. */
  readonly urls: readonly [string, ...string[]];
  /** The addresses that links lead to. */
  readonly links: readonly string[];
  /** Events of the page's own, besides those of links. */
  readonly follows?: readonly {
    readonly address: Address;
    readonly replace?: true;
    readonly handover?: string;
  }[];
  /** Whether pages may fail to load, without a connection. */
  readonly fails?: boolean;
}

const { loadView, findDocument } = navigationModel.outcomes;

export const navigationPart = ({ urls, links, follows = [], fails = false }: Places) =>
  part({
    model: {
      ...navigationModel,
      inputs: [{ address: addressOf(urls[0]) }],
      events: {
        'link.followed': [...links.map((url) => ({ address: addressOf(url) })), ...follows],
        'history.traversed': urls.map((url) => ({ address: addressOf(url), scroll: 0, isReloaded: false })),
        'view.failed': [],
      },
      internal: fails ? ['view.failed'] : ['view.failed', 'page.retry'],
      possible: (snapshot, { type }) =>
        type !== 'view.shown' || snapshot.matches('rendering') || snapshot.matches('failed'),
      outcomes: {
        loadView: fails ? loadView : { loads: loadView.loads },
        // Pages without a hash that they scroll to look for nothing.
        ...(fails ? { findDocument: { lost: findDocument.lost } } : {}),
      },
    },
    exposes: (snapshot) => ({
      /** What is on its way, or on the screen. */
      next: urlOf(snapshot.context.arrival.address),
      kind: snapshot.context.arrival.kind,
      isBusy: snapshot.hasTag('busy'),
      isFailed: snapshot.context.failure !== null,
    }),
    tells: {
      recordAddress: ({ kind, address, handover }: Arrival) => ({
        type: 'page.arrived',
        kind,
        url: urlOf(address),
        handover,
      }),
      focusHeading: () => ({ type: 'heading.focused' }),
    },
    // `followPage` in the wiring.
    changed: (before, after) => (before.next === after.next ? [] : [{ type: 'address.left' }]),
    hears: ['link.followed', 'history.traversed', 'view.shown'],
    // Pages hand something over, and replace addresses.
    ownToo: (event) => event.type === 'link.followed' && !('replace' in event || 'handover' in event),
  });

const { requestSubmission } = requestWizardModel.outcomes;

/** One answer for each kind of refusal. */
export const requestWizard = part({
  model: {
    ...requestWizardModel,
    inputs: [{ draft: null }],
    events: {
      'wizard.open': [{}, { service: firstService }],
      'dialog.opened': [],
      'lines.add': [],
      'answer.changed': [
        { field: 'service', value: firstService },
        { field: 'name', value: 'Ada' },
        { field: 'name', value: '' },
        { field: 'email', value: 'a@b' },
        { field: 'email', value: '' },
        { field: 'agreedToPrivacy', value: true },
        { field: 'agreedToPrivacy', value: false },
      ],
    },
    // The contact form is asked for after a failure, whose toast is told on the page, too.
    possible: ({ context: { answers, problem } }, event) =>
      event.type === 'answers.handOver'
        ? problem === 'submissionFailed'
        : event.type !== 'answer.changed' || answers[event.field] !== event.value,
    outcomes: {
      requestSubmission: { succeeds: requestSubmission.succeeds, fails: requestSubmission.fails },
    },
  },
  exposes: (snapshot) => ({ isOpen: snapshot.hasTag('visible'), isBusy: snapshot.hasTag('busy') }),
  tells: {
    notify: ({ notice }: { notice: Notice }) => ({ type: 'notice', name: noticeOf(notice) }),
    handOver: () => ({ type: 'answers.handedOver' }),
  },
  changed: (before, after) => opened('request', before.isOpen, after.isOpen),
  hears: ['page.left', 'wizard.open'],
  ownToo: (event) => event.type === 'wizard.open' && !('service' in event),
});

export const region = part({
  model: {
    ...regionModel,
    inputs: [{ stored: null }],
    events: { 'region.choose': [{ code: 'EU' }, { code: 'US' }], 'storage.changed': [] },
    internal: ['storage.changed'],
  },
  exposes: () => null,
  tells: { notify: () => ({ type: 'notice', name: 'page' }) },
});

/** How notices end is their own matter, and their ids have no limit: the notices on the screen identify a state. */
export const toasts = part({
  model: {
    ...toastsModel,
    events: {
      'toast.show': (['request', 'failure', 'page'] as const).map((title) => ({ toast: toastNamed(title) })),
      'toast.closed': [],
    },
    internal: ['toast.closed'],
    possible: () => true,
    identity: ({ context }) => context.toasts.map(({ title }) => title),
  },
  exposes: () => null as readonly string[] | null,
  hears: ['toast.show'],
});

/** The key under which an effect writes or removes, as the wiring has it. */
export const storageOf: Readonly<Record<string, string>> = {
  'requestWizard saveDraft': storageKeys.request,
  'requestWizard dropDraft': storageKeys.request,
  'contactSubmission saveDraft': storageKeys.contact,
  'contactSubmission dropDraft': storageKeys.contact,
  'region storeRegion': storageKeys.region,
};

export type SiteParts = Parts & {
  readonly navigation: ReturnType<typeof navigationPart>;
  readonly requestWizard: typeof requestWizard;
  readonly toasts: Part<typeof toastsMachine, readonly string[] | null>;
};

export type Dialog = 'request' | 'article' | 'service' | 'subscription';

/** What the browser has, and the wiring's order of the dialogs. */
export interface SitePage {
  /** The addresses of the history. */
  readonly entries: readonly string[];
  readonly at: number;
  /** Back or forward has moved the bar, and the page before is still on the screen. */
  readonly isAhead: boolean;
  /** The path of the page on the screen. */
  readonly path: string;
  /** The page on the screen says that this path could not be loaded. */
  readonly isFailed: boolean;
  /** The open dialogs, the last one on top. */
  readonly dialogs: readonly Dialog[];
  /** Where the focus is: in a dialog, or on the page beneath. */
  readonly focus: Dialog | 'page';
  /** How much of the contact form this tab stores. */
  readonly draft: number;
  /** The page before was left with something in its forms that no storage has. */
  readonly isAbandoned: boolean;
  /** What is announced about a field of the page. */
  readonly announced: string;
}

export const barOf = ({ entries, at }: SitePage): string => entries[at] ?? '';

export type SiteAt<P extends SiteParts = SiteParts> = At<P, SitePage>;

export function opened(dialog: Dialog, before: boolean, after: boolean): readonly Message[] {
  return before === after ? [] : [{ type: after ? 'dialog.opened' : 'dialog.closed', dialog } as Message];
}

const withEntry = ({ entries, at }: SitePage, url: string): Partial<SitePage> => ({
  entries: entries.map((entry, n) => (n === at ? url : entry)),
});
const afterEntry = ({ entries, at }: SitePage, url: string): Partial<SitePage> => ({
  entries: [...entries.slice(0, at + 1), url],
  at: at + 1,
});
const without = ({ dialogs, focus }: SitePage, gone: readonly Dialog[]): Partial<SitePage> => {
  const others = dialogs.filter((each) => !gone.includes(each));
  return {
    dialogs: others,
    focus: focus !== 'page' && gone.includes(focus) ? (others.at(-1) ?? 'page') : focus,
  };
};

/** Mistakes in how the machines meet, which no machine has by itself. */
export interface SiteFaults {
  /** The request stays open when an address on the same page is reached. */
  readonly keepsRequest?: boolean;
  /** A page changes the hash although the address is already another page's. */
  readonly replacesAhead?: boolean;
}

interface SiteOptions<P extends SiteParts> extends SiteFaults {
  readonly name: string;
  readonly parts: P;
  /** The address at which the page is loaded. */
  readonly start: string;
  /** The longest history. */
  readonly entries: number;
  /** Parts that live on the first page only, and its dialogs. */
  readonly own: readonly (keyof P & string)[];
  readonly dialogs: readonly Dialog[];
  /** Parts that hear of every address that is shown, in this order. */
  readonly follow: readonly (keyof P & string)[];
  /** Hashes that the visitor types into the address bar of the first page. */
  readonly types: readonly string[];
  /** Other parts that close when the visitor goes elsewhere: the event of each. */
  readonly leave?: Readonly<Partial<Record<keyof P & string, { readonly type: string }>>>;
  readonly meets?: Composition<P, SitePage>['meets'];
  readonly acts?: NonNullable<Composition<P, SitePage>['acts']>;
  /** For the page's own parts; undefined for the others. */
  readonly possible: (at: SiteAt<P>, part: keyof P & string, input: string) => boolean | undefined;
  /** What an arrival brings besides its address. */
  readonly arrives?: (
    at: SiteAt<P>,
    arrival: { readonly url: string; readonly handover: unknown },
  ) => NonNullable<Change<P, SitePage>['sends']>;
  /** Whether leaving the page loses what its forms hold. */
  readonly abandons?: (at: SiteAt<P>) => boolean;
  /** Where the request's answers are handed over. */
  readonly handsOver?: (at: SiteAt<P>) => { readonly replace?: true; readonly handover?: string };
}

/** A page and what its visitor goes on to: the machines of `src/app` and of that page, as the wiring joins them. */
export function sitePage<P extends SiteParts>(options: SiteOptions<P>): Composition<P, SitePage> {
  const { name, parts, start, entries, own, dialogs, follow, types, leave = {}, arrives } = options;
  const { keepsRequest = false, replacesAhead = false, handsOver = () => ({}) } = options;
  const { abandons = () => false } = options;
  type Sends = NonNullable<Change<P, SitePage>['sends']>;
  const isShort = ({ at }: SitePage): boolean => at < entries - 1;
  const left = (): Sends => [
    { to: 'requestWizard', event: { type: 'page.left' } },
    ...Object.entries(leave).map(([to, event]) => ({ to, event: event as { type: string } })),
  ];
  const traversed = (page: SitePage) => {
    const event = {
      type: 'history.traversed',
      address: addressOf(barOf(page)),
      scroll: 0,
      isReloaded: false,
    };
    return { page: { ...page, isAhead: true }, sends: [{ to: 'navigation', event }] } as const;
  };
  const hashReplaced = (page: SitePage, hash: string): Change<P, SitePage> =>
    page.isAhead && !replacesAhead ? {} : { page: withEntry(page, pathOf(barOf(page)) + hash) };
  return {
    name,
    parts,
    start: {
      entries: [start],
      at: 0,
      isAhead: false,
      path: start,
      isFailed: false,
      dialogs: [],
      focus: 'page',
      draft: 0,
      isAbandoned: false,
      announced: '',
    },
    lives: ({ path, isFailed }, each) => (path === start && !isFailed) || !own.includes(each),
    meets: {
      'page.arrived': (
        at,
        { kind, url, handover }: { kind: Arrival['kind']; url: string; handover: unknown },
      ) => {
        const { page } = at;
        const isElsewhere = pathOf(url) !== page.path;
        return {
          page: {
            ...(kind === 'push' ? afterEntry(page, url) : {}),
            ...(kind === 'replace' ? withEntry(page, url) : {}),
            ...(kind === 'view' ? withEntry(page, pathOf(barOf(page)) + hashOf(url)) : {}),
            isAhead: false,
            path: pathOf(url),
            isFailed: at.parts.navigation?.isFailed === true,
            ...(isElsewhere ? { ...without(page, dialogs), announced: '', isAbandoned: abandons(at) } : {}),
          },
          sends: [
            ...(keepsRequest && !isElsewhere ? [] : left()),
            ...follow.map((to) => ({ to, event: { type: 'address.changed', hash: hashOf(url) } })),
            ...(arrives?.(at, { url, handover }) ?? []),
            { to: 'navigation', event: { type: 'view.shown' } },
          ],
        };
      },
      'address.left': () => ({ sends: keepsRequest ? [] : left() }),
      'heading.focused': ({ page }) =>
        // What is beneath a modal dialog cannot take the focus.
        page.dialogs.length > 0 ? {} : { page: { focus: 'page' } },
      'dialog.opened': ({ page }, { dialog }: { dialog: Dialog }) => ({
        page: { dialogs: [...page.dialogs, dialog], focus: dialog },
      }),
      'dialog.closed': ({ page }, { dialog }: { dialog: Dialog }) => ({ page: without(page, [dialog]) }),
      'hash.replaced': ({ page }, { hash }: { hash: string }) => hashReplaced(page, hash),
      'hash.cleared': ({ page }, { prefix }: { prefix: string }) =>
        hashOf(barOf(page)).startsWith(prefix) ? hashReplaced(page, '') : {},
      notice: (_, { name: title }: { name: NoticeName }) => ({
        sends: [{ to: 'toasts', event: { type: 'toast.show', toast: toastNamed(title) } }],
      }),
      'answers.handedOver': (at) => ({
        sends: [
          {
            to: 'navigation',
            event: { type: 'link.followed', address: addressOf('/contact'), ...handsOver(at) },
          },
        ],
      }),
      back: ({ page }) => traversed({ ...page, at: page.at - 1 }),
      forward: ({ page }) => traversed({ ...page, at: page.at + 1 }),
      'hash.typed': ({ page }, { hash }: { hash: string }) =>
        traversed({ ...page, ...afterEntry(page, pathOf(barOf(page)) + hash) }),
      ...options.meets,
    },
    acts: (at) => [
      ...(at.page.at > 0 ? [{ type: 'back' }] : []),
      ...(at.page.at < at.page.entries.length - 1 ? [{ type: 'forward' }] : []),
      ...(isShort(at.page) && barOf(at.page) === start
        ? types.map((hash) => ({ type: 'hash.typed', hash }))
        : []),
      ...(options.acts?.(at) ?? []),
    ],
    possible: (at, each, input) => {
      const { page } = at;
      const top = page.dialogs.at(-1);
      if (input === 'page.retry') return top === undefined;
      if (each === 'navigation') return input !== 'link.followed' || (top === undefined && isShort(page));
      if (input === 'wizard.open') return top === undefined;
      if (each === 'region') return top === undefined && page.path === '/region';
      // In the dialog, or in the toast.
      if (input === 'answers.handOver') return isShort(page);
      if (each === 'requestWizard') return /^(time|requestSubmission)/.test(input) || top === 'request';
      return options.possible(at, each, input) ?? true;
    },
  };
}
