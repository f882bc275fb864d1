import { helpArticleMachine } from '../../machines/helpArticle/helpArticleMachine.ts';
import { helpTopicMachine } from '../../machines/helpTopic/helpTopicMachine.ts';
import { navigationMachine } from '../../machines/navigation/navigationMachine.ts';
import type { Address, Arrival } from '../../machines/navigation/navigationRules.ts';
import { regionMachine } from '../../machines/region/regionMachine.ts';
import { requestWizardMachine } from '../../machines/requestWizard/requestWizardMachine.ts';
import type { Answers, Notice } from '../../machines/requestWizard/requestWizardRules.ts';
import { shareMachine } from '../../machines/share/shareMachine.ts';
import { type ToastWords, toastsMachine } from '../../machines/toasts/toastsMachine.ts';
import { storageKeys } from '../../src/wiring/storageKeys.ts';
import { type At, type Composition, type Message, part } from '../paths/compose.ts';
import { helpIndex } from '../worlds/helpCenterIndex.ts';
import { firstService } from '../worlds/services.ts';

export const articleHash = '#article-fees-and-plans';
export const topicHash = '#topic-payments-billing';
const paths = { help: '/help', region: '/region', contact: '/contact' } as const;

const addressOf = (url: string): Address => {
  const [path = '', hash] = url.split('#');
  return { path, search: '', hash: hash === undefined ? '' : `#${hash}` };
};
const urlOf = ({ path, hash }: Address): string => path + hash;
export const pathOf = (url: string): string => url.replace(/#.*/, '');
const hashOf = (url: string): string => url.slice(pathOf(url).length);

/** The notices that are told apart. Their texts are each machine's own matter. */
export type NoticeName = 'request' | 'failure' | 'page';
const toastNamed = (title: NoticeName) => ({ title, tone: 'default' }) as const satisfies ToastWords;
const noticeOf = (notice: Notice): NoticeName => (notice === 'submissionFailed' ? 'failure' : 'request');

/** Every address that an entry of the history can have. */
const urls = [...['', articleHash, topicHash].map((hash) => paths.help + hash), paths.region, paths.contact];

/** Pages always arrive: `navigation.model.ts` has what happens otherwise. */
const navigation = part({
  model: {
    machine: navigationMachine,
    inputs: [{ address: addressOf(paths.help) }],
    events: {
      'link.followed': [paths.help, paths.region, paths.contact].map((url) => ({ address: addressOf(url) })),
      'history.traversed': urls.map((url) => ({ address: addressOf(url), scroll: 0, isReloaded: false })),
      'view.failed': [],
    },
    internal: ['view.failed', 'page.retry'],
    possible: (snapshot, { type }) => type !== 'view.shown' || snapshot.matches('rendering'),
    outcomes: { loadView: { loads: { output: undefined } } },
  },
  exposes: (snapshot) => ({
    /** What is on its way, or on the screen. */
    next: urlOf(snapshot.context.arrival.address),
    kind: snapshot.context.arrival.kind,
    isBusy: snapshot.hasTag('busy'),
  }),
  tells: {
    recordAddress: ({ kind, address }: Arrival) => ({ type: 'page.arrived', kind, url: urlOf(address) }),
    focusHeading: () => ({ type: 'heading.focused' }),
  },
  // `followPage` in the wiring.
  changed: (before, after) => (before.next === after.next ? [] : [{ type: 'address.left' }]),
  hears: ['link.followed', 'history.traversed', 'view.shown'],
  ownToo: ['link.followed'],
});

/** One answer for each kind of refusal. */
const requestWizard = part({
  model: {
    machine: requestWizardMachine,
    inputs: [{ draft: null }],
    events: {
      'wizard.open': [{}],
      'dialog.opened': [],
      'service.changed': [{ value: firstService }],
      'description.changed': [],
      'timeframe.changed': [],
      'budget.changed': [],
      'name.changed': [{ value: 'Ada' }, { value: '' }],
      'email.changed': [{ value: 'a@b' }, { value: '' }],
      'company.changed': [],
      'agreedToPrivacy.changed': [{ value: true }, { value: false }],
    },
    possible: ({ context: { answers } }, event) =>
      !('value' in event) || answers[event.type.replace('.changed', '') as keyof Answers] !== event.value,
    outcomes: {
      submitRequest: { succeeds: { output: undefined }, fails: { error: new Error('offline') } },
    },
  },
  exposes: (snapshot) => ({ isOpen: snapshot.hasTag('visible'), isBusy: snapshot.hasTag('busy') }),
  tells: {
    notify: ({ notice }: { notice: Notice }) => ({ type: 'notice', name: noticeOf(notice) }),
    handOver: () => ({ type: 'answers.handedOver' }),
  },
  changed: (before, after) => opened('request', before.isOpen, after.isOpen),
  hears: ['page.left'],
});

const index = { index: helpIndex };
const heardHashes = ['', articleHash, topicHash].map((hash) => ({ hash }));
const replaced = ({ hash }: { hash: string }) => ({ type: 'hash.replaced', hash });

const helpArticle = part({
  model: {
    machine: helpArticleMachine,
    inputs: [index],
    events: { 'article.open': [{ article: 'fees-and-plans' }], 'address.changed': heardHashes },
  },
  exposes: (snapshot) => snapshot.matches('open'),
  tells: { replaceHash: replaced },
  changed: (before, after) => opened('article', before, after),
  hears: ['address.changed'],
});

const helpTopic = part({
  model: {
    machine: helpTopicMachine,
    inputs: [index],
    events: {
      'topic.toggle': [{ topic: 'payments-billing' }],
      'topic.found': [],
      'address.changed': heardHashes,
    },
    internal: ['topic.found'],
  },
  exposes: (snapshot) => snapshot.matches('open'),
  tells: { replaceHash: replaced },
  hears: ['address.changed'],
});

const share = part({
  model: {
    machine: shareMachine,
    inputs: [{ canShare: false, isSecure: true, hasClipboard: true }],
    events: { 'link.share': [{ link: { title: 'Fees and plans', url: 'https://deskhand.example/' } }] },
    outcomes: { writeClipboard: { writes: { output: undefined } } },
  },
  exposes: (snapshot) => snapshot.matches('copying'),
  tells: { notify: () => ({ type: 'notice', name: 'page' }) },
});

const region = part({
  model: {
    machine: regionMachine,
    inputs: [{ stored: null }],
    events: { 'region.choose': [{ code: 'EU' }, { code: 'US' }], 'storage.changed': [] },
    internal: ['storage.changed'],
  },
  exposes: () => null,
  tells: { notify: () => ({ type: 'notice', name: 'page' }) },
});

/** How notices end is their own matter, and their ids have no limit: the notices on the screen identify a state. */
const toasts = part({
  model: {
    machine: toastsMachine,
    events: {
      'toast.show': (['request', 'failure', 'page'] as const).map((title) => ({ toast: toastNamed(title) })),
      'toast.closed': [],
    },
    internal: ['toast.closed'],
    identity: ({ context }) => context.toasts.map(({ title }) => title),
  },
  exposes: () => null,
  hears: ['toast.show'],
});

/** The key under which an effect writes or removes, as the wiring has it. */
export const storageOf: Readonly<Record<string, string>> = {
  saveDraft: storageKeys.request,
  dropDraft: storageKeys.request,
  storeRegion: storageKeys.region,
};

const parts = { navigation, requestWizard, helpArticle, helpTopic, share, region, toasts };
export type HelpParts = typeof parts;

type Dialog = 'request' | 'article';

/** What the browser has, and the wiring's order of the dialogs. */
export interface HelpPage {
  /** The addresses of the history. */
  readonly entries: readonly string[];
  readonly at: number;
  /** Back or forward has moved the bar, and the page before is still on the screen. */
  readonly isAhead: boolean;
  /** The path of the page on the screen. */
  readonly path: string;
  /** The open dialogs, the last one on top. */
  readonly dialogs: readonly Dialog[];
  /** Where the focus is: in a dialog, or on the page beneath. */
  readonly focus: Dialog | 'page';
}

export const barOf = ({ entries, at }: HelpPage): string => entries[at] ?? '';

export type HelpAt = At<HelpParts, HelpPage>;

function opened(dialog: Dialog, before: boolean, after: boolean): readonly Message[] {
  return before === after ? [] : [{ type: after ? 'dialog.opened' : 'dialog.closed', dialog } as Message];
}

const withEntry = ({ entries, at }: HelpPage, url: string): Partial<HelpPage> => ({
  entries: entries.map((entry, n) => (n === at ? url : entry)),
});
const afterEntry = ({ entries, at }: HelpPage, url: string): Partial<HelpPage> => ({
  entries: [...entries.slice(0, at + 1), url],
  at: at + 1,
});
const without = ({ dialogs, focus }: HelpPage, dialog: Dialog): Partial<HelpPage> => {
  const others = dialogs.filter((each) => each !== dialog);
  return { dialogs: others, focus: focus === dialog ? (others.at(-1) ?? 'page') : focus };
};
/** Mistakes in how the machines meet, which no machine has by itself. */
export interface HelpPageFaults {
  /** The request stays open when an address on the same page is reached. */
  readonly keepsRequest?: boolean;
  /** A page changes the hash although the address is already another page's. */
  readonly replacesAhead?: boolean;
}

/**
 * The help center and what its visitor goes on to: the machines of `src/app` and of that page, as the wiring joins them.
 * @param entries the longest history
 */
export const helpPage = (
  { keepsRequest = false, replacesAhead = false }: HelpPageFaults = {},
  entries = 2,
): Composition<HelpParts, HelpPage> => {
  const isShort = ({ at }: HelpPage): boolean => at < entries - 1;
  return {
    name: 'the help center',
    parts,
    start: { entries: [paths.help], at: 0, isAhead: false, path: paths.help, dialogs: [], focus: 'page' },
    lives: ({ path }, name) => path === paths.help || !['helpArticle', 'helpTopic', 'share'].includes(name),
    meets: {
      'page.arrived': ({ page }, { kind, url }: { kind: Arrival['kind']; url: string }) => {
        const isElsewhere = pathOf(url) !== page.path;
        return {
          page: {
            ...(kind === 'push' ? afterEntry(page, url) : {}),
            ...(kind === 'replace' ? withEntry(page, url) : {}),
            ...(kind === 'view' ? withEntry(page, pathOf(barOf(page)) + hashOf(url)) : {}),
            isAhead: false,
            path: pathOf(url),
            ...(isElsewhere ? without(page, 'article') : {}),
          },
          sends: [
            ...(keepsRequest && !isElsewhere
              ? []
              : [{ to: 'requestWizard', event: { type: 'page.left' } } as const]),
            { to: 'helpTopic', event: { type: 'address.changed', hash: hashOf(url) } },
            { to: 'helpArticle', event: { type: 'address.changed', hash: hashOf(url) } },
            { to: 'navigation', event: { type: 'view.shown' } },
          ],
        };
      },
      'address.left': (_, { isElsewhere }: { isElsewhere: boolean }) => ({
        sends: keepsRequest && !isElsewhere ? [] : [{ to: 'requestWizard', event: { type: 'page.left' } }],
      }),
      'heading.focused': ({ page: { dialogs } }) =>
        // What is beneath a modal dialog cannot take the focus.
        dialogs.length > 0 ? {} : { page: { focus: 'page' } },
      'dialog.opened': ({ page }, { dialog }: { dialog: Dialog }) => ({
        page: { dialogs: [...page.dialogs, dialog], focus: dialog },
      }),
      'dialog.closed': ({ page }, { dialog }: { dialog: Dialog }) => ({ page: without(page, dialog) }),
      'hash.replaced': ({ page }, { hash }: { hash: string }) =>
        page.isAhead && !replacesAhead ? {} : { page: withEntry(page, pathOf(barOf(page)) + hash) },
      notice: (_, { name }: { name: NoticeName }) => ({
        sends: [{ to: 'toasts', event: { type: 'toast.show', toast: toastNamed(name) } }],
      }),
      'answers.handedOver': () => ({
        sends: [{ to: 'navigation', event: { type: 'link.followed', address: addressOf(paths.contact) } }],
      }),
      back: ({ page }) => traversed({ ...page, at: page.at - 1 }),
      forward: ({ page }) => traversed({ ...page, at: page.at + 1 }),
      'hash.typed': ({ page }, { hash }: { hash: string }) =>
        traversed({ ...page, ...afterEntry(page, pathOf(barOf(page)) + hash) }),
    },
    acts: ({ page }) => [
      ...(page.at > 0 ? [{ type: 'back' }] : []),
      ...(page.at < page.entries.length - 1 ? [{ type: 'forward' }] : []),
      ...(isShort(page) && barOf(page) === paths.help ? [{ type: 'hash.typed', hash: articleHash }] : []),
    ],
    possible: ({ page, parts: at }, name, input) => {
      const top = page.dialogs.at(-1);
      if (name === 'navigation') return input !== 'link.followed' || (top === undefined && isShort(page));
      if (input === 'wizard.open' || input.startsWith('topic.')) return top === undefined;
      // The link is in its topic.
      if (input === 'article.open') return top === undefined && at.helpTopic === true;
      if (name === 'region') return top === undefined && page.path === paths.region;
      if (input === 'link.share' || input === 'article.close') return top === 'article';
      // In the dialog, or in the toast.
      if (input === 'answers.handOver') return isShort(page);
      const isAct = name === 'requestWizard' && !/^(time|submitRequest)/.test(input);
      return !isAct || top === 'request';
    },
  };
};

function traversed(page: HelpPage) {
  const event = { type: 'history.traversed', address: addressOf(barOf(page)), scroll: 0, isReloaded: false };
  return { page: { ...page, isAhead: true }, sends: [{ to: 'navigation', event }] } as const;
}
