import assert from 'node:assert/strict';
import { requestWizardScript } from '../../machines/requestWizard/requestWizard.script.ts';
import type { Answers } from '../../machines/requestWizard/requestWizardRules.ts';
import type { PageStep, PageWorld } from '../paths/compose.ts';
import { eventually, type Input, type Ui } from '../paths/index.ts';
import type { RequestWorld } from '../worlds/requestWorld.ts';
import { barOf, type HelpAt, type HelpPage, type HelpParts, type NoticeName, pathOf } from './helpPage.ts';

/** What a visitor perceives of the page as a whole. */
export interface WholePage {
  /** Path and hash. */
  readonly address: string;
  readonly heading: string;
  /** The accessible names of the open modal dialogs. */
  readonly dialogs: readonly string[];
  /** Where the focus is: the name of a dialog, `notices`, or `page`. */
  readonly focus: string;
  readonly isTopicOpen: boolean;
  readonly notices: readonly string[];
}

/** Self-contained, so that a browser can run its source. */
export const readWholePage = (): WholePage => {
  const nameOf = (dialog: Element | null | undefined): string => {
    const heading = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
    return heading?.textContent?.trim() ?? '';
  };
  const { activeElement } = document;
  const isNotice = !!activeElement?.closest('[data-toasts]');
  const dialog = activeElement?.closest('dialog[open]');
  return {
    address: location.pathname + location.hash,
    heading: document.querySelector('main h1')?.textContent ?? '',
    dialogs: [...document.querySelectorAll('dialog[open]')].map(nameOf),
    focus: isNotice ? 'notices' : dialog ? nameOf(dialog) : 'page',
    isTopicOpen:
      document.querySelector('main #topic-card-payments-billing')?.getAttribute('aria-expanded') === 'true',
    notices: [...document.querySelectorAll('[data-toasts] li[data-state=open]')].map(
      (notice) => notice.textContent ?? '',
    ),
  };
};

const headings: Readonly<Record<string, string>> = {
  '/help': 'How can we help?',
  '/region': 'Region settings',
  '/contact': 'Contact us',
};
const articleName = 'Fees and plans';
const requestNames = [
  'What can we take off your desk?',
  'How can we reach you?',
  'Check and send',
  'Success!',
];
const noticeTexts: Readonly<Record<NoticeName, RegExp>> = {
  request: /^(Please |Successfully submitted!)/,
  failure: /^Something went wrong/,
  page: /^(Link copied|Region )/,
};

/** What the walk needs of a page, beside a visitor's hands. */
export interface HelpWorld extends RequestWorld {
  read(): Promise<WholePage>;
  follow(url: string): Promise<void>;
  /** Ends the load of the page that was requested last. */
  load(): Promise<void>;
  traverse(by: -1 | 1): Promise<void>;
  type(hash: string): Promise<void>;
  copy(): Promise<void>;
}

/**
 * Walks the stories of the help center on a page, and reads the page as a whole after each step.
 * @param holdsPages whether a page on its way waits for `load`; otherwise nothing is read until it is there
 */
export const helpPageWorld = (ui: Ui<HelpWorld>, holdsPages: boolean): PageWorld<HelpParts, HelpPage> => {
  const send: { [P in keyof HelpParts]: (event: { type: string }) => Promise<void> } = {
    navigation: (event) => {
      const { address } = event as unknown as { address: { path: string; hash: string } };
      return ui.world.follow(address.path + address.hash);
    },
    requestWizard: (event) => {
      const drive = requestWizardScript.drive as unknown as Readonly<
        Record<
          string,
          (ui: Ui<HelpWorld>, event: { type: string; value?: Answers[keyof Answers] }) => Promise<void>
        >
      >;
      // The page that takes the answers over stays.
      if (event.type === 'answers.handOver')
        return ui.press('Contact us').catch(() => ui.world.pressInToast('Contact us'));
      return drive[event.type]!(ui, event);
    },
    helpArticle: ({ type }) => (type === 'article.open' ? ui.follow(articleName) : ui.press('Close')),
    helpTopic: ({ type }) => ui.press(type === 'topic.toggle' ? 'Payments & Billing 3 articles' : 'Close'),
    share: () => ui.press('Share'),
    region: (event) =>
      ui.choose(
        'Regions',
        { EU: 'European Union', US: 'United States' }[(event as unknown as { code: 'EU' | 'US' }).code],
      ),
    toasts: async () => {},
  };
  const settle: Readonly<Record<string, () => Promise<void>>> = {
    'loadView loads': () => ui.world.load(),
    'submitRequest succeeds': async () => {
      await ui.world.answer(200);
      // A success is shown after a moment.
      await ui.elapse(1_000);
    },
    'submitRequest fails': () => ui.world.answer('drop'),
    'writeClipboard writes': () => ui.world.copy(),
  };
  /** A visitor who presses a notice's button has put the focus there. It stays while other notices are left. */
  let isInNotices = false;
  const apply = async (part: keyof HelpParts, input: Input): Promise<void> => {
    if (input.kind === 'send') isInNotices ||= input.event.type === 'answers.handOver';
    if (input.kind === 'send') return send[part](input.event);
    if (input.kind === 'elapse') return ui.elapse(input.ms);
    return settle[`${input.actor} ${input.outcome}`]!();
  };
  return {
    apply,
    act: async (message) => {
      if (message.type === 'hash.typed') return ui.world.type((message as unknown as { hash: string }).hash);
      return ui.world.traverse(message.type === 'back' ? -1 : 1);
    },
    check: async (at, step) => {
      if (at.parts.navigation?.isBusy && !holdsPages) return;
      await eventually(async () => {
        const page = await ui.world.read();
        const isPut = isInNotices && page.focus === 'notices';
        mustBe(isPut ? { ...page, focus: 'page' } : page, at, step);
        isInNotices = isPut;
      });
    },
  };
};

const mustBe = (
  page: WholePage,
  { page: expected, parts }: HelpAt,
  step?: PageStep<HelpParts, HelpPage>,
): void => {
  const nameOf = (name: string): string => {
    if (name === articleName) return 'article';
    return requestNames.includes(name) ? 'request' : name;
  };
  assert.deepEqual(
    {
      address: page.address,
      heading: page.heading,
      dialogs: page.dialogs.map(nameOf),
      focus: nameOf(page.focus),
      isTopicOpen: page.isTopicOpen,
    },
    {
      address: barOf(expected),
      heading: headings[expected.path],
      dialogs: expected.dialogs,
      focus: expected.focus,
      isTopicOpen: pathOf(expected.path) === '/help' && parts.helpTopic === true,
    },
  );
  const told = step?.messages.find(({ type }) => type === 'notice') as { name?: NoticeName } | undefined;
  if (told?.name) {
    const text = noticeTexts[told.name];
    assert.match(page.notices.at(-1) ?? '', text);
  }
  assert.equal(new Set(page.notices).size, page.notices.length, 'a notice is shown twice');
};

/** What can be walked, without a wait of half a minute for an answer. Unless pages are held, one that is on its way arrives at once. */
export const walksOn =
  (holdsPages: boolean) =>
  ({ part, input, from: { at } }: PageStep<HelpParts, HelpPage>): boolean => {
    if (part === 'requestWizard' && input === 'time' && at.parts.requestWizard?.isBusy) return false;
    return holdsPages || !at.parts.navigation?.isBusy || input === 'loadView loads';
  };

/** Each input with the kinds of messages that follow, and the dialogs before and after. */
export const targetOf = ({
  part,
  input,
  messages,
  from,
  to,
}: PageStep<HelpParts, HelpPage>): string | null =>
  messages.length === 0
    ? null
    : [
        part ?? 'page',
        input,
        ...messages.map(({ type }) => type),
        from.at.page.dialogs,
        to.at.page.dialogs,
      ].join(' ');
