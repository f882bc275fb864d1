import assert from 'node:assert/strict';
import { requestWizardScript } from '../../../machines/requestWizard/requestWizard.script.ts';

import type { PageStep, PageWorld } from '../../paths/compose.ts';
import { eventually, type Input, type Ui } from '../../paths/index.ts';
import type { RequestWorld } from '../requestWorld.ts';
import type { SubscriptionWorld } from '../subscriptionWorld.ts';
import { barOf, type NoticeName, type SiteAt, type SitePage, type SiteParts } from './sitePage.ts';

/** What a visitor perceives of the page as a whole. */
export interface WholePage {
  /** Path and hash. */
  readonly address: string;
  readonly heading: string;
  /** The accessible names of the open modal dialogs. */
  readonly dialogs: readonly string[];
  /** Where the focus is: the name of a dialog, `notices`, or `page`. */
  readonly focus: string;
  /** The id of the element that has the focus. */
  readonly focusedId: string;
  /** Whether the page can be scrolled. */
  readonly isStill: boolean;
  readonly notices: readonly string[];
  /** The texts of the live regions of the page itself. */
  readonly announced: readonly string[];
  /** What is chosen, expanded or filled in on the page, by the id of the element. */
  readonly controls: Readonly<Record<string, string>>;
}

/** Self-contained, so that a browser can run its source. `ids` are those of the controls to read. */
export const readWholePage = (ids: readonly string[]): WholePage => {
  const nameOf = (dialog: Element | null | undefined): string => {
    const heading = document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '');
    return heading?.textContent?.trim() ?? '';
  };
  const { activeElement } = document;
  const isNotice = !!activeElement?.closest('[data-toasts]');
  const dialog = activeElement?.closest('dialog[open]');
  const stateOf = (id: string): string => {
    const control = document.getElementById(id);
    if (control instanceof HTMLInputElement && /^(radio|checkbox)$/.test(control.type))
      return String(control.checked);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.value;
    return control?.getAttribute('aria-expanded') ?? (control ? 'there' : 'gone');
  };
  return {
    address: location.pathname + location.hash,
    heading: document.querySelector('main h1')?.textContent ?? '',
    dialogs: [...document.querySelectorAll('dialog[open]')].map(nameOf),
    focus: isNotice ? 'notices' : dialog ? nameOf(dialog) : 'page',
    focusedId: activeElement?.id ?? '',
    isStill: document.documentElement.style.overflow === 'hidden',
    notices: [...document.querySelectorAll('[data-toasts] li[data-state=open]')].map(
      (notice) => notice.textContent ?? '',
    ),
    announced: [...document.querySelectorAll('main [role=status]')]
      .map((region) => region.textContent ?? '')
      .filter((text) => text !== ''),
    controls: Object.fromEntries(ids.map((id) => [id, stateOf(id)])),
  };
};

const headings: Readonly<Record<string, string | RegExp>> = {
  '/': /^Hand over the desk work/,
  '/blog': 'Notes from the desk',
  '/help': 'How can we help?',
  '/region': 'Region settings',
  '/contact': 'Contact us',
  '/contact/thanks': 'Thank you for your message',
};
const requestNames = [
  'What can we take off your desk?',
  'How can we reach you?',
  'Check and send',
  'Success!',
];
const noticeTexts: Readonly<Record<NoticeName, RegExp>> = {
  request: /^(Please |Successfully submitted!)/,
  failure: /^Something went wrong/,
  page: /^(Link copied|Region |Subscription Successful!)/,
};

/** What the walk needs of a page, beside a visitor's hands. */
export interface SiteWorld extends RequestWorld, Pick<SubscriptionWorld, 'fillIn'> {
  read(ids: readonly string[]): Promise<WholePage>;
  follow(url: string): Promise<void>;
  /** Ends the load of the page that was requested last. */
  load(): Promise<void>;
  traverse(by: -1 | 1): Promise<void>;
  type(hash: string): Promise<void>;
  /** The page that was requested last cannot be loaded, and nor can its document. */
  failLoad(): Promise<void>;
  loseDocument(): Promise<void>;
  /** Responds to the contact form's message. */
  answerMessage(how: number | 'drop'): Promise<void>;
  /** Closes all notices with this text. */
  closeNotices(text: RegExp): Promise<void>;
  /** Ends what the visitor has copied to the clipboard. */
  copy(): Promise<void>;
}

type Event = { readonly type: string };

/** What a visitor does to the parts that only this page has, and sees of them. */
export interface PageScript<P extends SiteParts> {
  readonly drive: { readonly [N in Exclude<keyof P, Shared> & string]: Drive };
  /** By `actor outcome`. */
  readonly settle?: Readonly<Record<string, (ui: Ui<SiteWorld>) => Promise<void>>>;
  /** By the type of the act. */
  readonly acts?: Readonly<Record<string, (ui: Ui<SiteWorld>) => Promise<void>>>;
  /** The names of the page's dialogs. */
  readonly dialogs: Readonly<Record<string, string>>;
  /** The controls of the page, by id, while its path is on the screen. */
  readonly shows: (at: SiteAt<P>) => Readonly<Record<string, string>>;
  /** What the page announces, if it is compared. */
  readonly announces?: (at: SiteAt<P>) => readonly string[];
  /** The meetings that only this composition has, if its page is in another one as well. Default: all. */
  readonly targets?: (step: PageStep<P, SitePage>) => boolean;
}
type Shared = 'navigation' | 'requestWizard' | 'toasts';
type Drive = (ui: Ui<SiteWorld>, event: Event) => Promise<void>;

export const chooseRegion: Drive = (ui, event) =>
  ui.choose(
    'Regions',
    { EU: 'European Union', US: 'United States' }[(event as unknown as { code: 'EU' | 'US' }).code],
  );

const driveRequest: Drive = async (ui, event) => {
  const drive = requestWizardScript.drive as unknown as Readonly<
    Record<string, (ui: Ui<SiteWorld>, event: Event) => Promise<void>>
  >;
  // The page that takes the answers over stays.
  if (event.type === 'answers.handOver')
    return ui.press('Contact us').catch(() => ui.world.pressInToast('Contact us'));
  return drive[event.type]!(ui, event);
};

/**
 * Walks the stories of a page, and reads the page as a whole after each step.
 * @param holdsPages whether a page on its way waits for `load`; otherwise nothing is read until it is there
 */
export const sitePageWorld = <P extends SiteParts>(
  script: PageScript<P>,
  ui: Ui<SiteWorld>,
  holdsPages: boolean,
): PageWorld<P, SitePage> => {
  const settle: Readonly<Record<string, (ui: Ui<SiteWorld>) => Promise<void>>> = {
    'loadView loads': () => ui.world.load(),
    'loadView fails': () => ui.world.failLoad(),
    'findDocument lost': () => ui.world.loseDocument(),
    'requestSubmission succeeds': async () => {
      await ui.world.answer(200);
      // A success is shown after a moment.
      await ui.elapse(1_000);
    },
    'requestSubmission fails': () => ui.world.answer('drop'),
    ...script.settle,
  };
  /** A visitor who presses a notice's button has put the focus there. It stays while other notices are left. */
  let isInNotices = false;
  let notices: readonly string[] = [];
  const send = (part: string, event: Event): Promise<void> => {
    if (event.type === 'page.retry') return ui.press('Reload');
    if (part === 'navigation') {
      const { address } = event as unknown as { address: { path: string; hash: string } };
      return ui.world.follow(address.path + address.hash);
    }
    if (part === 'requestWizard') return driveRequest(ui, event);
    if (part === 'toasts') {
      const { id } = event as unknown as { id: number };
      return ui.world.closeNotices(noticeTexts[notices[id - 1] as NoticeName]);
    }
    return (script.drive as Readonly<Record<string, Drive>>)[part]!(ui, event);
  };
  return {
    apply: async (part, input: Input) => {
      if (input.kind === 'send') isInNotices ||= /^(answers.handOver|toast.closed)$/.test(input.event.type);
      if (input.kind === 'send') await send(part, input.event);
      else if (input.kind === 'elapse') await ui.elapse(input.ms);
      else await settle[`${input.actor} ${input.outcome}`]!(ui);
    },
    act: async (message) => {
      const own = script.acts?.[message.type];
      if (own) return own(ui);
      if (message.type === 'hash.typed') return ui.world.type((message as unknown as { hash: string }).hash);
      return ui.world.traverse(message.type === 'back' ? -1 : 1);
    },
    check: async (at, step) => {
      notices = at.parts.toasts ?? [];
      if (at.parts.navigation?.isBusy && !holdsPages) return;
      const controls = script.shows(at);
      await eventually(async () => {
        const page = await ui.world.read(Object.keys(controls));
        const isPut = isInNotices && page.focus === 'notices';
        const seen = isPut ? { ...page, focus: 'page' } : page;
        mustBe(seen, {
          at: at as unknown as SiteAt,
          step: step as PageStep<SiteParts, SitePage> | undefined,
          script,
          controls,
          announced: script.announces?.(at),
        });
        isInNotices = isPut;
      });
    },
  };
};

interface Expectation {
  readonly at: SiteAt;
  readonly step: PageStep<SiteParts, SitePage> | undefined;
  readonly script: Pick<PageScript<SiteParts>, 'dialogs'>;
  readonly controls: Readonly<Record<string, string>>;
  readonly announced: readonly string[] | undefined;
}

const mustBe = (
  page: WholePage,
  { at: { page: expected, parts }, step, script, controls, announced = page.announced }: Expectation,
): void => {
  const nameOf = (name: string): string =>
    requestNames.includes(name) ? 'request' : (script.dialogs[name] ?? name);
  const heading = expected.isFailed ? 'Unexpected Application Error!' : (headings[expected.path] ?? '');
  assert.deepEqual(
    {
      address: page.address,
      heading: heading instanceof RegExp && heading.test(page.heading) ? heading : page.heading,
      dialogs: page.dialogs.map(nameOf),
      focus: nameOf(page.focus),
      isStill: page.isStill,
      announced: page.announced,
      controls: page.controls,
    },
    {
      address: barOf(expected),
      heading,
      dialogs: expected.dialogs,
      focus: expected.focus,
      isStill: expected.dialogs.length > 0,
      announced,
      controls,
    },
  );
  if (parts.toasts) {
    // A kind may have several texts.
    const kindOf = (text: string) =>
      (Object.keys(noticeTexts) as NoticeName[]).find((kind) => noticeTexts[kind].test(text)) ?? text;
    assert.deepEqual(new Set(page.notices.map(kindOf)), new Set(parts.toasts));
  }
  const focused = step?.messages.find(({ type }) => type === 'field.focused') as { id?: string } | undefined;
  if (focused && expected.dialogs.length === 0) assert.equal(page.focusedId, focused.id);
  const told = step?.messages.find(({ type }) => type === 'notice') as { name?: NoticeName } | undefined;
  if (told?.name) assert.match(page.notices.at(-1) ?? '', noticeTexts[told.name]);
  assert.equal(new Set(page.notices).size, page.notices.length, 'a notice is shown twice');
};

/** Whether something else is waiting for time to pass. Then it would pass for that as well. */
const isTimed = ([, exposed]: readonly [string, unknown]): boolean =>
  (exposed as { readonly isTimed?: boolean } | null)?.isTimed === true;

/**
 * What can be walked: time that passes for all machines alike, and no wait of half a minute for an answer. Unless pages
 * are held, one that is on its way arrives at once.
 */
export const walksOn =
  (holdsPages: boolean) =>
  <P extends SiteParts>({ part, input, from: { at } }: PageStep<P, SitePage>): boolean => {
    const { requestWizard, navigation, contactSubmission } = at.parts as SiteAt['parts'] & {
      readonly contactSubmission?: { readonly isSent: boolean } | null;
    };
    const passesTime = input === 'time' || input === 'requestSubmission succeeds';
    if (passesTime && Object.entries(at.parts).some((other) => other[0] !== part && isTimed(other)))
      return false;
    if (input === 'time' && (part === 'navigation' || requestWizard?.isBusy)) return false;
    if (input === 'time' && part === 'contactSubmission' && !contactSubmission?.isSent) return false;
    if (holdsPages || !navigation?.isBusy) return true;
    // A request that is open then was opened meanwhile.
    return input === 'loadView loads' && !at.page.dialogs.includes('request');
  };

/** `npm run test:models:full` sets the variable. */
const isFull = process.env.PATHS_COVER === 'pairs';

/**
 * Each input with the kinds of messages that follow, of time what is open and announced then, and of coming back what
 * the visitor has left in the page's forms; in the full run also with their order and all open dialogs.
 */
export const targetsOf =
  <P extends SiteParts>({ targets = () => true }: PageScript<P>) =>
  (step: PageStep<P, SitePage>): string | null => {
    const { part, input, messages, from, to } = step;
    if (messages.length === 0 || !targets(step)) return null;
    const kinds = messages.map((message) =>
      [message.type, (message as { dialog?: string }).dialog].join(' '),
    );
    const all = [...kinds, from.at.page.dialogs, to.at.page.dialogs];
    const passed = input === 'time' ? [to.at.page.dialogs, to.at.page.announced !== ''] : [];
    const hasCome = Object.entries(from.at.parts).some(
      ([name, at]) => at === null && to.at.parts[name] !== null,
    );
    const left = hasCome ? [from.at.page.draft > 0, from.at.page.isAbandoned] : [];
    const few = [...new Set(kinds.toSorted()), ...passed];
    return [part ?? 'page', input, ...left, ...(isFull ? all : few)].join(' ');
  };
