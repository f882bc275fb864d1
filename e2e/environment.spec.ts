import { expect, type Page, test } from 'playwright/test';
import { documents } from '../src/routes/documents.ts';
import { routeOf } from '../src/routes/table.ts';
import { violationsOn, watch } from '../tests/paths/browser.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { firstServiceName } from '../tests/worlds/services.ts';
import { thorough, thoroughUnless } from '../tests/worlds/thorough.ts';

/** What a browser, an extension or an adopter's own script may remove. */
const missingFeatures: Readonly<Record<string, () => void>> = {
  'storage denied': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  },
  'a frozen dataLayer': () => Object.assign(window, { dataLayer: Object.freeze([]) }),
  'matchMedia, IntersectionObserver and requestIdleCallback missing': () => {
    for (const name of ['matchMedia', 'IntersectionObserver', 'requestIdleCallback', 'cancelIdleCallback'])
      Object.defineProperty(window, name, { value: undefined });
  },
};

const addresses = documents()
  .filter(({ match: { name } }) => routeOf(name).status === undefined)
  // Help articles look alike.
  .filter(({ match: { name, id } }) => name !== 'helpArticle' || id === 'work-as-a-team')
  .map(({ match: { name, path } }) => (routeOf(name).sampleId ? '/gig/sample' : path));

test('every page opens with all of this missing, without an error', thorough, async ({ page }) => {
  const complaints = await watch(page);
  for (const remove of Object.values(missingFeatures)) await page.addInitScript(remove);
  for (const address of addresses) {
    await page.goto(address);
    await hydrated(page, 'runs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  complaints.mustBeNone();
});

const tasks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a request is submitted': async (page) => {
    await page.goto('/services');
    await hydrated(page, 'runs');
    await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: firstServiceName }).check();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByRole('dialog').getByText("Thanks—you're on the list!")).toBeVisible();
  },
  'a region is chosen and applies to the visit': async (page) => {
    await page.goto('/region');
    await hydrated(page, 'runs');
    await page.getByRole('radio', { name: /Japan/ }).check();
    await expect(
      page.getByText('Your region has been set to Japan. Prices will now be shown in JPY.').first(),
    ).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Popular services' }).click();
    await expect(page.getByRole('contentinfo')).toContainText('Region: Japan');
    await expect(page.getByRole('main')).toContainText('¥');
  },
  'an article is opened and rated as helpful': async (page) => {
    await page.goto('/help#article-place-your-first-order');
    await hydrated(page, 'runs');
    const dialog = page.getByRole('dialog', { name: 'Place your first order' });
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(dialog).toContainText('188');
    await expect(page.getByText('Thanks for the feedback!').first()).toBeVisible();
  },
  'a link is followed, and Back returns': async (page) => {
    await page.goto('/');
    await hydrated(page, 'runs');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/');
  },
};

for (const [i, [what, remove]] of Object.entries(missingFeatures).entries())
  for (const [j, [task, run]] of Object.entries(tasks).entries())
    test(`${what}: ${task}`, thoroughUnless(i === j), async ({ page }) => {
      const complaints = await watch(page);
      await page.addInitScript(remove);
      await run(page);
      complaints.mustBeNone();
    });

/** What is wider than the window, or is cut off by its own box. */
const cutOffOn = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const cut = [
      ...document.querySelectorAll<HTMLElement>('#root :is(a,button,p,h1,h2,h3,h4,li,dt,dd,td,th,label)'),
    ]
      .filter((element) => element.checkVisibility({ contentVisibilityAuto: true }))
      .filter(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
      )
      .filter((element) =>
        ['hidden', 'clip'].some((value) => getComputedStyle(element).overflow.includes(value)),
      )
      // Hidden except for screen readers.
      .filter(({ clientWidth, clientHeight }) => clientWidth > 1 && clientHeight > 1);
    return [...wide, ...cut.map((element) => `cut off: ${element.textContent?.slice(0, 60)}`)];
  });

/** Adds rules without a style element, which the policy would block. */
const addRules = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, rules);

/** What WCAG 2.2, 1.4.12 lets a visitor set. */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }';

test(
  'on every page, nothing is cut off with wide text spacing, nothing scrolls sideways from right to left, and the focused control has an outline in both themes',
  thorough,
  async ({ page }) => {
    for (const address of addresses) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(address);
      await hydrated(page, 'runs');
      for (let stop = 0; stop < 8; stop++) {
        if (stop === 4) await page.emulateMedia({ colorScheme: 'dark' });
        await page.keyboard.press('Tab');
        const outline = await page.evaluate(() => {
          const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement as Element);
          return [document.activeElement?.localName, outlineStyle, Number.parseFloat(outlineWidth) >= 2];
        });
        expect(outline.slice(1), `${address}: ${outline[0]}`).toEqual(['solid', true]);
      }
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
      for (const width of [1280, 320]) {
        await page.setViewportSize({ width, height: 800 });
        const { scrollWidth, clientWidth, start } = await page.evaluate(() => {
          scrollTo(-9_999, 0);
          const { scrollWidth, clientWidth } = document.documentElement;
          return { scrollWidth, clientWidth, start: scrollX };
        });
        expect([scrollWidth <= clientWidth, start], `${address} at ${width} px`).toEqual([true, 0]);
      }
      await page.evaluate(() => document.documentElement.removeAttribute('dir'));
      await addRules(page, wideSpacing);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await cutOffOn(page), `${address} at ${width} px`).toEqual([]);
      }
    }
  },
);

test(
  'in forced colors, every page is accessible and every control has an outline',
  thorough,
  async ({ page }) => {
    // Without transitions, which would show colors in between.
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    for (const address of addresses) {
      await page.goto(address);
      await hydrated(page, 'runs');
      // axe reads the color that the text would have without forced colors.
      const violations = (await violationsOn(page)).filter((each) => !each.startsWith('color-contrast'));
      expect(violations, address).toEqual([]);
      const flat = await page.evaluate(() =>
        [
          ...document.querySelectorAll<HTMLElement>(
            '#root :is(button,input:not([type=hidden]),textarea,select)',
          ),
        ]
          .filter((element) => element.checkVisibility({ opacityProperty: true }))
          .filter((element) => {
            const { borderTopStyle, borderTopWidth, appearance } = getComputedStyle(element);
            const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0;
            // A native control, a part of a list with edges of its own, or a control with words.
            return !hasBorder && appearance !== 'auto' && (element.textContent ?? '').trim() === '';
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      );
      expect(flat, address).toEqual([]);
      const foreign = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('p'));
        const system = [
          'CanvasText',
          'LinkText',
          'VisitedText',
          'ButtonText',
          'FieldText',
          'GrayText',
          'HighlightText',
          'MarkText',
        ];
        const colors = new Set(
          system.map((color) => {
            probe.style.color = color;
            return getComputedStyle(probe).color;
          }),
        );
        probe.remove();
        return [
          ...document.querySelectorAll('#root :is(p,h1,h2,h3,h4,a,button,li,label,td,th,dt,dd,summary)'),
        ]
          .filter((element) => !colors.has(getComputedStyle(element).color))
          .map(({ outerHTML }) => outerHTML.slice(0, 120));
      });
      expect(foreign, address).toEqual([]);
      // The focus is an outline, which stays in forced colors.
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle),
        address,
      ).toBe('solid');
    }
  },
);

test('with reduced motion, nothing moves on any page', thorough, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of addresses) {
    await page.goto(address);
    await hydrated(page, 'runs');
    const moving = await page.evaluate(() => {
      const animations = document
        .getAnimations()
        .map(
          (animation) =>
            `${animation.constructor.name} of ${((animation.effect as KeyframeEffect).target as Element)?.outerHTML.slice(0, 80)}`,
        );
      return [
        ...animations,
        ...(getComputedStyle(document.documentElement).scrollBehavior === 'smooth'
          ? ['smooth scrolling']
          : []),
      ];
    });
    expect(moving, address).toEqual([]);
  }
});

test('markup in an address is never run, and never shown as markup', async ({ page }) => {
  const evil = '<img src=x onerror="window.evil=1"><script>window.evil=1</script>';
  const encoded = encodeURIComponent(evil);
  const complaints = await watch(page, [/404/]);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => dialogs.push(dialog.message()));
  for (const address of [
    `/#${encoded}`,
    `/#learn-${encoded}`,
    `/help#article-${encoded}`,
    `/help#topic-${encoded}`,
    `/gig/1#package-${encoded}`,
    `/?utm_source=${encoded}&utm_medium=${encoded}&utm_campaign=${encoded}`,
    `/gig/${encoded}`,
    `/blog/${encoded}`,
    `/support/help-center/${encoded}`,
    `/${encoded}`,
  ]) {
    await page.goto(address);
    await hydrated(page, 'runs');
    expect(await page.locator('img[src=x]').count(), address).toBe(0);
    expect(await page.evaluate(() => Reflect.get(window, 'evil')), address).toBeUndefined();
  }
  expect(dialogs).toEqual([]);
  complaints.mustBeNone();
});
