import { readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '../../../src/serve/server.ts';
import { ask, testConfig } from '../../worlds/inbox/fixtures.ts';
import { attachment, multipart, parts } from '../../worlds/inbox/form.ts';
import { protectionProblems } from '../hosts/protection.ts';
import { askBytes } from '../hosts/raw.ts';
import { secret } from '../hosts/staticTable.ts';
import { forEach } from './forEach.ts';
import { withSite } from './withSite.ts';

export interface TraversalResult {
  /** Empty when no file from outside of the site was sent, and none written outside of the inbox. */
  readonly differences: readonly string[];
  readonly addresses: number;
  readonly fileNames: number;
  readonly statuses: Readonly<Record<string, number>>;
}

const ups = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%00', '%c0%ae%c0%ae', '..;', '.../', '\uff0e\uff0e'];
const separators = ['/', '%2f', '\\', '%5c', '%252f', '//', '%c0%af'];
const starts = ['/', '/faq/', '/gig/', '/blog/', '/parts/', '/api/contact/', 'http://localhost/'];
const targets = ['secret.txt', 'etc/passwd', 'inbox/messages', 'dist/_headers', 'secret.txt%00.html'];

const addresses = starts.flatMap((start) =>
  ups.flatMap((up) =>
    separators.flatMap((separator) =>
      targets.flatMap((target) =>
        [1, 2, 7].map((depth) => start + (up + separator).repeat(depth) + target.replaceAll('/', separator)),
      ),
    ),
  ),
);

const names = ups.flatMap((up) =>
  separators.flatMap((separator) => [
    `${(up + separator).repeat(3)}evil.txt`,
    `${separator}tmp${separator}evil.txt`,
    `C:${separator}evil.txt`,
  ]),
);
const fileNames = [
  ...names,
  '.',
  '..',
  '',
  'message.json',
  'done.json',
  'CON',
  'a'.repeat(5_000),
  '\u202egpj.exe',
];

/** Every `step`th address and file name. */
export const traversal = (step: number): Promise<TraversalResult> =>
  withSite(async ({ url, folder }) => {
    const some = <Item>(items: readonly Item[]): Item[] => items.filter((_, at) => at % step === 0);
    const differences: string[] = [];
    const statuses: Record<string, number> = {};
    const list = (): string => readdirSync(folder).sort().join();
    const before = list();
    await forEach(some(addresses), 20, async (address) => {
      const head = `GET ${address} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;
      const answer = await askBytes(url, Buffer.from(head));
      if (answer === null) return void differences.push(`${address} is not answered`);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      if (answer.body.includes(secret) || /root:.*:0:0:|^\/\*$/m.test(answer.body))
        differences.push(`${address} sends a file from outside of the site`);
      if (answer.status >= 500) differences.push(`${address} gets ${answer.status}`);
      differences.push(...protectionProblems(answer).map((problem) => `${address}: ${problem}`));
    });
    await forEach(some(fileNames), 20, async (name) => {
      const { type, body } = multipart(parts({ subject: name }, attachment(name, `content of ${name}`)));
      const headers = { 'content-type': type, accept: 'application/json' };
      const { status } = await ask(url, '/api/contact', { method: 'POST', headers, body });
      if (![200, 422].includes(status))
        differences.push(`The file name ${JSON.stringify(name)} gets ${status}`);
    });
    const strays = readdirSync(join(folder, 'inbox'), { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        !/^(\.index(\/messages\.sqlite(-journal)?)?|messages(\/[0-9a-f]{32}(\/\d+(\/(message\.json|attachment[\w.-]{0,90}))?)?)?)$/.test(
          file.replaceAll('\\', '/'),
        ),
    );
    differences.push(...strays.map((file) => `${file} was written`));
    if (list() !== before) differences.push(`Beside the inbox there are ${list()}`);
    differences.push(...(await linkProblems(folder)));
    return { differences, addresses: some(addresses).length, fileNames: some(fileNames).length, statuses };
  });

/** A link in the site to the secret beside it. */
async function linkProblems(folder: string): Promise<string[]> {
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'dist/secret.txt'));
  const options = {
    config: testConfig,
    dist: join(folder, 'dist'),
    inboxFolder: join(folder, 'inbox'),
    port: 0,
  };
  try {
    await (await serve(options)).close(0);
    return ['A site with a link to a file outside of it is served'];
  } catch {
    return [];
  }
}
