/** Grammar: https://docs.netlify.com/manage/routing/headers. */

export interface HeaderBlock {
  readonly matches: (path: string) => boolean;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

export interface Rewrite {
  readonly matches: (path: string) => boolean;
  readonly to: string;
}

function matcher(pattern: string, anything: string): (path: string) => boolean {
  const escaped = pattern.replace(/(?<=.)\/$/, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  const whole = new RegExp(`^${escaped.replaceAll('*', anything)}$`, 's');
  return (path) => whole.test(path === '/' ? path : path.replace(/\/$/, ''));
}

export function parseHeaders(text: string): HeaderBlock[] {
  const blocks: { matches: (path: string) => boolean; headers: [string, string][] }[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const header = /^\s+([\w-]+):\s*(\S.*)$/.exec(line);
    if (/^\s*(#|$)/.test(line)) continue;
    if (/^\/\S*\s*$/.test(line)) blocks.push({ matches: matcher(line.trim(), '.*'), headers: [] });
    else if (header?.[1] && header[2] && blocks.length > 0)
      blocks.at(-1)?.headers.push([header[1], header[2].trim()]);
    else throw new Error(`_headers, line ${index + 1}: expected "/path" or an indented "Name: value"`);
  }
  return blocks;
}

/** Joins a header's values from several blocks, as Cloudflare Pages does. */
export function headersOf(blocks: readonly HeaderBlock[], path: string): Map<string, string> {
  const headers = new Map<string, string>();
  for (const block of blocks.filter(({ matches }) => matches(path)))
    for (const [name, value] of block.headers) {
      const before = headers.get(name);
      headers.set(name, before === undefined ? value : `${before}, ${value}`);
    }
  return headers;
}

export function parseRedirects(text: string): Rewrite[] {
  return text.split(/\r?\n/).flatMap((line, index): Rewrite[] => {
    if (/^\s*(#|$)/.test(line)) return [];
    const [, from, to] = /^(\/\S*)\s+(\/\S*)\s+200\s*$/.exec(line) ?? [];
    if (from === undefined || to === undefined)
      throw new Error(`_redirects, line ${index + 1}: expected "/from /to 200"`);
    // `/gig/` has no id, so `*` needs at least one character.
    return [{ matches: matcher(from, '.+'), to }];
  });
}
