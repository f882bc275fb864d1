import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { opensView } from '../../../machines/viewHashRules.ts';
import type { Capability } from '../../../src/configuration/capabilities.ts';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import type { ShownSite } from '../../worlds/shownSite.ts';

interface PromiseWords {
  /** Words that only a text which promises the capability has. */
  readonly says: RegExp;
  /** Where these words mean something else. */
  readonly but?: RegExp;
}

/** How each capability is recognized in a text. */
export const promiseWords: Readonly<Record<Capability, PromiseWords>> = {
  newsletter: {
    says: /newsletter forms?|monthly letter|new posts by email|email for each new post|subscribe|ask for our emails/i,
  },
  accounts: {
    says: /\bgigs?\b|\baccounts?\b|\bplans?\b|\bsubscription|\bSLA\b|\bEnterprise\b|\blevels?\b(?! (of the Web|A\b|AA))|\b(a|each|their) profiles?\b|\bpackages?\b|seller’s balance|publish(es)? anything|\bsign(ed|s|ing)?[- ](in|ins|up)\b|(seller|buyer) mode|(choose|change|confirm with|stored|forgotten) (a|your|the)? ?password/i,
    // Accounts at a bank or with another service, the lack of one here, and packages of software.
    but: /bank account|(own|seller’s|guest|to a new) account|account numbers?|has already left your account|keep the accounts that|Accounts and payouts|don’t need an account|keeps no accounts|no accounts here|^If plans change$|plan for it|follow a sign-up|Keeping you signed in|smaller package|packages (run|they depend)|^Packages?($| in the pages)/,
  },
  api: { says: /\bAPI\b/ },
  careers: {
    says: /open positions?|for a job|job titles?|\bjobs or\b|\bcareers?\b|\bapplications\b/i,
    but: /articles and applications edited/,
  },
  press: { says: /\bpress (center|team|articles?|inquir)|\bpress,|media kit|coverage|journalis/i },
  uploads: {
    says: /\battach|one file of up to|screenshot|file if there is one/i,
    // Files of an order, of an e-mail and of somebody else.
    but: /what to attach|Attach your evidence|marked-up files|attach it to the requirements|attachments come as they were|If you email us|about to attach|example is attached|“Attached is|Attachments saved|arrive as attachments/,
  },
  orders: {
    says: /link of (your|the|each) request|page of (your|the|each) request|follow (your|the|each) request/i,
  },
  booking: { says: /book(ing)? a call/i },
  reviews: {
    says: /\breviews?\b|\bratings?\b|what sellers say/i,
    // Somebody checks something; the request dialog's last step; and articles about us.
    but: /^Review$|The review compared it|ask us to review the order|then reviews the decision|a review of some|Back Row Review/,
  },
};

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?…])\s+|\n/).map((each) => each.trim());

interface Placed {
  readonly at: string;
  readonly text: string;
}

/** The sentences that promise a capability, each after its place. */
export const promisesIn = (texts: readonly Placed[], capability: Capability): string[] => {
  const { says, but } = promiseWords[capability];
  const found = texts.flatMap(({ at, text }) =>
    sentencesOf(text)
      .filter((sentence) => says.test(sentence) && !but?.test(sentence))
      .map((sentence) => `${at}: ${sentence}`),
  );
  return [...new Set(found)];
};

/** The sentences of a rendered site that promise a capability, each after its address. */
export const promisesOf = ({ pages, findable }: ShownSite, capability: Capability): string[] =>
  promisesIn(
    [
      ...pages.flatMap(({ paths: [path = ''], texts: all }) => all.map((text) => ({ at: path, text }))),
      ...findable.flatMap(({ to, texts: all }) => all.map((text) => ({ at: `search for ${to}`, text }))),
    ],
    capability,
  );

/** Links, search entries and sitemap entries without their page or element. */
export const deadEndsOf = ({ pages, findable, sitemap }: ShownSite): string[] => {
  const byPath = new Map(pages.flatMap((page) => page.paths.map((path) => [path, page] as const)));
  const links = [
    ...pages.flatMap((page) => page.links.map((link) => ({ at: page.paths[0] ?? '', link }))),
    ...findable.map(({ to }) => ({ at: 'the search', link: to })),
    ...[...sitemap.matchAll(/<loc>https:\/\/site\.test(.*?)<\/loc>/g)].map(([, path = '']) => ({
      at: 'the sitemap',
      link: path || '/',
    })),
  ];
  const built = /^\/(api\/|samples\/|feed\.xml|third-party-notices\.txt)/;
  const isAlive = (at: string, link: string): boolean => {
    const { origin, pathname, hash } = new URL(link, `https://site.test${at.startsWith('/') ? at : '/'}`);
    if (origin !== 'https://site.test') return true;
    const page = byPath.get(decodeURI(pathname));
    if (!page) return built.test(pathname) || existsSync(join(projectRoot, 'public', pathname));
    const article = /^#article-(.+)/.exec(hash)?.[1];
    if (article) return byPath.has(`/support/help-center/${article}`);
    return hash === '' || opensView(hash) || page.ids.includes(decodeURIComponent(hash.slice(1)));
  };
  const dead = links.filter(({ at, link }) => !isAlive(at, link)).map(({ at, link }) => `${at}: ${link}`);
  return [...new Set(dead)];
};
