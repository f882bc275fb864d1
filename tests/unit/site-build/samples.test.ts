// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { servicePageIds } from '../../../src/configuration/services.ts';
import { invoiceRun, orderDay, orderEmails } from '../../../src/content/samples/automationSamples.ts';
import type { SamplePicture } from '../../../src/content/samples/sample.ts';
import { contactsWorkbook, ordersWorkbook } from '../../../src/content/samples/workbooks.ts';
import { samples } from '../../../src/content/samplesStatic.ts';
import { serviceBodies } from '../../../src/content/serviceBodies.ts';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import { serialOf } from '../../../src/site-build/samples/contactsFile.ts';
import { buildings } from '../../../src/site-build/samples/heatingSlide.ts';
import { runInvoiceRoutine } from '../../../src/site-build/samples/invoiceRoutine.ts';
import { runOrderRoutine } from '../../../src/site-build/samples/orderRoutine.ts';
import { amountsOf } from '../../../src/site-build/samples/ordersFile.ts';
import { claims } from '../../../src/site-build/samples/retentionDeck.ts';
import type { LogEntry } from '../../../src/site-build/samples/routineLog.ts';
import { sampleFiles } from '../../../src/site-build/samples/writeSamples.ts';

const files = await sampleFiles();
const bytes = (name: string): Buffer => Buffer.from(files.get(name) ?? '');

/** The text of each file in a zip archive, by name, read from its central directory. */
const unzip = (zip: Buffer): Map<string, string> => {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const texts = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const local = zip.readUInt32LE(at + 42);
    const name = zip.toString('utf8', at + 46, at + 46 + (nameLength ?? 0));
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(start, start + size);
    texts.set(name, (method === 0 ? data : inflateRawSync(data)).toString('utf8'));
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return texts;
};

const sheetsOf = (name: string): string[] => {
  const texts = unzip(bytes(name));
  return [...texts.keys()]
    .filter((each) => /worksheets\/sheet\d/.test(each))
    .sort()
    .map((each) => texts.get(each) ?? '');
};
const formulasOf = (sheet = ''): string[] =>
  [...sheet.matchAll(/<f>(.*?)<\/f>/g)].map(([, formula = '']) =>
    formula
      .replaceAll('&quot;', '"')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&'),
  );
/** What the formulas of a sheet result in: what a program shows that does not calculate. */
const resultsOf = (sheet = ''): string[] =>
  [...sheet.matchAll(/<\/f><v>([^<]*)<\/v>/g)].map(([, result = '']) => result);
/** The numbers of a column; cells of text are not among them, as in a sum. */
const numbersIn = (column: string, sheet = ''): number[] =>
  [...sheet.matchAll(new RegExp(`<c r="${column}\\d+"([^>]*)>(?:<v>([^<]*)</v>)?`, 'g'))]
    .filter(([, attributes = '', value]) => value !== undefined && !/t="(?!n")/.test(attributes))
    .map(([, , value]) => Number(value));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

type PictureOf<Kind> = Extract<SamplePicture, { kind: Kind }>;
const everySample = servicePageIds.flatMap((service) =>
  samples[service].map((sample, at) => ({ name: `${service} ${at + 1}`, ...sample })),
);
const picturesOf = <Kind extends SamplePicture['kind']>(kind: Kind) =>
  everySample
    .map(({ picture }) => picture)
    .filter((picture): picture is PictureOf<Kind> => picture.kind === kind);
const slides = picturesOf('slides').flatMap((picture) => picture.slides);
/** The texts of a table on the page, row by row. */
const shown = (name: string, side: 'before' | 'after'): string[][] => {
  const picture = everySample.find((sample) => sample.name === name)?.picture;
  if (picture?.kind !== 'cells') throw new Error(`${name} has no cells.`);
  const { rows, foot } = picture[side];
  return [...rows, ...(foot ? [foot] : [])].map((row) =>
    row.map((cell) => (typeof cell === 'string' ? cell : cell.text)),
  );
};

describe('the samples', () => {
  it('are two for each service, each with its reasons', () => {
    for (const service of servicePageIds) expect(samples[service].length, service).toBeGreaterThanOrEqual(2);
    for (const { name, reasons, heading, text } of everySample) {
      expect(reasons.length, name).toBeGreaterThanOrEqual(3);
      expect(heading.length * text.length, name).toBeGreaterThan(0);
    }
  });
  it('give a reason for each paragraph with an editor’s marks', () => {
    for (const { name, picture, reasons } of everySample)
      if (picture.kind === 'edits') expect(picture.paragraphs, name).toHaveLength(reasons.length);
  });
});

describe('the sample files', () => {
  it('are all linked by a service page, and all that is linked exists', () => {
    const linked = [
      ...everySample.flatMap((sample) => (sample.files ?? []).map(({ name }) => name)),
      ...slides.flatMap(({ name }) => [`${name}-before.svg`, `${name}-after.svg`]),
    ];
    const written = linked.filter((name) => !existsSync(join(projectRoot, 'public/samples', name)));
    expect([...files.keys()].sort()).toEqual(written.sort());
  });
  it('are the same each time, so that a build can be repeated', async () => {
    // A zip archive's times have steps of two seconds.
    await new Promise((done) => setTimeout(done, 2100));
    const again = await sampleFiles();
    for (const [name, content] of files)
      expect(Buffer.from(again.get(name) ?? '').equals(Buffer.from(content)), name).toBe(true);
  });
  it('are small', () => {
    for (const [name, content] of files) expect(Buffer.byteLength(content), name).toBeLessThan(12_000);
  });
});

describe('the workbook of orders', () => {
  const [summary, orders, checks, notes] = sheetsOf('orders-after.xlsx');
  const before = sheetsOf('orders-before.xlsx');
  const { months } = ordersWorkbook;

  it('has a summary, orders, checks and notes; the original has neither checks nor notes', () => {
    expect([summary, orders, checks, notes].every(Boolean)).toBe(true);
    expect(before).toHaveLength(2);
  });
  it('has orders that add up to what the page shows, and the original lacks March', () => {
    const revenue = sum(months.map((month) => month.revenue));
    expect(sum(numbersIn('C', orders))).toBe(revenue);
    expect(sum(numbersIn('C', before[1]))).toBe(revenue - months[2].revenue);
    for (const month of months) expect(sum(amountsOf(month))).toBe(month.revenue);
    const table = (isRepaired: boolean) => {
      const rows = months.map((month) => ({
        ...month,
        shown: 'isText' in month && !isRepaired ? 0 : month.revenue,
      }));
      const total = {
        month: ordersWorkbook.total,
        orders: sum(rows.map((row) => row.orders)),
        shown: sum(rows.map((row) => row.shown)),
      };
      return [...rows, total].map((row) => [
        row.month,
        String(row.orders),
        row.shown.toLocaleString('en-US'),
      ]);
    };
    expect(shown('excel-assist 1', 'before')).toEqual([...table(false), ['Checks', '0', '–']]);
    const checked = ['Checks', String(ordersWorkbook.checks.length), 'OK'];
    expect(shown('excel-assist 1', 'after')).toEqual([...table(true), checked]);
  });
  it('counts and adds with formulas that reach every order', () => {
    const formulas = formulasOf(summary);
    expect(formulas).toHaveLength(26);
    expect(formulas[0]).toBe('COUNTIF(Orders!$B$2:$B$2000,A2)');
    expect(formulas[1]).toBe('SUMIF(Orders!$B$2:$B$2000,A2,Orders!$C$2:$C$2000)');
    expect(formulas.slice(-2)).toEqual(['SUM(B2:B13)', 'SUM(C2:C13)']);
    expect(numbersIn('A', orders)).toHaveLength(sum(months.map((month) => month.orders)));
  });
  it('says OK or where to look, for each check', () => {
    const formulas = formulasOf(checks);
    expect(formulas).toHaveLength(ordersWorkbook.checks.length);
    for (const formula of formulas) expect(formula).toMatch(/^IF\(.+=.+,"OK","Look here"\)$/);
    expect(checks).toContain('<conditionalFormatting');
  });
  it('has its results in the file, as the page shows them', () => {
    const figures = (sheet?: string) => {
      const results = resultsOf(sheet);
      const seen = [...results.slice(0, 2 * months.length), ...results.slice(-2)];
      return seen.map((result) => Number(result).toLocaleString('en-US'));
    };
    const onPage = (side: 'before' | 'after') =>
      shown('excel-assist 1', side)
        .slice(0, -1)
        .flatMap(([, ...row]) => row);
    expect(figures(summary)).toEqual(onPage('after'));
    expect(figures(before[0])).toEqual(onPage('before'));
    expect(resultsOf(checks)).toEqual(ordersWorkbook.checks.map(() => 'OK'));
  });
  it('has notes that name the rows of March', () => {
    const last = 1 + sum(months.map((month) => month.orders));
    expect(ordersWorkbook.notes.flat().join(' ')).toContain(`C${last - months[2].orders + 1} to C${last}`);
  });
});

describe('the list of contacts', () => {
  const [contacts, lists, checks] = sheetsOf('contacts.xlsx');
  const { people, rows, notes } = contactsWorkbook;
  /** A name and an address, whatever their order and capitals. */
  const keyOf = (name: string, email: string) =>
    [...name.toLowerCase().split(/[ ,]+/).sort(), email.toLowerCase()].join(' ');
  /** The days that a date can mean. */
  const readings = (date: string): string[] => {
    const [, first, second, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(date) ?? [];
    if (year) return [`${year}-${second}-${first}`, `${year}-${first}-${second}`];
    if (/^\d+$/.test(date))
      return [new Date(Date.parse('1899-12-30') + Number(date) * 86_400_000).toISOString().slice(0, 10)];
    return [new Date(`${date} UTC`).toISOString().slice(0, 10)];
  };

  it('has in the file and on the page the same rows, and who each one is', () => {
    expect(shown('excel-assist 2', 'before')).toEqual(
      rows.map(([, name, email, arrived]) => [name, email, arrived]),
    );
    for (const [, name, email, , , person] of rows) {
      const found = people.find((each) => keyOf(each.name, each.email) === keyOf(name, email));
      expect(found?.name).toBe(person);
    }
    expect(new Set(people.map(({ name, email }) => keyOf(name, email))).size).toBe(people.length);
  });
  it('has read each date as the day that it means; days come first in the till’s list', () => {
    for (const [, , , arrived, day] of rows) expect(readings(arrived)[0]).toBe(day);
    expect(new Date(readings('19/03/2025')[1] ?? '').getTime()).toBeNaN();
    expect(numbersIn('E', lists)).toEqual(rows.map(([, , , , day]) => serialOf(day)));
    expect(serialOf('2025-03-19')).toBe(45_735);
    expect(notes.flat().join(' ')).toContain(
      '45735 and 45664 count days, as spreadsheets do: 2025-03-19 and 2025-01-07',
    );
  });
  it('shows each person’s latest day, and the check that waits', () => {
    const latest = (name: string) =>
      rows
        .filter((row) => row[5] === name)
        .map((row) => row[4])
        .sort()
        .at(-1);
    expect(shown('excel-assist 2', 'after').slice(0, -1)).toEqual(
      people.map(({ name, email }) => [
        name,
        email.endsWith('@post') ? `${email} (ask)` : email,
        latest(name),
      ]),
    );
    expect(resultsOf(contacts)).toEqual(
      people.flatMap(({ name }) => [
        String(serialOf(latest(name) ?? '')),
        String(rows.filter((row) => row[5] === name).length),
      ]),
    );
    const failing = people.filter(({ email }) => !/@.*\./.test(email)).length;
    expect(resultsOf(checks).filter((result) => result !== 'OK')).toEqual(Array(failing).fill('Look here'));
    expect(shown('excel-assist 2', 'after').at(-1)).toEqual([
      'Checks',
      `${failing} to ask`,
      `${contactsWorkbook.checks.length - failing} OK`,
    ]);
  });
  it('calculates with formulas that reach every row', () => {
    expect(formulasOf(contacts).slice(0, 2)).toEqual([
      'SUMPRODUCT(MAX((Lists!$F$2:$F$7=A2)*Lists!$E$2:$E$7))',
      'COUNTIF(Lists!$F$2:$F$7,A2)',
    ]);
    expect(formulasOf(contacts)).toHaveLength(2 * people.length);
    expect(rows).toHaveLength(6);
    expect(formulasOf(checks)).toHaveLength(contactsWorkbook.checks.length);
    for (const formula of formulasOf(checks)) expect(formula).toMatch(/^IF\(.+=.+,"OK","Look here"\)$/);
  });
});

describe('the deck', () => {
  it.each(['deck-before.pdf', 'deck-after.pdf'])('%s has five pages', (name) => {
    expect(
      bytes(name)
        .toString('latin1')
        .match(/\/Type \/Page\b(?!s)/g),
    ).toHaveLength(5);
  });
  it('claims what follows from its figures', () => {
    expect(claims.shareBack).toBe(0.5);
    expect(claims.shareCalled).toBeCloseTo(1 / 3);
    expect(claims.times).toBeCloseTo(3);
    expect(claims.hours).toBe(8);
  });
  it('has a title on each slide, on the page and in the picture', () => {
    for (const { name, ...titles } of slides)
      for (const side of ['before', 'after'] as const)
        expect(bytes(`${name}-${side}.svg`).toString()).toContain(`<title>${titles[side]}</title>`);
  });
  it('has words that fit their slides', () => {
    for (const { name } of slides)
      for (const side of ['before', 'after'])
        for (const [, x, size, text = ''] of bytes(`${name}-${side}.svg`)
          .toString()
          .matchAll(/<text x="([\d.]+)" y="[\d.]+" font-size="(\d+)"[^>]*>([^<]*)/g)) {
          expect(Number(x) + text.length * Number(size) * 0.5, text).toBeLessThan(950);
          // A third of it on a phone.
          expect(Number(size), text).toBeGreaterThanOrEqual(20);
        }
  });
  it('shows half of all heating as half of a bar', () => {
    const latest = buildings.map((row) => row[3]);
    expect(Math.max(...latest) / sum(latest)).toBe(0.5);
    const svg = bytes('heating-1-after.svg').toString();
    expect(svg).toContain('>410 MWh<');
    expect(svg).toContain('>of 820 MWh<');
    const numbers = [...svg.matchAll(/>(\d+)</g)].map(([, number]) => Number(number)).slice(1);
    expect(numbers).toEqual([150, 95, 60, 55, 50]);
    expect(bytes('heating-1-before.svg').toString()).toContain('>School<');
    expect(buildings.map(([name]) => name)).toEqual(buildings.map(([name]) => name).sort());
  });
});

describe('the routines', () => {
  const linesOf = (log: readonly LogEntry[]) =>
    log.map(({ key, from, result }) => [key, `${from}: ${result}`]);
  const count = (log: readonly LogEntry[], result: RegExp) =>
    log.filter((entry) => result.test(entry.result)).length;

  it('make of the emails the log that the page shows', () => {
    const { rows, log } = runOrderRoutine(orderEmails, orderDay);
    const sums = `${log.length} read, ${count(log, /entered/)} entered, ${count(log, /^Set aside/)} for you`;
    expect(shown('automation-ai 1', 'after')).toEqual([...linesOf(log), ['Sum', sums]]);
    expect(rows).toContainEqual({ customer: 'Café Anton', day: '2026-05-12', amount: 40, item: 'rolls' });
    expect(rows).toHaveLength(5);
  });
  it('enter the date that a word means', () => {
    const dayOf = (word: string) =>
      runOrderRoutine([{ time: '', from: '', text: `9 rolls for ${word}` }], orderDay).rows[0]?.day;
    expect(new Date(orderDay).getUTCDay()).toBe(1);
    expect(['today', 'tomorrow', 'Friday', 'Monday'].map(dayOf)).toEqual([
      '2026-05-11',
      '2026-05-12',
      '2026-05-15',
      '2026-05-18',
    ]);
  });
  it('make of the invoices and payments the log that the page shows', () => {
    const { reminders, log } = runInvoiceRoutine(invoiceRun);
    const sums = `${log.length} read, ${count(log, /closed/)} closed, ${reminders.length} drafted, ${count(log, /waits/)} waits, ${count(log, /^Set aside/)} for you`;
    expect(shown('automation-ai 2', 'after')).toEqual([...linesOf(log), ['Sum', sums]]);
    expect(reminders).toHaveLength(1);
    expect(reminders[0]).toContain('Dear Hotel Linden,\n\nOur invoice 2034 for €1,250 was due on April 30.');
  });
  it('remind from the seventh day on, twice at most, and nobody who has paid', () => {
    const resultOn = (today: string, reminders = 0, paid = 0) => {
      const invoice = { number: '1', customer: 'A', amount: 100, due: '2026-05-01', reminders };
      const payments = paid > 0 ? [{ day: today, invoice: '1', amount: paid }] : [];
      return runInvoiceRoutine({ today, invoices: [invoice], payments, reminder: '' }).log[0]?.result;
    };
    expect(resultOn('2026-05-01')).toBe('not due yet');
    expect(resultOn('2026-05-07')).toBe('6 days late, waits for day 7');
    expect(resultOn('2026-05-08')).toBe('7 days late, reminder drafted');
    expect(resultOn('2026-05-08', 2)).toBe('Set aside: 7 days late, reminded twice');
    expect(resultOn('2026-05-08', 0, 100)).toBe('paid in full, closed');
    expect(resultOn('2026-05-08', 0, 120)).toBe('Set aside: €120 of €100 is paid');
  });
  it('run on the days that the page names', () => {
    expect(new Date(invoiceRun.today).toUTCString()).toMatch(/^Mon, 11 May/);
    const paid = invoiceRun.payments.find(({ invoice }) => invoice === '2031');
    expect(new Date(paid?.day ?? '').toUTCString()).toMatch(/^Fri, /);
  });
});

describe('the samples agree with the services', () => {
  it('have the deck’s and the workbook’s promises in what comes back', () => {
    expect(serviceBodies['excel-assist'].comesBack.join(' ')).toMatch(
      /notes sheet.*turn red.*untouched original/i,
    );
    for (const { after } of slides) expect(after.split(' ').length).toBeGreaterThan(4);
  });
  it('say the limits of their routines', () => {
    const limitOf = (text: string) =>
      runOrderRoutine([{ time: '', from: '', text }], orderDay).log[0]?.result;
    expect(limitOf('200 rolls for tomorrow')).toContain('entered');
    expect(limitOf('201 rolls for tomorrow')).toContain('Set aside');
    expect(samples['automation-ai'][0].reasons.join(' ')).toContain('More than 200');
  });
  it('say a month’s pay that follows from the hour’s', () => {
    const advertisement = JSON.stringify(samples['content-editing'][1]);
    expect(advertisement).toContain('€19 an hour. For 24 hours a week, that’s €1,976 a month');
    expect((19 * 24 * 52) / 12).toBe(1976);
  });
});
