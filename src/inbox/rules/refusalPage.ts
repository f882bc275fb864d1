import type { Problem } from './refusal.ts';

export interface RefusalPageOptions {
  readonly siteName: string;
  readonly formPath: string;
  /** Default: Contact. */
  readonly formLabel?: string;
  readonly contactEmail: string;
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** In the system's own colours and fonts: it needs no file of the build, and follows the theme. */
const css = `body{margin:0;font:1rem/1.6 system-ui,sans-serif}
header,.where,main{max-width:44rem;margin:auto;padding:1rem}
header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:baseline}
header b{margin-inline-end:auto;font-size:1.25rem}
.where{padding-block:.5rem;border:solid GrayText;border-width:1px 0;font-family:ui-monospace,monospace;font-size:.875rem}
h1{margin-block:1.5rem 1rem;line-height:1.2}
li{margin-block:.25rem}
pre,dd{overflow-wrap:anywhere}
pre{white-space:pre-wrap;font:inherit}
button,input,textarea{max-width:100%;box-sizing:border-box;padding:.25rem .5rem;font:inherit}
a{color:LinkText}
a:focus-visible{outline:2px solid;outline-offset:2px}`;

/** Of `css`, without Node: the worker sends this page, too. A test compares them. */
const styleHash = 'JblpWOvc29Hy+Eej9wr+qfIlbQBO+JS69HRfkT+QdRw=';

const policyWith = (formAction: string): string =>
  `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;
export const refusalPolicy = policyWith("'none'");
export const formPolicy = policyWith("'self'");

interface FramedPage {
  readonly siteName: string;
  readonly title: string;
  /** What the breadcrumb ends with, after the page that it belongs to. */
  readonly crumb: string;
  readonly parent: { readonly path: string; readonly label: string };
  readonly main: string;
}

/** A page of the inbox, with a bar, a breadcrumb and no script. */
export function framedPage({ siteName, title, crumb, parent, main }: FramedPage): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${escaped(title)} – ${escaped(siteName)}</title>
    <style>${css}</style>
  </head>
  <body>
    <header>
      <b><a href="/">${escaped(siteName)}</a></b>
      <a href="/services">Services</a>
      <a href="/help">Help</a>
      <a href="/contact">Contact</a>
    </header>
    <nav class="where" aria-label="Breadcrumb">
      <a href="/">Home</a> / <a href="${escaped(parent.path)}">${escaped(parent.label)}</a> / <span aria-current="page">${escaped(crumb)}</span>
    </nav>
    <main>
    <h1>${escaped(title)}</h1>
${main}
    </main>
  </body>
</html>
`;
}

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
  return framedPage({
    siteName: options.siteName,
    title: 'Your message was not sent',
    crumb: 'Not sent',
    parent: { path: options.formPath, label: options.formLabel ?? 'Contact' },
    main: `    <p>Nothing was sent, and nothing was kept. This is why:</p>
    <ul>
${list}
    </ul>
    <p>Use your browser's Back button: what you typed is still there. Or start again on the
      <a href="${form}">${(options.formLabel ?? 'Contact').toLowerCase()} page</a>.</p>${instead}
    <p><small>Status ${status}</small></p>`,
  });
}
