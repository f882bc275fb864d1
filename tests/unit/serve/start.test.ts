// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inboxFolder, loadEnvironment, portFrom, startFailure } from '../../../src/serve/environment.ts';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import { eventually } from '../../worlds/eventually.ts';
import { ask, temporaryFolder, writeSite } from '../../worlds/inbox/fixtures.ts';
import { multipart, parts, storedMessages } from '../../worlds/inbox/form.ts';
import { listenOn } from '../../worlds/listen.ts';

let folder: ReturnType<typeof temporaryFolder>;
let dist: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = temporaryFolder();
  dist = join(folder.path, 'dist');
  writeSite(dist);
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  folder.remove();
});

/** Whatever `.env` says, these tests send none. */
const noEmail = { SMTP_URL: '', INBOX_TO: '', INBOX_FROM: '' };
const endpoints = { FORM_ENDPOINT: '/api/contact', REQUEST_ENDPOINT: '/api/request' };

/** Runs `npm start`. `waitForOutput` waits waitForOutput a text is printed. */
function start(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/serve/start.ts', ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...noEmail, ...endpoints, INBOX_DIR: join(folder.path, 'inbox'), ...env },
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const waitForOutput = async (pattern: RegExp): Promise<RegExpExecArray> => {
    await eventually(
      () => pattern.test(output),
      () => `${pattern} is printed. Output: ${output}`,
    );
    return pattern.exec(output) as RegExpExecArray;
  };
  return { child, waitForOutput, ended, printed: () => output };
}

describe('npm start', () => {
  test('serves a built folder and the inbox, prints their addresses, and stops on a signal', async () => {
    const { child, waitForOutput, ended } = start(['--site', dist, '--port', '0']);
    const url = (await waitForOutput(/ is at (http:\/\/127\.0\.0\.1:\d+)\/\n/))[1] ?? '';
    await waitForOutput(/Contact messages go to .*inbox \(npm run inbox\)\nRequests go to .*inbox/);
    expect((await ask(url, '/faq')).body.toString()).toContain('<title>faq</title>');
    const { type, body } = multipart(parts());
    const response = await ask(url, '/api/contact', {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(response.status).toBe(200);
    await waitForOutput(/Kept: [0-9a-f]{32}-1\n/);
    expect(storedMessages(join(folder.path, 'inbox'))).toHaveLength(1);
    child.kill('SIGTERM');
    expect(await ended).toBe(process.platform === 'win32' ? null : 0);
  });

  test.each([
    [[], 200],
    [['--faults'], 500],
  ])('with the options %j, a fault for developers is answered with %i', async (options, status) => {
    const { waitForOutput } = start(['--site', dist, '--port', '0', ...options]);
    const url = (await waitForOutput(/ is at (http:\S+)\/\n/))[1] ?? '';
    const { type, body } = multipart(parts());
    const sent = { method: 'POST', headers: { 'content-type': type }, body };
    expect((await ask(url, '/api/contact?fault=500', sent)).status).toBe(status);
  });

  test('reads its port from PORT and the form endpoint from FORM_ENDPOINT', async () => {
    const { waitForOutput } = start(['--site', dist], {
      PORT: '0',
      FORM_ENDPOINT: 'https://forms.example/f',
      REQUEST_ENDPOINT: '',
    });
    await waitForOutput(/http:\/\/127\.0\.0\.1:(?!4173\/)\d+/);
    await waitForOutput(/Contact messages go to https:\/\/forms\.example\/f\nRequests go to nowhere/);
    expect(existsSync(join(folder.path, 'inbox'))).toBe(false);
  });

  test('exits with one line and code 1 when the port is in use', async () => {
    const other = createServer();
    const port = await listenOn(other);
    const { ended, printed } = start(['--site', dist, '--port', String(port)]);
    expect(await ended).toBe(1);
    expect(printed()).toBe(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start\n`);
    other.close();
  });

  test('says where e-mail goes, without the password', async () => {
    const { waitForOutput, printed } = start(['--site', dist, '--port', '0'], {
      SMTP_URL: 'smtps://desk:hunter2@mail.example.com',
      INBOX_TO: 'a@example.com,b@example.com',
      INBOX_FROM: 'site@example.com',
    });
    await waitForOutput(
      /E-mail about them goes to a@example\.com, b@example\.com through mail\.example\.com:465\n/,
    );
    expect(printed()).not.toContain('hunter2');
  });

  test('exits with one line and code 1 when a setting of e-mail is missing', async () => {
    const { ended, printed } = start(['--site', dist], { SMTP_URL: 'smtp://mail.example.com' });
    expect(await ended).toBe(1);
    expect(printed()).toBe(
      'E-mail needs SMTP_URL, INBOX_TO and INBOX_FROM, or none of them. Not set: INBOX_TO, INBOX_FROM.\n',
    );
  });

  test.each([
    [['--port', 'http'], /^The port must be a number from 0 to 65535, not "http"\.\n$/],
    [
      ['--site', '/nowhere', '--port', '0'],
      /^\/nowhere has no 404\.html, so it is not a built site\. Build it with npm run build\.\n$/,
    ],
    [['--colour'], /^Unknown option '--colour'/],
  ])('exits with one line and code 1 for %j', async (args, message) => {
    const { ended, printed } = start(args);
    expect(await ended).toBe(1);
    expect(printed()).toMatch(message);
  });
});

describe('the environment', () => {
  test('reads a .env file, but keeps variables that are already set', () => {
    writeFileSync(join(folder.path, '.env'), 'DESKHAND_TEST_A=file\nDESKHAND_TEST_B=file\n');
    process.env.DESKHAND_TEST_B = 'set';
    loadEnvironment(folder.path);
    expect([process.env.DESKHAND_TEST_A, process.env.DESKHAND_TEST_B]).toEqual(['file', 'set']);
    loadEnvironment(join(folder.path, 'none'));
  });

  test('stores the inbox in the project unless INBOX_DIR is set', () => {
    const before = process.env.INBOX_DIR;
    delete process.env.INBOX_DIR;
    expect(inboxFolder('/project')).toBe(join('/project', 'inbox'));
    process.env.INBOX_DIR = '/elsewhere';
    expect(inboxFolder('/project')).toBe('/elsewhere');
    if (before === undefined) delete process.env.INBOX_DIR;
    else process.env.INBOX_DIR = before;
  });

  test.each([
    [undefined, 4173],
    ['', 4173],
    ['0', 0],
    ['8080', 8080],
  ])('port %s is %s', (text, port) => {
    expect(portFrom(text, 4173)).toBe(port);
  });

  test.each(['65536', '-1', '1.5', '0x50', ' 80'])('port %s is rejected', (text) => {
    expect(() => portFrom(text, 4173)).toThrow('must be a number');
  });

  test('reports a port that needs more rights', () => {
    expect(startFailure(Object.assign(new Error('x'), { code: 'EACCES' }), 80)).toMatch(
      /^Port 80 may not be used/,
    );
    expect(startFailure('odd', 80)).toBe('odd');
  });
});
