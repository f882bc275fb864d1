// @vitest-environment node
/** The four legal pages have the required facts, sections that links can reach, and enough words. */

import { describe, expect, it } from 'vitest';
import { cookieCategories, cookies, storedItems } from '../../../src/content/cookies.ts';
import { facts } from '../../../src/content/facts.ts';
import { type LegalWords, legal } from '../../../src/content/legal.ts';
import { licenses } from '../../../src/content/licenses.ts';
import { feeRange } from '../../../src/content/plans.ts';
import { privacy, privacyHandling } from '../../../src/content/privacy.ts';
import { terms } from '../../../src/content/terms.ts';
import { linesWithFigures, plainText } from '../../../src/views/shared/plainText.ts';

const sectionsOf = (document: LegalWords) =>
  document.sections.map(({ id, heading, blocks }) => ({
    id,
    heading,
    texts: blocks.flatMap(linesWithFigures),
  }));
const section = (document: LegalWords, id: string): string =>
  sectionsOf(document)
    .find((each) => each.id === id)
    ?.texts.map(plainText)
    .join(' ') ?? '';
/** What a page shows in addition to its sections. */
const lists = new Map<LegalWords, readonly string[]>([
  [cookies, [...cookieCategories, ...storedItems].flatMap((item) => Object.values(item).flat().map(String))],
]);
const wordsOf = (document: LegalWords): number =>
  [
    ...sectionsOf(document).flatMap(({ heading, texts }) => [heading, ...texts.map(plainText)]),
    ...(lists.get(document) ?? []),
  ]
    .join(' ')
    .split(/\s+/).length;

const documents: [string, LegalWords, number][] = [
  ['terms', terms, 1800],
  ['privacy', privacy, 1800],
  ['cookies', cookies, 900],
  ['licenses', licenses, 900],
];

describe.each(documents)('the document %s', (_name, document, least) => {
  it('is long enough for its subject', () => {
    expect(wordsOf(document)).toBeGreaterThanOrEqual(least);
  });

  it('has sections with unique ids that fit into an address', () => {
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of [...ids, 'in-short']) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(ids.filter((id) => ['main', 'support', 'in-short'].includes(id))).toEqual([]);
  });

  it('repeats nothing', () => {
    const texts = sectionsOf(document).flatMap(({ texts }) =>
      texts.filter((text) => plainText(text).length > 40),
    );
    expect(new Set(texts.map(plainText)).size).toBe(texts.length);
    for (const text of texts)
      if (typeof text !== 'string') {
        const parts = text.map((part) => JSON.stringify(part));
        expect(new Set(parts).size, plainText(text)).toBe(parts.length);
      }
  });

  it('is dated as required (F25)', () => {
    expect(legal.dated.value).toBe('January 1, 2024');
    expect(legal.reviewed.value).toBe(facts.legalReviewed);
    expect(document.description).toContain('January 1, 2024');
  });

  it('links only to sections that exist', () => {
    const sectionIds = new Map(documents.map(([name, { sections }]) => [name, sections.map(({ id }) => id)]));
    for (const text of sectionsOf(document).flatMap(({ texts }) => texts))
      for (const part of typeof text === 'string' ? [] : text)
        if (typeof part !== 'string' && 'hash' in part && part.hash)
          expect(sectionIds.get(part.to)).toContain(part.hash);
  });
});

describe('the required facts', () => {
  it.each([
    ['eligibility', '18 years old, or have the consent of a parent'],
    ['prices', `at least ${facts.feeNoticeDays} days before they take effect`],
    ['liability', `the amounts you paid us in the ${facts.liabilityMonths} months before`],
    ['held-payments', 'The buyer approves the delivery: the payment, less the service fee, is released'],
    ['withdrawals', 'in 1-2 business days'],
    ['reports', 'investigated within 24 hours'],
  ])('the terms say it under %s', (id, words) => {
    expect(section(terms, id)).toContain(words);
  });

  it('fees run from the lowest to the highest', () => {
    const range = `${feeRange.lowest}% to ${feeRange.highest}%`;
    expect(terms.inShort.map(({ value }) => value).join(' ')).toContain(range);
  });

  it('the rights are those of the GDPR', () => {
    for (const article of ['15', '16', '17', '18', '20', '21', '77'])
      expect(section(privacy, 'rights')).toContain(`Art. ${article}`);
  });

  it('each placeholder of the privacy policy has words for each configuration', () => {
    const all = sectionsOf(privacy)
      .flatMap(({ texts }) => texts.map(plainText))
      .join(' ');
    const placeholders = new Set([...all.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect([...placeholders].sort()).toEqual(['formHandling', 'name', 'requestHandling']);
    expect(privacyHandling.receiver.service).toContain('{origin}');
    for (const { sent } of [privacyHandling.form, privacyHandling.request])
      expect(sent).toContain('{receiver}');
  });
});
