// @vitest-environment node

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderSubscribers } from '../../../src/inbox/folderSubscribers.ts';
import { width } from '../../../src/inbox-cli/terminalText.ts';
import { lastService, lastServiceName } from '../../worlds/services.ts';
import { dangerous } from './dangerous.ts';
import { commandForEachTest, hash } from './inboxFixture.ts';
import { parseCsv } from './parseCsv.ts';

const inbox = commandForEachTest();
const ada = `${hash('aaaa')}-1`;
const bob = `${hash('bbbb')}-1`;

const putTwo = () => {
  inbox.put({ id: ada });
  inbox.put({
    id: bob,
    kind: 'request',
    receivedAt: '2026-11-22T11:00:00.000Z',
    fields: { name: 'Bob', email: 'Bob@Example.org' },
  });
};

describe('list', () => {
  it('shows the newest first, within 80 columns', async () => {
    putTwo();
    const { code, out, errors } = await inbox.run([]);
    expect([code, errors]).toEqual([0, '']);
    const rows = out.split('\n');
    expect(rows[0]).toMatch(/^ID +RECEIVED +KIND +FROM +WHAT +STATE$/);
    expect(rows[1]).toMatch(
      new RegExp(`^bbbb0000 +22 Nov \\d\\d:00 +request +Bob <Bob.* +${lastServiceName.slice(0, 10)}.* +new$`),
    );
    expect(rows[2]).toMatch(/^aaaa0000 +22 Nov \d\d:00 +contact +Ada Lovelace <.* +Sales sheet +new$/);
    for (const row of rows) expect(width(row)).toBeLessThanOrEqual(80);
    expect((await inbox.run(['list'])).out).toBe(out);
  });

  it('has what looks like spam apart, and says why it does', async () => {
    putTwo();
    inbox.put({ id: ada, signals: ['links', 'hurry'] });
    const { out, errors } = await inbox.run([]);
    expect([out.includes('aaaa0000'), out.includes('bbbb0000')]).toEqual([false, true]);
    expect(errors).toBe('Looks like spam: 1 message; --spam shows it.');
    const spam = await inbox.run(['list', '--spam']);
    expect([spam.out.includes('aaaa0000'), spam.out.includes('bbbb0000'), spam.errors]).toEqual([
      true,
      false,
      '',
    ]);
    expect((await inbox.run(['show', 'aaaa'])).out).toMatch(/^Spam\? +links, hurry$/m);
    expect(JSON.parse((await inbox.run(['export', '--format', 'json'])).out)).toHaveLength(2);
    await inbox.run(['read', 'aaaa']);
    expect((await inbox.run(['list', '--spam'])).out).toBe('Nothing is here.');
    expect((await inbox.run([])).out).toContain('aaaa0000');
  });

  it('shows whole addresses where there is room, and the year of an older message', async () => {
    inbox.put({ id: ada, receivedAt: '2025-06-15T12:00:00.000Z' });
    const { out } = await inbox.run([], { columns: 160 });
    expect(out).toContain('Ada Lovelace <ada@example.org>');
    expect(out).toContain('15 Jun 2025');
  });

  it('shows the newest few, or those with some words, and says that there are more', async () => {
    putTwo();
    const limited = await inbox.run(['list', '--limit', '1', '--json']);
    expect(limited.errors).toBe('The newest 1 of 2: --limit shows more, --search finds others.');
    expect(JSON.parse(limited.out)).toMatchObject([{ fields: { name: 'Bob' } }]);
    const found = await inbox.run(['list', '--search', 'sheet ADA']);
    expect([found.out.split('\n').length, found.errors]).toEqual([2, '']);
    expect(found.out).toMatch(/\naaaa0000 .*Ada Lovelace/);
    expect((await inbox.run(['list', '--search', 'nobody'])).out).toBe('None of 2 messages has these words.');
    for (const limit of ['0', '-1', '1.5', 'all', ''])
      expect([limit, (await inbox.run(['list', `--limit=${limit}`])).code]).toEqual([limit, 2]);
  });

  it('shows what became of the e-mails', async () => {
    const [first, second, third] = ['1', '2', '3'].map((digit) => `${hash(digit)}-1`) as [
      string,
      string,
      string,
    ];
    const settled = { at: '2026-11-22T11:00:00.000Z', attempts: 3 };
    inbox.put({ id: first });
    inbox.putWaiting({ id: first });
    writeFileSync(
      join(inbox.put({ id: second }), 'delivery.json'),
      JSON.stringify({ state: 'delivered', ...settled }),
    );
    writeFileSync(
      join(inbox.put({ id: third }), 'delivery.json'),
      JSON.stringify({ state: 'givenUp', ...settled, reason: '550 no such user \u001b[2J' }),
    );
    const { out } = await inbox.run([], { columns: 200 });
    expect(out).toMatch(/^10000000 .* new +waiting$/m);
    expect(out).toMatch(/^20000000 .* new +delivered$/m);
    expect(out).toMatch(/^30000000 .* new +given up: 550 no such user \\x1b\[2J$/m);
    expect((await inbox.run(['show', '1'])).out).toMatch(
      /E-mail +waiting after 2 attempts, next attempt .*: 451 busy/,
    );
    expect((await inbox.run(['show', '2'])).out).toMatch(
      /E-mail +delivered 22 Nov 2026 .* after 3 attempts$/m,
    );
  });

  it('is safe and fits with anything in a message', async () => {
    const nasty = '\u001b[2J\u202eevil\n\u0000';
    inbox.put({
      id: ada,
      fields: { name: nasty + 'x'.repeat(5000), subject: '漢'.repeat(5000), email: `${nasty}@example.org` },
      attachment: { fileName: `${nasty}.pdf`, storedAs: 'attachment.pdf', size: 1, type: nasty, sha256: '' },
    });
    const { out } = await inbox.run([]);
    expect(out.split('\n')).toHaveLength(2);
    for (const row of out.split('\n')) expect(width(row)).toBeLessThanOrEqual(80);
    for (const args of [[], ['show', 'a'], ['list', '--json'], ['show', 'a', '--json'], ['export']]) {
      const { out } = await inbox.run(args);
      expect(out.replace(/^\ufeff/, '').replaceAll('\n', '')).not.toMatch(dangerous);
    }
  });

  it('says that the inbox is empty', async () => {
    expect(await inbox.run([])).toMatchObject({ code: 0, out: `No messages in ${inbox.folder}.` });
    expect(JSON.parse((await inbox.run(['list', '--json'])).out)).toEqual([]);
  });

  it('says that there is no inbox', async () => {
    rmSync(inbox.folder, { recursive: true });
    const { code, errors } = await inbox.run([]);
    expect([code, errors]).toEqual([
      1,
      `There is no inbox at ${inbox.folder}: the server creates it when it starts.`,
    ]);
  });

  it.each([
    ['is not JSON', '{"id": '],
    ['is not a message', '{}'],
    ['has no time', '{"id":"ID","kind":"contact","receivedAt":"soon","fields":{},"attachment":null}'],
    [
      'names a file outside its folder',
      '{"id":"ID","kind":"contact","receivedAt":"2026-11-22T10:00:00.000Z","fields":{},"attachment":{"fileName":"a","storedAs":"../../a","size":1,"type":"","sha256":""}}',
    ],
    [
      'has the id of another',
      `{"id":"${bob}","kind":"contact","receivedAt":"2026-11-22T10:00:00.000Z","fields":{},"attachment":null}`,
    ],
  ])('names a message.json that %s, and lists the rest', async (_, text) => {
    putTwo();
    const broken = `${hash('cccc')}-1`;
    const path = join(inbox.put({ id: broken }), 'message.json');
    writeFileSync(path, text.replace('"ID"', `"${broken}"`));
    for (const args of [
      ['list'],
      ['list', '--json'],
      ['export'],
      ['delete', '--email', 'nobody@example.org', '--yes'],
    ]) {
      const { code, errors } = await inbox.run(args);
      expect([code, args]).toEqual([1, args]);
      expect(errors).toContain(`Cannot read ${path}: `);
    }
    expect((await inbox.run([])).out.split('\n')).toHaveLength(3);
    expect(await inbox.run(['show', 'cccc'])).toMatchObject({
      code: 1,
      errors: expect.stringContaining(path),
    });
    expect((await inbox.run(['delete', 'cccc', '--yes'])).code).toBe(0);
    expect(existsSync(path)).toBe(false);
    expect((await inbox.run([])).code).toBe(0);
  });

  it('names a message whose message.json is missing', async () => {
    rmSync(join(inbox.put({ id: ada }), 'message.json'));
    const { code, errors } = await inbox.run([]);
    expect(code).toBe(1);
    expect(errors).toMatch(/Cannot read .*message\.json: the file is missing$/);
  });
});

describe('ids', () => {
  it('are as short as they can be, and lead to their message', async () => {
    const ids = [
      `${hash('11111111111a')}-1`,
      `${hash('11111111111b')}-1`,
      `${hash('2')}-1`,
      `${hash('2')}-2`,
      `${hash('3')}-2`,
      `${hash('4')}-1`,
    ];
    for (const id of ids) inbox.put({ id });
    const { out } = await inbox.run([]);
    const short = out
      .split('\n')
      .slice(1)
      .map((row) => row.split(' ')[0] ?? '');
    expect(short.sort()).toEqual([
      '11111111111a',
      '11111111111b',
      '20000000-1',
      '20000000-2',
      '30000000-2',
      '40000000',
    ]);
    for (const [at, each] of short.entries()) {
      const { id } = JSON.parse((await inbox.run(['show', each, '--json'])).out);
      expect(id).toBe(ids[at]);
    }
    for (const id of ids) expect((await inbox.run(['show', id.toUpperCase()])).code).toBe(0);
  });

  it.each([
    ['1', '1 fits 2 messages: 11000000, 12000000'],
    ['2', '2 fits 2 messages: 20000000-1, 20000000-2'],
    ['9', 'No message has the id 9; `list` shows them.'],
    ['11-7', 'No message has the id 11-7; `list` shows them.'],
    ['../../etc', 'Not an id: ../../etc. An id looks like 3f2a9c01 or 3f2a9c01-2; `list` shows them.'],
    ['\u001b[2J', 'Not an id: \\x1b[2J. An id looks like 3f2a9c01 or 3f2a9c01-2; `list` shows them.'],
  ])('%j is refused', async (typed, expected) => {
    for (const id of [`${hash('11')}-1`, `${hash('12')}-1`, `${hash('2')}-1`, `${hash('2')}-2`])
      inbox.put({ id });
    for (const command of ['show', 'done', 'delete', 'resend']) {
      const { code, out, errors } = await inbox.run([command, typed]);
      expect([code, out, errors]).toEqual([1, '', expected]);
    }
  });
});

describe('show', () => {
  it('shows everything of a contact message, and where its file is', async () => {
    const folder = inbox.put({
      id: ada,
      fields: { message: 'One\ttab\n\nState      done', company: 'ACME', _replyto: 'office@example.org' },
      attachment: {
        fileName: 'My CV.pdf',
        storedAs: 'attachment-My-CV.pdf',
        size: 2048,
        type: 'application/pdf',
        sha256: '',
      },
    });
    expect(
      (await inbox.run(['show', 'aaaa'])).out.replace(/^(Received +).*$/m, '$1TIME'),
    ).toBe(`Id         ${ada}
Received   TIME
Kind       contact
State      new
Turn       yours
From       Ada Lovelace <ada@example.org>
Reply to   office@example.org
Company    ACME
Subject    Sales sheet
Page       https://deskhand.example/contact
File       My CV.pdf (2 KB, application/pdf)
Path       ${folder}/attachment-My-CV.pdf

  One tab

  State      done`);
  });

  it('shows the labels of a request’s options', async () => {
    inbox.put({ id: bob, kind: 'request', fields: { utm_source: 'news', utm_campaign: 'may' } });
    const { out } = await inbox.run(['show', 'b']);
    for (const line of [
      `Service    ${lastServiceName}`,
      'Timeframe  In 1–2 weeks',
      'Budget     €500–1,500',
      'Campaign   news, may',
    ])
      expect(out.split('\n')).toContain(line);
    expect(out).toMatch(/\n\n {2}Sort the invoices\n {2}by month\.$/);
  });
});

describe('done', () => {
  it('marks a message, keeps the first time, and can be undone', async () => {
    const folder = inbox.put({ id: ada });
    expect(await inbox.run(['done', 'a'])).toMatchObject({ code: 0, out: `Done: ${ada}` });
    expect(JSON.parse(readFileSync(join(folder, 'done.json'), 'utf8'))).toEqual({
      at: '2026-11-22T12:00:00.000Z',
    });
    expect((await inbox.run([])).out).toMatch(/ done$/m);
    const later = await inbox.run(['done', 'a', '--json'], {
      now: () => Date.parse('2027-01-01T00:00:00.000Z'),
    });
    expect(JSON.parse(later.out)).toEqual({ id: ada, doneAt: '2026-11-22T12:00:00.000Z' });
    expect(JSON.parse((await inbox.run(['done', 'a', '--undo', '--json'])).out)).toEqual({
      id: ada,
      doneAt: null,
    });
    expect(readdirSync(folder)).toEqual(['message.json']);
    expect((await inbox.run(['done', '--undo', 'a'])).out).toBe(`New again: ${ada}`);
  });
});

describe('export', () => {
  const cells = {
    name: 'Zoë "Z", of\nACME',
    subject: '=1+1',
    company: '@SUM(A1)',
    message: 'a\r\nb\u001b[2J',
  };

  it('writes a row for each message, without formulas', async () => {
    putTwo();
    inbox.put({ id: `${hash('cccc')}-1`, fields: cells, receivedAt: '2026-11-22T09:00:00.000Z' });
    const { out } = await inbox.run(['export']);
    expect(out.startsWith('\ufeff')).toBe(true);
    const rows = parseCsv(out.slice(1));
    expect(rows.map(({ id }) => id)).toEqual([bob, ada, `${hash('cccc')}-1`]);
    expect(rows[0]).toMatchObject({
      kind: 'request',
      service: lastService,
      agreedToPrivacy: 'true',
      subject: '',
    });
    expect(rows[2]).toMatchObject({
      name: cells.name,
      subject: "'=1+1",
      company: "'@SUM(A1)",
      message: 'a\nb\\x1b[2J',
    });
  });

  it('has the same columns for an empty inbox', async () => {
    const empty = (await inbox.run(['export'])).out;
    putTwo();
    expect((await inbox.run(['export'])).out.split('\n')[0]).toBe(empty);
  });

  it('writes JSON with the exact values', async () => {
    inbox.put({ id: ada, fields: cells });
    const { out } = await inbox.run(['export', '--format', 'json']);
    expect(JSON.parse(out)[0].fields).toMatchObject(cells);
    expect(out).toBe((await inbox.run(['list', '--json'])).out);
  });

  it('reads a few at a time, and loses none', async () => {
    const times = Array.from({ length: 40 }, (_, n) => `2026-11-22T09:00:${String(n).padStart(2, '0')}.000Z`);
    for (const [n, receivedAt] of times.entries()) inbox.put({ id: `${hash(`${10 + n}`)}-1`, receivedAt });
    inbox.put({ id: ada, receivedAt: '2026-01-01T09:00:00.000Z', signals: ['links', 'hurry'] });
    const rows = parseCsv((await inbox.run(['export'])).out.slice(1));
    expect(rows.map(({ receivedAt }) => receivedAt)).toEqual([
      ...times.reverse(),
      '2026-01-01T09:00:00.000Z',
    ]);
    expect(rows.map(({ signals }) => signals)).toEqual([...times.map(() => ''), 'links hurry']);
    expect(JSON.parse((await inbox.run(['export', '--format', 'json'])).out)).toHaveLength(rows.length);
  });

  it('of nothing is an empty array', async () => {
    expect((await inbox.run(['export', '--format', 'json'])).out).toBe('[]');
  });

  it('of one person goes by the address, and by where replies go', async () => {
    putTwo();
    inbox.put({ id: `${hash('cccc')}-1`, fields: { email: 'x@example.org', _replyto: 'BOB@example.org ' } });
    const idsFor = async (email: string) =>
      parseCsv((await inbox.run(['export', '--email', email])).out.slice(1)).map(({ id }) => id);
    expect(await idsFor(' bob@EXAMPLE.org')).toEqual([bob, `${hash('cccc')}-1`]);
    expect(await idsFor('ob@example.org')).toEqual([]);
    expect(await inbox.run(['export', '--email', 'ob@example.org'])).toMatchObject({
      code: 0,
      errors: 'No messages from ob@example.org.',
    });
  });

  it('goes to a file that only its owner can read', async () => {
    putTwo();
    const { code, out, errors } = await inbox.run(['export', '--format', 'json', '--output', 'all.json']);
    expect([code, out, errors]).toEqual([0, '', '2 messages written to all.json.']);
    const path = join(inbox.parent, 'all.json');
    expect(JSON.parse(readFileSync(path, 'utf8'))).toHaveLength(2);
    if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await inbox.run(['export', '--output', 'none/all.csv'])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('none/all.csv'),
    });
  });
});

describe('delete', () => {
  it('asks, then deletes the message with its files and its waiting e-mail', async () => {
    putTwo();
    const waiting = inbox.putWaiting({ id: ada });
    const folder = inbox.put({ id: ada });
    writeFileSync(join(folder, 'attachment.pdf'), 'x');
    const refused = await inbox.runAnswering(false, ['delete', 'aaaa']);
    expect(refused).toMatchObject({
      code: 1,
      out: 'Nothing was deleted.',
      questions: ['Delete 1 message for good?'],
    });
    expect(refused.errors).toContain('Ada Lovelace');
    expect(existsSync(folder)).toBe(true);
    expect(await inbox.runAnswering(true, ['delete', 'aaaa'])).toMatchObject({
      code: 0,
      out: `Deleted: ${ada}`,
    });
    expect([existsSync(folder), existsSync(join(folder, '..')), existsSync(waiting)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(readdirSync(inbox.folder).sort()).toEqual([
      '.changes',
      '.erased.jsonl',
      '.index',
      '.outbox',
      'messages',
    ]);
    expect((await inbox.run([])).out).not.toContain('aaaa');
  });

  it('needs --yes where nobody can be asked', async () => {
    putTwo();
    const { code, errors } = await inbox.run(['delete', 'aaaa']);
    expect([code, errors]).toEqual([2, expect.stringMatching(/^Without a terminal, delete needs --yes\.\n/)]);
    expect((await inbox.run([])).out.split('\n')).toHaveLength(3);
  });

  it('deletes all messages of one person', async () => {
    putTwo();
    inbox.put({ id: `${hash('aaaa')}-2` });
    inbox.put({ id: `${hash('dddd')}-1`, kind: 'request', fields: { email: ' ADA@example.org' } });
    const { code, out } = await inbox.run(['delete', '--email', 'Ada@Example.org', '--yes', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out).deleted.sort()).toEqual([ada, `${hash('aaaa')}-2`, `${hash('dddd')}-1`]);
    expect(readdirSync(join(inbox.folder, 'messages'))).toEqual([hash('bbbb')]);
    expect(await inbox.run(['delete', '--email', 'ada@example.org'])).toMatchObject({
      code: 0,
      out: 'No messages from ada@example.org.',
    });
  });

  it('deletes the newsletter sign-ups of one person, too', async () => {
    const sign = (id: string, email: string) =>
      folderSubscribers(inbox.folder).write(id.repeat(32), {
        email,
        list: 'posts',
        askedAt: '2026-11-22T10:00:00.000Z',
        confirmedAt: null,
        tokens: [],
      });
    await sign('a', 'Ada@example.org');
    await sign('b', 'bob@example.org');
    expect(await inbox.run(['delete', '--email', 'ada@example.org', '--yes'])).toMatchObject({
      code: 0,
      out: 'Deleted: 1 newsletter sign-up',
    });
    expect(await folderSubscribers(inbox.folder).ids()).toEqual(['b'.repeat(32)]);
  });

  it('keeps the other messages with the same content', async () => {
    inbox.put({ id: ada });
    const second = inbox.put({ id: `${hash('aaaa')}-2` });
    await inbox.run(['delete', ada, '--yes']);
    expect(existsSync(second)).toBe(true);
  });
});

describe('resend', () => {
  const entry = () => JSON.parse(readFileSync(join(inbox.folder, '.outbox', `${ada}.json`), 'utf8'));

  it('has a settled e-mail sent again', async () => {
    const settled = { state: 'givenUp', at: '2026-11-22T11:00:00.000Z', attempts: 9, reason: '550 no' };
    writeFileSync(join(inbox.put({ id: ada }), 'delivery.json'), JSON.stringify(settled));
    const from = Date.now();
    const { code, out, errors } = await inbox.run(['resend', 'a']);
    expect([code, out, errors]).toEqual([0, `Waits to be sent by the server: ${ada}`, '']);
    const { nextAt } = entry();
    expect(entry()).toEqual({
      id: ada,
      attempts: 0,
      lastReason: null,
      since: nextAt,
      nextAt,
      follows: settled.at,
    });
    expect(Date.parse(nextAt)).toBeGreaterThanOrEqual(from);
    expect(Date.parse(nextAt)).toBeLessThanOrEqual(Date.now());
    expect(readdirSync(join(inbox.folder, '.outbox'))).toEqual([`${ada}.json`]);
    expect((await inbox.run([])).out).toMatch(/ new +waiting$/m);
  });

  it('brings a waiting e-mail forward', async () => {
    inbox.put({ id: ada });
    inbox.putWaiting({ id: ada, nextAt: '2030-01-01T00:00:00.000Z' });
    expect(JSON.parse((await inbox.run(['resend', 'a', '--json'])).out)).toEqual({
      id: ada,
      delivery: 'waiting',
    });
    expect(entry()).toMatchObject({ attempts: 0, follows: null });
    expect(Date.parse(entry().nextAt)).toBeLessThanOrEqual(Date.now());
  });

  it('says when no e-mail is sent here', async () => {
    inbox.put({ id: ada });
    expect((await inbox.run(['resend', 'a'], { sendsMail: false })).errors).toContain('SMTP_URL');
  });
});

describe('prune', () => {
  it('says when no limit is set', async () => {
    putTwo();
    expect(await inbox.run(['prune'])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('INBOX_KEEP_DAYS is not set'),
    });
  });

  it('deletes what is older, but not what waits for its e-mail', async () => {
    const ids = ['1', '2', '3'].map((digit) => `${hash(digit)}-1`) as [string, string, string];
    inbox.put({ id: ids[0], receivedAt: '2026-11-12T11:59:59.999Z' });
    inbox.put({ id: ids[1], receivedAt: '2026-11-12T12:00:00.000Z' });
    inbox.put({ id: ids[2], receivedAt: '2020-01-01T00:00:00.000Z' });
    inbox.putWaiting({ id: ids[2] });
    const { code, out } = await inbox.run(['prune', '--json'], { keepDays: 10 });
    expect([code, JSON.parse(out)]).toEqual([0, { deleted: [ids[0]] }]);
    expect((await inbox.run(['prune'], { keepDays: 10 })).out).toBe('Nothing is older than 10 days.');
    expect(readdirSync(join(inbox.folder, 'messages')).sort()).toEqual([hash('2'), hash('3')]);
  });
});

describe('arguments', () => {
  it.each([
    [['nope'], 'Unknown command: nope'],
    [['--nope'], "Unknown option '--nope'"],
    [['list', '--yes'], "Unknown option '--yes'"],
    [['list', 'x'], 'Unexpected argument: x'],
    [['show'], 'The id of a message is missing.'],
    [['show', 'a', 'b'], 'Unexpected argument: b'],
    [['export', '--format', 'xml'], 'The format is csv or json, not xml.'],
    [['export', '--email', 'ada'], 'Not an e-mail address: ada'],
    [['delete'], 'The id of a message is missing.'],
    [['delete', '--email', ''], 'Not an e-mail address: (empty)'],
    [['delete', 'a', '--email', 'a@b.c'], 'Give either an id or --email, not both.'],
  ])('%j are refused with the usage', async (args, expected) => {
    const { code, out, errors } = await inbox.run(args);
    expect([code, out]).toEqual([2, '']);
    expect(errors).toContain(expected);
    expect(errors).toContain('Usage: npm run inbox');
  });

  it.each([[['--help']], [['-h']], [['help']], [['delete', '--help']]])(
    '%j prints the usage',
    async (args) => {
      rmSync(inbox.folder, { recursive: true });
      const { code, out } = await inbox.run(args);
      expect([code, out.split('\n')[0]]).toEqual([0, 'Usage: npm run inbox -- [command] [options]']);
      for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    },
  );

  it('ignore what else is in the folder', async () => {
    mkdirSync(join(inbox.folder, '.incoming-1-0123456789abcdef'));
    mkdirSync(join(inbox.folder, 'messages', 'notes'));
    writeFileSync(join(inbox.folder, 'messages', '.DS_Store'), '');
    expect((await inbox.run([])).code).toBe(0);
  });
});

describe('newsletter', () => {
  const confirmed = { list: 'posts', askedAt: '2026-11-22T10:00:00.000Z', tokens: [] } as const;

  it('lists who has confirmed, each with a new link to leave, and no cell is a formula', async () => {
    const store = folderSubscribers(inbox.folder);
    const confirmedAt = '2026-11-22T11:00:00.000Z';
    await store.write(hash('a'), { ...confirmed, email: '=1+1@example.org', confirmedAt });
    await store.write(hash('b'), { ...confirmed, email: 'bob@example.org', confirmedAt: null });
    const { code, out } = await inbox.run(['newsletter']);
    expect(code).toBe(0);
    expect(out).toContain(
      "'=1+1@example.org,posts,2026-11-22T11:00:00.000Z,https://desk.test/api/newsletter?do=leave",
    );
    expect(out).not.toContain('bob');
    const json = await inbox.run(['newsletter', '--format', 'json']);
    expect(JSON.parse(json.out)).toMatchObject([{ email: '=1+1@example.org', list: 'posts', confirmedAt }]);
    expect((await store.read(hash('a')))?.tokens).toHaveLength(2);
  });
});
