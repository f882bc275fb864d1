/** Prints, as JSON, what the site shows with the settings of the environment. A process of its own reads them as a build does. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Capability } from '../../src/configuration/capabilities.ts';
import { documents } from '../../src/routes/documents.ts';
import { searchDocuments } from '../../src/search/searchDocuments.ts';
import { attribute, elements, parseHtml, textsOf } from '../../src/site-build/html.ts';
import { renderPages } from '../../src/site-build/renderPage.tsx';
import { sitemap } from '../../src/site-build/sitemap.ts';

interface ShownPage {
  /** The addresses at which it is sent, the canonical one first. */
  readonly paths: readonly string[];
  /** What a visitor can read or hear, with the title and the description. */
  readonly texts: readonly string[];
  /** The addresses of its links and forms. */
  readonly links: readonly string[];
  readonly ids: readonly string[];
}

export interface ShownSite {
  readonly pages: readonly ShownPage[];
  /** What the search finds. */
  readonly findable: readonly { readonly to: string; readonly texts: readonly string[] }[];
  readonly sitemap: string;
}

const all = documents();
const spoken = ['content', 'aria-label', 'data-tooltip', 'alt'];
const addresses = ['href', 'action', 'formaction'];

const shownSite = async (): Promise<ShownSite> => {
  const rendered = await renderPages(all.map(({ match }) => match));
  const pages = all.map(({ paths }, at): ShownPage => {
    const page = parseHtml((rendered[at]?.head ?? '') + (rendered[at]?.body ?? ''));
    const every = elements(page);
    const read = (names: readonly string[]) =>
      every.flatMap((element) => names.flatMap((name) => attribute(element, name) ?? []));
    return { paths, texts: [...textsOf(page), ...read(spoken)], links: read(addresses), ids: read(['id']) };
  });
  const findable = searchDocuments.map(({ to, title, summary, place, texts }) => ({
    to,
    texts: [title, summary, place, ...texts],
  }));
  return { pages, findable, sitemap: sitemap('https://site.test') };
};

const file = fileURLToPath(import.meta.url);

export type Mode = 'demonstration' | 'live';

/** The site without these capabilities. */
export const siteWithout = async (off: readonly Capability[], mode: Mode): Promise<ShownSite> => {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    CAPABILITIES_OFF: off.filter((name) => name !== 'booking').join(', '),
    DEMONSTRATION: mode === 'live' ? 'off' : 'on',
    ...(off.includes('booking') ? { BOOKING_URL: '' } : {}),
  };
  const options = { env, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', file], options);
  return JSON.parse(stdout) as ShownSite;
};

if (process.argv[1] === file) process.stdout.write(JSON.stringify(await shownSite()));
