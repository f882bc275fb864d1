import type { Problem } from './refusal.ts';

export interface RefusalPageOptions {
  readonly siteName: string;
  readonly formPath: string;
  readonly contactEmail: string;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** In the system's own colours and fonts: it needs no file of the build, and follows the theme. */
const css = `body{margin:0;font:1rem/1.6 system-ui,sans-serif}
header,.where,main{max-width:44rem;margin:auto;padding:1rem}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:baseline}
header b{margin-inline-end:auto;font-size:1.25rem}
.where{padding-block:.5rem;border:solid GrayText;border-width:1px 0;font-family:ui-monospace,monospace;font-size:.875rem}
h1{margin-block:1.5rem 1rem;line-height:1.2}
li{margin-block:.25rem}
a{color:LinkText}
a:focus-visible{outline:2px solid;outline-offset:2px}`;

/** Of `css`, without Node: the worker sends this page, too. A test compares them. */
const styleHash = 'CihXAofz5WyqUoJL6UHV4f/tzk4+MZZdru1OsUJWrSs=';

/** The page has its own style and nothing else. */
export const refusalPolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export function refusalPage(
  status: number,
  problems: readonly Problem[],
  options: RefusalPageOptions,
): string {
  const list = problems.map(({ message }) => `      <li>${escaped(message)}</li>`).join('\n');
  const address = escaped(options.contactEmail);
  const form = escaped(options.formPath);
  const instead =
    address === ''
      ? ''
      : `\n    <p>You can also write to us at <a href="mailto:${address}">${address}</a>.</p>`;
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>Your message was not sent – ${escaped(options.siteName)}</title>
    <style>${css}</style>
  </head>
  <body>
    <header>
      <b><a href="/">${escaped(options.siteName)}</a></b>
      <a href="/services">Services</a>
      <a href="/help">Help</a>
      <a href="${form}">Contact</a>
    </header>
    <nav class="where" aria-label="Breadcrumb">
      <a href="/">Home</a> / <a href="${form}">Contact</a> / <span aria-current="page">Not sent</span>
    </nav>
    <main>
    <h1>Your message was not sent</h1>
    <p>Nothing was sent, and nothing was kept. This is why:</p>
    <ul>
${list}
    </ul>
    <p>Use your browser's Back button: what you typed is still there. Or start again on the
      <a href="${form}">contact page</a>.</p>${instead}
    <p><small>Status ${status}</small></p>
    </main>
  </body>
</html>
`;
}
