/**
 * Reads `_headers` and `_redirects` as far as `src/site-build/headers.ts` writes them, and returns what a static host
 * would make of them. Grammar: https://docs.netlify.com/manage/routing/headers.
 */

export interface HeaderBlock {
  readonly matches: (path: string) => boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

export interface Rewrite {
  readonly matches: (path: string) => boolean;
  readonly to: string;
}

/** Matches a path in which `*` stands for anything; a trailing slash makes no difference, as at Netlify. */
function matcher(pattern: string, anything: string): (path: string) => boolean {
  const escaped = pattern.replace(/(?<=.)\/$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const whole = new RegExp(`^${escaped.replaceAll('*', anything)}$`, 's');
  return (path) => whole.test(path === '/' ? path : path.replace(/\/$/, ''));
}

/** Throws with the line's number on anything but `/path`, `  Name: value`, `# comment` and blank lines. */
export function parseHeaders(text: string): HeaderBlock[] {
  const blocks: { matches: (path: string) => boolean; headers: [string, string][] }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const header = /^\s+([\w-]+):\s*(\S.*)$/.exec(line);
    if (/^\s*(#|$)/.test(line)) continue;
    if (/^\/\S*\s*$/.test(line)) blocks.push({ matches: matcher(line.trim(), '.*'), headers: [] });
    else if (header?.[1] && header[2] && blocks.length > 0)
      blocks.at(-1)?.headers.push([header[1], header[2].trim()]);
    else throw new Error(`_headers, line ${index + 1}: neither a path nor a header of one`);
  }
  return blocks;
}

/** All headers of an address. Values of a name that several blocks give are joined, as at Cloudflare Pages. */
export function headersOf(blocks: readonly HeaderBlock[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const block of blocks.filter(({ matches }) => matches(path)))
    for (const [name, value] of block.headers) {
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  return headers;
}

/** Throws with the line's number on anything but `/from /to 200`, comments and blank lines. */
export function parseRedirects(text: string): Rewrite[] {
  return text.split(/\r?\n/).flatMap((line, index): Rewrite[] => {
    if (/^\s*(#|$)/.test(line)) return [];
    const [, from, to] = /^(\/\S*)\s+(\/\S*)\s+200\s*$/.exec(line) ?? [];
    if (from === undefined || to === undefined)
      throw new Error(`_redirects, line ${index + 1}: only rewrites "/from /to 200" are known`);
    // `/gig/` names no gig: `*` stands for at least one character here.
    return [{ matches: matcher(from, '.+'), to }];
  });
}
