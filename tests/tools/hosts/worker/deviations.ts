/** Where Cloudflare serves static files differently from the other hosts, and why that is good enough. */
import type { CheckedRequest } from '../checkHost.ts';

interface Deviation {
  readonly problem: RegExp;
  /** The requests that have it; default: any. */
  readonly requests?: RegExp;
  readonly because: string;
}

const deviations: readonly Deviation[] = [
  {
    problem: /^cache-control is "public, max-age=0, must-revalidate", not "no-cache"$/,
    because: 'both mean that a browser asks before it uses its copy (RFC 9111, 5.2.2)',
  },
  {
    problem:
      /^content-type is "(image\/svg\+xml|application\/(xml|manifest\+json))", not "\1; charset=utf-8"$/,
    because: 'UTF-8 is the default of XML and JSON',
  },
  {
    problem: /^vary is "", not "Accept-Encoding"$/,
    because: 'Cloudflare adds it where it compresses, which is not in the worker’s runtime',
  },
  {
    problem: /^allow is "", not "GET, HEAD"$/,
    because: 'Cloudflare refuses other methods with 405 and an empty response',
  },
  {
    requests: /^unknown \/gig\/$/,
    problem: /^The (status is 200|body is not 404\.html)/,
    because: 'an asterisk in `_redirects` also stands for nothing',
  },
  {
    requests: /^unknown \/404$/,
    problem: /^The status is 200/,
    because: 'the page for unknown addresses is also a page with an address',
  },
  {
    requests: /^unknown (\/404\/|\/404\.html|\/\/evil\.example|\/%5Fheaders)/,
    problem: /^(The status is 307|It redirects to \/[^/]|The body is not 404\.html: ""$|content-type is "")/,
    because: 'every spelling of an address is redirected to one, always of this site',
  },
  {
    requests: /^unknown \/parts\//,
    problem: /^The body is not 404\.html/,
    because: 'the nearest 404.html is sent, which is the part of the page',
  },
  {
    requests: /^outside /,
    problem: /^(The status is 307|It redirects to \/[^/])/,
    because: 'encoded characters are redirected to what they stand for, which is not found',
  },
];

/** Leaves out the problems that are explained. A deviation that no request has is a problem too. */
export function explained(checked: readonly CheckedRequest[]): CheckedRequest[] {
  const used = new Set<Deviation>();
  const remaining = checked.map(({ name, problems }) => ({
    name,
    problems: problems.filter((each) => {
      const found = deviations.find(
        ({ problem, requests = /^/ }) => requests.test(name) && problem.test(each),
      );
      if (found !== undefined) used.add(found);
      return found === undefined;
    }),
  }));
  const unused = deviations.filter((each) => !used.has(each)).map(({ because }) => because);
  return [...remaining, { name: 'every known deviation of Cloudflare still exists', problems: unused }];
}
