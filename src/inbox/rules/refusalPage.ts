import type { Problem } from './refusal.ts';

export interface RefusalPageOptions {
  readonly siteName: string;
  readonly formPath: string;
  readonly contactEmail: string;
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Without styles, so that it is readable even if the build is broken. */
export function refusalPage(
  status: number,
  problems: readonly Problem[],
  options: RefusalPageOptions,
): string {
  const list = problems.map(({ message }) => `      <li>${escaped(message)}</li>`).join('\n');
  const address = escaped(options.contactEmail);
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
    <title>Your message was not sent - ${escaped(options.siteName)}</title>
  </head>
  <body>
    <main>
    <h1>Your message was not sent</h1>
    <p>Nothing was sent, and nothing was kept. This is why:</p>
    <ul>
${list}
    </ul>
    <p>Use your browser's Back button: what you typed is still there. Or start again on the
      <a href="${escaped(options.formPath)}">contact page</a>.</p>${instead}
    <p><small>Status ${status}</small></p>
    </main>
  </body>
</html>
`;
}
