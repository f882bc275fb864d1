// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { securityReviewed } from '../../../src/configuration/site.ts';
import { expiryIn, mistakesIn, settings } from '../../../src/site-build/checkSettings.ts';
import { expiryOf, securityTxt } from '../../../src/site-build/securityTxt.ts';

const site = { siteUrl: 'https://site.example', contactEmail: 'desk@site.example' };

describe('security.txt (RFC 9116, decision B49)', () => {
  it('says where to write, until when, in which language, and where it lies', () => {
    expect(securityTxt(site, '2025-03-01')).toBe(
      [
        'Contact: mailto:desk@site.example?subject=Security',
        'Expires: 2026-02-28T00:00:00Z',
        'Preferred-Languages: en',
        'Canonical: https://site.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it('is valid for less than a year after the contact was checked, whenever it is built', () => {
    const days = (expiryOf(securityReviewed).getTime() - Date.parse(securityReviewed)) / 86_400_000;
    expect(days).toBeGreaterThan(360);
    expect(days).toBeLessThan(365);
  });

  it('is not written with a date that is none', () => {
    expect(mistakesIn({ ...settings, securityReviewed: '22 November 2026' })).toEqual([
      'securityReviewed in src/configuration/site.ts must be a date like 2025-06-30, not "22 November 2026".',
    ]);
  });

  it.each([
    ['2025-03-01', 0],
    ['2026-01-28', 0],
    ['2026-01-30', 1],
    ['2026-02-28', 1],
    ['2027-01-01', 1],
  ])('expiring on 2026-02-28 is reported on %s: %i', (today, count) => {
    const told = expiryIn({ securityReviewed: '2025-03-01' }, new Date(today));
    expect(told).toHaveLength(count);
    for (const sentence of told) expect(sentence).toContain('valid only until 2026-02-28');
  });
});
