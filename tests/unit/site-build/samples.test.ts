// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { servicePageIds } from '../../../src/configuration/services.ts';
import {
  deckSample,
  letterSample,
  orderSample,
  sampleFacts,
  workbookSample,
} from '../../../src/content/samplesStatic.ts';
import { serviceBodies } from '../../../src/content/serviceBodies.ts';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import { runOrderRoutine } from '../../../src/site-build/samples/orderRoutine.ts';
import { claims } from '../../../src/site-build/samples/slides.ts';
import { amountsOf } from '../../../src/site-build/samples/workbook.ts';
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
/** The numbers of a column; cells of text are not among them, as in a sum. */
const numbersIn = (column: string, sheet = ''): number[] =>
  [...sheet.matchAll(new RegExp(`<c r="${column}\\d+"([^>]*)>(?:<v>([^<]*)</v>)?`, 'g'))]
    .filter(([, attributes = '', value]) => value !== undefined && !/t="(?!n")/.test(attributes))
    .map(([, , value]) => Number(value));
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

describe('the sample files', () => {
  it('are all linked by a service page, and all that is linked exists', () => {
    const linked = servicePageIds.flatMap((id) => sampleFacts[id].files.map(({ name }) => name as string));
    expect([...files.keys()].filter((name) => !name.startsWith('slide-')).sort()).toEqual(linked.sort());
    expect([...files.keys()].filter((name) => name.startsWith('slide-'))).toHaveLength(2 * deckSample.length);
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

describe('the workbook', () => {
  const [summary, orders, checks, notes] = sheetsOf('orders-after.xlsx');
  const before = sheetsOf('orders-before.xlsx');
  const { months } = workbookSample;

  it('has a summary, orders, checks and notes; the original has neither checks nor notes', () => {
    expect([summary, orders, checks, notes].every(Boolean)).toBe(true);
    expect(before).toHaveLength(2);
  });
  it('has orders that add up to what the page shows, and the original lacks March', () => {
    const revenue = sum(months.map((month) => month.revenue));
    expect(sum(numbersIn('C', orders))).toBe(revenue);
    expect(sum(numbersIn('C', before[1]))).toBe(revenue - months[2].revenue);
    for (const month of months) expect(sum(amountsOf(month))).toBe(month.revenue);
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
    expect(formulas).toHaveLength(workbookSample.checks.length);
    for (const formula of formulas) expect(formula).toMatch(/^IF\(.+=.+,"OK","Look here"\)$/);
    expect(checks).toContain('<conditionalFormatting');
  });
  it('has notes that name the rows of March', () => {
    const last = 1 + sum(months.map((month) => month.orders));
    expect(workbookSample.notes.flat().join(' ')).toContain(`C${last - months[2].orders + 1} to C${last}`);
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
    deckSample.forEach((titles, at) => {
      for (const side of ['before', 'after'] as const)
        expect(bytes(`slide-${side}-${at + 1}.svg`).toString()).toContain(`<title>${titles[side]}</title>`);
    });
  });
});

describe('the routine', () => {
  it('makes of the emails the log that the page shows', () => {
    const { rows, log } = runOrderRoutine(orderSample.emails);
    expect(log).toEqual(orderSample.log);
    const aside = log.filter(({ isAside }) => isAside).length;
    expect(orderSample.sum).toBe(`${log.length} read, ${log.length - aside} entered, ${aside} for you`);
    expect(rows).toContainEqual({ customer: 'Café Anton', day: 'tomorrow', amount: 40, item: 'rolls' });
    expect(rows).toHaveLength(5);
  });
});

describe('the samples agree with the services', () => {
  it('have the deck’s and the workbook’s promises in what comes back', () => {
    expect(serviceBodies['excel-assist'].comesBack.join(' ')).toMatch(
      /notes sheet.*turn red.*untouched original/i,
    );
    for (const { after } of deckSample) expect(after.split(' ').length).toBeGreaterThan(4);
  });
  it('give a reason for each paragraph of the letter', () => {
    expect(sampleFacts['content-editing'].reasons).toHaveLength(letterSample.length);
  });
  it('are read by the same routine as the file in this project', () => {
    expect(readFileSync(join(projectRoot, 'src/site-build/samples/orderRoutine.ts'), 'utf8')).toContain(
      'const limit = 200',
    );
    expect(sampleFacts['automation-ai'].reasons.join(' ')).toContain('More than 200');
  });
});
