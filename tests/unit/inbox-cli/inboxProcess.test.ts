// @vitest-environment node
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import { attachment, goodRequest, parts } from '../../worlds/inbox/form.ts';
import { inboxForEachTest } from '../../worlds/inbox/inboxHarness.ts';
import { parseCsv } from './parseCsv.ts';

const inbox = inboxForEachTest();

interface Result {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command as a process of its own, without a terminal. */
const run = async (args: readonly string[], env: Record<string, string> = {}): Promise<Result> => {
  const command = ['--import', 'tsx', join(projectRoot, 'src/inbox-cli/main.ts'), ...args];
  const options = {
    cwd: projectRoot,
    env: {
      ...process.env,
      INBOX_DIR: inbox.folder,
      INBOX_KEEP_DAYS: '',
      INBOX_BUCKET: '',
      SMTP_URL: '',
      ...env,
    },
  };
  return promisify(execFile)(process.execPath, command, options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );
};

it('shows, exports and deletes what a server has received', async () => {
  await inbox.post(parts({}, attachment('Übersicht.xlsx', 'cells')));
  await inbox.postRequest({ ...goodRequest, name: 'Bob', email: 'bob@example.org' });
  const list = await run([]);
  expect(list).toMatchObject({ code: 0, stderr: '' });
  expect(list.stdout).toMatch(/request .*Bob/);
  expect(list.stdout).toMatch(/contact .*Ada/);
  for (const line of list.stdout.split('\n')) expect(line.length).toBeLessThanOrEqual(80);

  const messages = JSON.parse((await run(['list', '--json'])).stdout);
  expect(messages).toHaveLength(2);
  const ada = messages.find(({ kind }: { kind: string }) => kind === 'contact');
  const shown = await run(['show', ada.id.slice(0, 12)]);
  expect(shown.stdout).toContain(`Path       ${ada.attachment.path}\n`);
  expect(existsSync(ada.attachment.path)).toBe(true);

  const [row, ...others] = parseCsv((await run(['export', '--email', 'ADA@example.org'])).stdout.trim());
  expect(others).toEqual([]);
  expect(row).toMatchObject({ name: 'Ada Lovelace', attachmentName: 'Übersicht.xlsx', attachmentBytes: '5' });

  // npm runs in the project's folder and says in INIT_CWD where it was started.
  const exporting = await run(['export', '--output', 'all.csv'], { INIT_CWD: inbox.parent });
  expect(exporting).toEqual({ code: 0, stdout: '', stderr: '2 messages written to all.csv.\n' });
  expect(parseCsv(readFileSync(join(inbox.parent, 'all.csv'), 'utf8').trim())).toHaveLength(2);

  expect(await run(['delete', '--email', 'ada@example.org'])).toMatchObject({ code: 2, stdout: '' });
  expect(await run(['delete', '--email', 'ada@example.org', '--yes'])).toEqual({
    code: 0,
    stdout: `Deleted: ${ada.id}\n`,
    stderr: '',
  });
  expect(existsSync(ada.attachment.path)).toBe(false);
  expect(inbox.messages()).toHaveLength(1);
});

it('reports mistakes without a stack', async () => {
  expect(await run(['shwo'])).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(/^Unknown command: shwo\n/),
  });
  const missing = join(inbox.parent, 'none');
  expect(await run([], { INBOX_DIR: missing })).toEqual({
    code: 1,
    stdout: '',
    stderr: `There is no inbox at ${missing}: the server creates it when it starts.\n`,
  });
  expect(await run(['prune'], { INBOX_KEEP_DAYS: '0' })).toEqual({
    code: 1,
    stdout: '',
    stderr: 'INBOX_KEEP_DAYS must be a whole number of days from 1 to 99999, not "0".\n',
  });
});
