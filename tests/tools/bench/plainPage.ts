/**
 * A built page's words as a person would write them by hand: semantic HTML with one short style sheet, `<details>` and
 * `<dialog>` of the platform, no script and no drawing. It is what the site's figures are compared with.
 */
import { plans } from '../../../src/configuration/plans.ts';
import { requestWizard as words } from '../../../src/content/requestWizard.ts';
import { attribute, type Element, elements, only, parseHtml, textOf } from '../../../src/site-build/html.ts';

type Node = Element['childNodes'][number];

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '));
const blocks = set(
  'address article aside blockquote caption dd details dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main nav ol p pre section summary table tbody td tfoot th thead tr ul',
);
const inlines = set(
  'a abbr b br button cite code del em input ins kbd label mark option q s samp select small strong sub sup textarea time',
);
/** Text stands in these without a paragraph of its own. */
const textHolders = set(
  'a button caption dd dt figcaption h1 h2 h3 h4 h5 h6 label legend li p pre summary td th',
);
const voids = set('br hr input');
const dropped = set('dialog noscript script style svg template');
const withId = set('a button details input section select textarea');
const attributes = set(
  'action aria-label checked colspan datetime for href lang max maxlength method min minlength name placeholder required rows scope type value',
);

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const attributeText = (name: string, value: string): string => {
  if (value === '') return ` ${name}`;
  return /[\s"'`=<>]/.test(value)
    ? ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`
    : ` ${name}=${value.replaceAll('&', '&amp;')}`;
};

const isElement = (node: Node): node is Element => 'tagName' in node;
const isHidden = (element: Element): boolean => attribute(element, 'hidden') !== undefined;
const isDropped = (element: Element): boolean =>
  dropped.has(element.tagName) ||
  attribute(element, 'aria-hidden') === 'true' ||
  (element.tagName === 'input' && attribute(element, 'type') === 'hidden');
const opensDialog = (element: Element): boolean =>
  attribute(element, 'aria-haspopup') === 'dialog' || attribute(element, 'command') === 'show-modal';
/** A form round one button is what the button does without a script. */
const isFormOfButton = (element: Element): boolean =>
  element.tagName === 'form' &&
  elements(element, 'button').some(
    (button) => opensDialog(button) || attribute(button, 'aria-controls') !== undefined,
  );
const headingsIn = (element: Element): number =>
  [...'234'].flatMap((level) => elements(element, `h${level}`)).filter((heading) => textOf(heading) !== '')
    .length;
const isCard = (element: Element): boolean => element.tagName === 'div' && headingsIn(element) === 1;
const isGrid = (element: Element): boolean =>
  element.tagName === 'div' && element.childNodes.filter(isElement).filter(isCard).length > 1;

/** Prices for both periods, of which `plain.css` shows those of the chosen one. */
const prices = (period: 'monthly' | 'yearly'): string =>
  `<p class=${period}>${plans.map(({ name, price }) => `${name} €${price[period].toLocaleString('en')}`).join(', ')}</p>`;

class Writer {
  /** The buttons that a panel is hidden by, by the panel's id. */
  private readonly togglers: ReadonlyMap<string, Element>;

  constructor(body: Element) {
    const buttons = elements(body, 'button').filter((button) => attribute(button, 'aria-expanded'));
    this.togglers = new Map(buttons.map((button) => [attribute(button, 'aria-controls') ?? '', button]));
  }

  private startTag(element: Element, tag: string, more = ''): string {
    const id = attribute(element, 'id');
    const written = element.attrs
      .filter(({ name }) => attributes.has(name))
      .map(({ name, value }) => attributeText(name, value));
    return `<${tag}${id && withId.has(tag) ? attributeText('id', id) : ''}${written.join('')}${more}>`;
  }

  private wrap(element: Element, tag = element.tagName, more = ''): string {
    const start = this.startTag(element, tag, more);
    if (voids.has(tag)) return start;
    const content = this.content(element, textHolders.has(tag) || inlines.has(tag));
    if (content === '' && !['textarea', 'td', 'th'].includes(tag)) return '';
    return `${start}${content}</${tag}>`;
  }

  private panel(element: Element, toggler: Element): string {
    const id = attribute(toggler, 'id');
    const summary = `<summary${id ? attributeText('id', id) : ''}>${escapeText(textOf(toggler))}</summary>`;
    return `<details>${summary}${this.content(element, false)}</details>`;
  }

  private inline(element: Element): string {
    if (!opensDialog(element)) return this.wrap(element);
    const id = attribute(element, 'id');
    return `<button${id ? attributeText('id', id) : ''} command=show-modal commandfor=dialog>${this.content(element, true)}</button>`;
  }

  private block(element: Element): string {
    if (element.tagName === 'fieldset' && elements(element, 'input', { value: 'yearly' }).length > 0)
      return this.wrap(element) + prices('monthly') + prices('yearly');
    if (!blocks.has(element.tagName) || isFormOfButton(element)) {
      const content = this.content(element, false);
      const parent = element.parentNode;
      if (isGrid(element)) return `<div class=grid>${content}</div>`;
      const isInGrid = isCard(element) && parent !== null && 'tagName' in parent && isGrid(parent);
      return isInGrid ? `<div class=card>${content}</div>` : content;
    }
    return this.wrap(element);
  }

  /** With `holdsText`, a single run of text gets no paragraph. */
  private content(element: Element, holdsText: boolean): string {
    const parts: string[] = [];
    let run = '';
    let endsInElement = false;
    const flush = (): void => {
      if (run.trim() !== '') {
        runs.add(parts.length);
        parts.push(run.trim().replace(/\s+/g, ' '));
      }
      run = '';
      endsInElement = false;
    };
    const runs = new Set<number>();
    const add = (node: Node): void => {
      if ('value' in node) {
        run += escapeText(node.value);
        endsInElement = false;
        return;
      }
      if (!isElement(node) || isDropped(node)) return;
      const toggler = this.togglers.get(attribute(node, 'id') ?? '');
      if (isHidden(node) && toggler === undefined) return;
      if (toggler !== undefined) {
        flush();
        parts.push(this.panel(node, toggler));
      } else if ([...this.togglers.values()].includes(node)) {
        return;
      } else if (inlines.has(node.tagName)) {
        const html = this.inline(node);
        run += endsInElement ? ` ${html}` : html;
        endsInElement = true;
      } else if (node.tagName === 'span' || node.tagName === 'i') {
        if (endsInElement) run += ' ';
        for (const child of node.childNodes) add(child);
        endsInElement = true;
      } else {
        flush();
        const html = this.block(node);
        if (html !== '') parts.push(html);
      }
    };
    for (const child of element.childNodes) add(child);
    flush();
    if (holdsText && parts.length === runs.size) return parts.join(' ');
    const html = parts.map((part, at) => (runs.has(at) ? `<p>${part}</p>` : part)).join('');
    return holdsText ? html.replace(/^<p>((?:(?!<p>).)*)<\/p>$/s, '$1') : html;
  }

  write(element: Element): string {
    return this.content(element, false);
  }
}

const options = (labels: Readonly<Record<string, string>>): string =>
  Object.values(labels)
    .map((label) => `<option>${escapeText(label)}`)
    .join('');

/** The first step of a request, as the site asks it. */
const dialog = (): string =>
  [
    `<dialog id=dialog aria-labelledby=dialog-title><form method=dialog><h2 id=dialog-title>${escapeText(words.step1.title)}</h2>`,
    `<label>${escapeText(words.fields.service.label)}<select name=service required>${options(words.fields.service.options)}</select></label>`,
    `<label>${escapeText(words.fields.description.label)}<textarea name=description rows=3></textarea></label>`,
    `<label>${escapeText(words.fields.timeframe.label)}<select name=timeframe>${options(words.fields.timeframe.options)}</select></label>`,
    `<p><button>${escapeText(words.next)}</button> <button formnovalidate>${escapeText(words.close)}</button></p></form></dialog>`,
  ].join('');

const icon = `<link rel=icon href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'%3E%3Crect width='9' height='9' fill='%230b6b4f'/%3E%3C/svg%3E">`;

/**
 * @param html a built page
 * @param css the whole style sheet, minified
 * @throws if the page has no main element, title or description
 */
export function plainPage(html: string, css: string): string {
  const page = parseHtml(html);
  only(page, 'main');
  const description = attribute(only(page, 'meta', { name: 'description' }), 'content') ?? '';
  const canonical = elements(page, 'link', { rel: 'canonical' }).map((link) => attribute(link, 'href') ?? '');
  const [title] = elements(page, 'title');
  if (!title) throw new Error('The page has no title');
  const body = only(page, 'body');
  const content = new Writer(body).write(body).replace('<main>', '<main id=main>');
  return [
    '<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content="width=device-width,initial-scale=1">',
    `<title>${escapeText(textOf(title))}</title><meta name=description${attributeText('content', description)}>`,
    ...canonical.map((href) => `<link rel=canonical${attributeText('href', href)}>`),
    `${icon}<style>${css}</style>${content}`,
    content.includes('commandfor=dialog') ? dialog() : '',
  ].join('');
}
