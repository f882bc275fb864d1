// @vitest-environment node

import { describe, expect, it } from 'vitest';
import { plans } from '../../../src/configuration/plans.ts';
import { type Region, regions } from '../../../src/configuration/regions.ts';
import { serviceFacts } from '../../../src/configuration/services.ts';
import { gigPackages } from '../../../src/content/gig.ts';
import { roomFor } from '../../../src/views/shared/Estimate.tsx';
import { converted, estimate } from '../../../src/views/shared/estimate.ts';
import { inEuros } from '../../../src/views/shared/euros.ts';

const regionOf = (code: string): Region => regions.find((each) => each.code === code)!;
const written = (code: string) => [5, 30, 500, 1200].map((amount) => estimate(regionOf(code), amount));

describe('an estimate', () => {
  it.each([
    ['US', ['US$6', 'US$35', 'US$586', 'US$1,410']],
    ['UK', ['£4', '£26', '£428', '£1,030']],
    ['CA', ['CA$8', 'CA$48', 'CA$801', 'CA$1,920']],
    ['AU', ['A$9', 'A$54', 'A$897', 'A$2,150']],
    ['JP', ['JP¥845', 'JP¥5,070', 'JP¥84,500', 'JP¥203,000']],
    ['CH', ['CHF 5', 'CHF 28', 'CHF 467', 'CHF 1’120']],
    ['IN', ['₹503', '₹3,020', '₹50,300', '₹1,21,000']],
    ['BR', ['R$ 32', 'R$ 193', 'R$ 3.220', 'R$ 7.730']],
    ['MX', ['MX$110', 'MX$663', 'MX$11,000', 'MX$26,500']],
  ])('for %s is whole and in local notation', (code, expected) => {
    expect(written(code).map((text) => text.replaceAll('\u00A0', ' ').replaceAll("'", '’'))).toEqual(
      expected,
    );
  });

  it('has at most three significant figures, so it is no more exact than the rates', () => {
    expect(converted(1234, 'USD')).toBe(1450);
    expect(converted(99, 'JPY')).toBe(16_700);
    expect(converted(0, 'USD')).toBe(0);
  });

  it('shows by its sign which currency it is in', () => {
    const signs = regions.map((region) => estimate(region, 1).replace(/[\d\s\u00A0]/g, ''));
    expect(new Set(signs).size).toBe(regions.length);
    expect(signs.filter((sign) => /^[$\u00A5\uFFE5]/.test(sign))).toEqual([]);
  });
});

/** Every amount that is shown with an estimate. */
const amounts = [
  ...plans.flatMap(({ price: { monthly, yearly } }) => [monthly, yearly, monthly * 12 - yearly]),
  ...Object.values(serviceFacts).map(({ startingPrice }) => startingPrice),
  ...gigPackages.map(({ price }) => price),
  ...plans.flatMap(({ fee }) => [500 - 5 * fee]),
  // The differences between the plans' prices, and the sales above which they pay off.
  ...[25, 90, 625, 2250],
];

describe('the room reserved for a price', () => {
  it.each(amounts)('of €%i fits its widest estimate at the present rates', (amount) => {
    const { 'data-longest': inYen, 'data-widest': inPesos } = roomFor((estimated) => estimated(amount));
    for (const region of regions.slice(1)) {
      const room = region.code === 'MX' ? inPesos : inYen;
      expect(`≈ ${estimate(region, amount)}`.length, region.name).toBeLessThanOrEqual(room.length);
    }
  });
});

it('inEuros writes whole euros with commas, like en-US', () => {
  expect([5, 1200].map(inEuros)).toEqual(['€5', '€1,200']);
  const { format } = new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  });
  const amounts = [0, 0.4, 49.5, 99, 999, 1000, 99_999, 100_000, 1_234_567, 1_000_000_000];
  expect(amounts.map(inEuros)).toEqual(amounts.map((amount) => format(amount)));
});
