import { expect, test } from 'playwright/test';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { pricedPages, pricesOn, store } from './regionPage.ts';

test.describe('every price on every page', () => {
  const inYen: Record<string, string[]> = {
    '/': [
      'about JP¥845, charged as',
      'or about JP¥8,450 (€50) a year, about JP¥1,690 (€10) less than twelve months',
      'about JP¥5,070, charged as',
      'or about JP¥50,700 (€300) a year, about JP¥10,100 (€60) less than twelve months',
      'about JP¥20,300, charged as',
      'or about JP¥203,000 (€1,200) a year, about JP¥40,600 (€240) less than twelve months',
    ],
    '/services': ['8,450 50', '25,400 150', '5,070 30', '84,500 500', '16,900 100'],
    '/popular': ['8,450 50', '84,500 500', '25,400 150', '5,070 30', '16,900 100'],
    '/services/excel-assist': [
      'about JP¥8,450, charged as',
      'about JP¥8,450 (€50) to about JP¥11,000 (€65)',
      'about JP¥8,450 (€50) to about JP¥11,000 (€65)',
      'about JP¥22,000 (€130) to about JP¥28,700 (€170)',
      'about JP¥60,800 (€360) to about JP¥79,400 (€470)',
    ],
    '/services/website-copywriting': [
      'about JP¥84,500, charged as',
      'about JP¥84,500 (€500) to about JP¥110,000 (€650)',
      'about JP¥84,500 (€500) to about JP¥110,000 (€650)',
      'about JP¥174,000 (€1,030) to about JP¥226,000 (€1,340)',
      'about JP¥352,000 (€2,080) to about JP¥457,000 (€2,705)',
    ],
    '/enterprise': [
      'about JP¥20,300, charged as',
      'or about JP¥203,000 (€1,200) a year, about JP¥40,600 (€240) less than twelve months',
    ],
    '/sell': [
      'What you keep of an order of about JP¥84,500 (€500), by plan',
      '845 5',
      'about JP¥76,100, exactly €450',
      '5,070 30',
      'about JP¥79,400, exactly €470',
      '20,300 120',
      'about JP¥82,800, exactly €490',
      'Professional costs about JP¥4,230 (€25) more a month, and its fee is 4 percentage points lower. It is the cheaper plan once you sell more than about JP¥106,000 (€625) a month.',
      'Enterprise costs about JP¥15,200 (€90) more a month, and its fee is 4 percentage points lower. It is the cheaper plan once you sell more than about JP¥380,000 (€2,250) a month.',
    ],
    '/gig/sample': [
      '8,450 50',
      '16,900 100',
      '33,800 200',
      'about JP¥8,450 (€50) · 3 days',
      'about JP¥16,900 (€100) · 2 days',
      'about JP¥33,800 (€200) · 1 day',
      '16,900 100',
    ],
  };
  const inReais: Record<string, string[]> = {
    '/': [
      'about R$ 32, charged as',
      'or about R$ 322 (€50) a year, about R$ 64 (€10) less than twelve months',
      'about R$ 193, charged as',
      'or about R$ 1.930 (€300) a year, about R$ 386 (€60) less than twelve months',
      'about R$ 773, charged as',
      'or about R$ 7.730 (€1,200) a year, about R$ 1.550 (€240) less than twelve months',
    ],
    '/services': ['322 50', '966 150', '193 30', '3.220 500', '644 100'],
    '/popular': ['322 50', '3.220 500', '966 150', '193 30', '644 100'],
    '/services/excel-assist': [
      'about R$ 322, charged as',
      'about R$ 322 (€50) to about R$ 418 (€65)',
      'about R$ 322 (€50) to about R$ 418 (€65)',
      'about R$ 837 (€130) to about R$ 1.090 (€170)',
      'about R$ 2.320 (€360) to about R$ 3.030 (€470)',
    ],
    '/services/website-copywriting': [
      'about R$ 3.220, charged as',
      'about R$ 3.220 (€500) to about R$ 4.180 (€650)',
      'about R$ 3.220 (€500) to about R$ 4.180 (€650)',
      'about R$ 6.630 (€1,030) to about R$ 8.630 (€1,340)',
      'about R$ 13.400 (€2,080) to about R$ 17.400 (€2,705)',
    ],
    '/enterprise': [
      'about R$ 773, charged as',
      'or about R$ 7.730 (€1,200) a year, about R$ 1.550 (€240) less than twelve months',
    ],
    '/sell': [
      'What you keep of an order of about R$ 3.220 (€500), by plan',
      '32 5',
      'about R$ 2.900, exactly €450',
      '193 30',
      'about R$ 3.030, exactly €470',
      '773 120',
      'about R$ 3.150, exactly €490',
      'Professional costs about R$ 161 (€25) more a month, and its fee is 4 percentage points lower. It is the cheaper plan once you sell more than about R$ 4.020 (€625) a month.',
      'Enterprise costs about R$ 579 (€90) more a month, and its fee is 4 percentage points lower. It is the cheaper plan once you sell more than about R$ 14.500 (€2,250) a month.',
    ],
    '/gig/sample': [
      '322 50',
      '644 100',
      '1.290 200',
      'about R$ 322 (€50) · 3 days',
      'about R$ 644 (€100) · 2 days',
      'about R$ 1.290 (€200) · 1 day',
      '644 100',
    ],
  };
  /** Expands `8,450 50`, which is short for a price of €50. */
  const whole = (text: string, sign: string) =>
    text.replace(/^([\d.,]+) ([\d,]+)$/, `about ${sign}$1, charged as €$2`);

  for (const [code, sign, expected] of [
    ['JP', 'JP¥', inYen],
    ['BR', 'R$ ', inReais],
  ] as const)
    test(`has an estimate in front, in ${code}`, async ({ page }) => {
      await store(page, code);
      for (const path of pricedPages) {
        await page.goto(path);
        await expect(page.locator('main bdi').first()).toBeAttached();
        expect(await pricesOn(page), path).toEqual(expected[path]?.map((text) => whole(text, sign)));
      }
      await page.goto('/#pricing');
      await hydrated(page, 'runs');
      await page.locator('#pricing-period-yearly').check();
      const shown = { useInnerText: true };
      const estimate = code === 'JP' ? 'JP¥203,000' : 'R$ 7.730';
      await expect(page.locator('#pricing')).toContainText(estimate, shown);
      await expect(page.locator('#pricing')).toContainText('€1,200 a year', shown);
      await expect(page.locator('#pricing')).not.toContainText('(€1,200) a year', shown);
    });
});
