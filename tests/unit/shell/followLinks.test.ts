import { afterEach, expect, it } from 'vitest';
import { followLinks, prefetchOnIntent } from '../../../src/shell/effects/followLinks.ts';

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.innerHTML = '';
});

const linkTo = (href: string, attributes: Readonly<Record<string, string>> = {}): HTMLAnchorElement => {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries({ href, ...attributes })) link.setAttribute(name, value);
  document.body.append(link);
  return link;
};

/** Which links the app follows or prepares, among all that are pressed. */
const paths = (links: readonly HTMLAnchorElement[]) => {
  const followed: string[] = [];
  const prepared: string[] = [];
  stops.push(
    followLinks(({ url }) => followed.push(url.pathname)),
    prefetchOnIntent((url) => prepared.push(url.pathname)),
  );
  for (const link of links) {
    link.dispatchEvent(new Event('focusin', { bubbles: true }));
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  }
  return { followed, prepared };
};

it('follows links to pages of the site', () => {
  const pages = ['/', '/faq', '/faq?a=b.c', '/blog/first-brief#words.txt'].map((path) => linkTo(path));
  const all = ['/', '/faq', '/faq', '/blog/first-brief'];
  expect(paths(pages)).toEqual({ followed: all, prepared: all });
});

it('leaves files, downloads, dialogs, other tabs and other sites to the browser', () => {
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  stops.push(() => document.removeEventListener('click', stay));
  const others = [
    linkTo('/samples/retention-1-after.svg'),
    linkTo('/faq', { download: '' }),
    linkTo('/contact', { 'aria-haspopup': 'dialog' }),
    linkTo('/faq', { target: '_blank' }),
    linkTo('https://other.example/faq'),
  ];
  expect(paths(others)).toEqual({ followed: [], prepared: [] });
});
