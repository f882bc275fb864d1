/** What is pressed, opened and followed. The same selectors fit the site and its plain pages. */
import { servicePageIds } from '../../../src/configuration/services.ts';
import { href } from '../../../src/routes/href.ts';
import type { Effect } from './browser.ts';

const home = href('home');
const service = href('service', servicePageIds[0]);

/** A page of each kind: these are measured unless others are chosen. */
export const samplePages: readonly string[] = [
  home,
  href('contact'),
  href('faq'),
  service,
  href('helpCenter'),
];

interface Control {
  readonly what: string;
  readonly path: string;
  /** Selectors, the most wanted first: the first that has a visible element is pressed. */
  readonly trigger: string;
  readonly effect: Effect;
  readonly once?: true;
}

const dialogShown: Effect = { visible: '[role=dialog] || dialog[open]' };
const serviceCard = '[id^=service-card-]';
const choosePlan = '[id^=choose-]';
const article = '[id^=article-]';
const topic = '[id^=topic-card-]';

/** What a visitor may press first. "First screen" is what a phone shows of the home page before it is scrolled. */
export const presses: readonly Control[] = [
  { what: 'first screen: Get Started in the bar', path: home, trigger: 'header button', effect: dialogShown },
  { what: 'first screen: Get Started in the page', path: home, trigger: 'main button', effect: dialogShown },
  {
    what: 'first screen: menu',
    path: home,
    trigger: 'header summary',
    effect: { visible: 'header details[open]' },
  },
  {
    what: 'first screen: link',
    path: home,
    trigger: `main a[href="${href('services')}"]`,
    effect: { left: true },
    once: true,
  },
  {
    what: 'pricing period',
    path: home,
    trigger: '#pricing input[value=yearly]',
    effect: { changed: '#pricing' },
  },
  { what: 'service card', path: home, trigger: serviceCard, effect: dialogShown },
  { what: 'Choose plan', path: home, trigger: choosePlan, effect: dialogShown },
  {
    what: 'accordion on /faq',
    path: href('faq'),
    trigger: 'main summary',
    effect: { visible: 'main details[open]' },
  },
  {
    what: 'help article',
    path: href('helpCenter'),
    trigger: `${article} || ${topic}`,
    // Before the script runs, the link leads to the article's own page.
    effect: { ...dialogShown, left: true },
  },
];

interface Opening extends Control {
  /** Pressed before the measurement begins. */
  readonly before?: string;
}

/** What opens on the page itself, and closes again. */
export const openings: readonly Opening[] = [
  { what: 'request dialog', path: home, trigger: 'header button', effect: dialogShown },
  { what: 'service dialog', path: home, trigger: serviceCard, effect: dialogShown },
  { what: 'subscription dialog', path: home, trigger: choosePlan, effect: dialogShown },
  {
    what: 'article dialog',
    path: href('helpCenter'),
    before: topic,
    trigger: article,
    effect: dialogShown,
  },
  {
    what: 'accordion on /faq',
    path: href('faq'),
    trigger: 'main summary',
    effect: { visible: 'main details[open]' },
  },
];

/** Links to another page, in the bar, the page and the footer. */
export const links: readonly { readonly what: string; readonly path: string; readonly trigger: string }[] = [
  { what: 'home → services (page)', path: home, trigger: `main a[href="${href('services')}"]` },
  { what: 'home → contact (bar)', path: home, trigger: `header a[href="${href('contact')}"]` },
  { what: 'home → about (footer)', path: home, trigger: 'footer a[href="/about"]' },
  { what: 'service → service', path: service, trigger: 'main a[href^="/services/"]' },
  { what: 'blog → post', path: href('blog'), trigger: 'main a[href^="/blog/"]' },
];
