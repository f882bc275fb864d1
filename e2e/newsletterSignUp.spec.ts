import { expect, test } from 'playwright/test';
import { newsletterSignUpModel } from '../machines/newsletterSignUp/newsletterSignUp.model.ts';
import { newsletterSignUpScript } from '../machines/newsletterSignUp/newsletterSignUp.script.ts';
import { heldRoutes } from '../tests/worlds/heldRoutes.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { siteSuite } from '../tests/worlds/siteSuite.ts';
import { ports } from './playwright.config.ts';

/** The site that is no demonstration. Its endpoint is never reached. */
const url = `http://127.0.0.1:${ports.withoutEndpoints}/blog`;

siteSuite({
  name: 'newsletterSignUp',
  model: newsletterSignUpModel,
  script: newsletterSignUpScript,
  url,
  tolerates: [/^Failed to load resource/],
  world: async (page) => {
    const held = (await heldRoutes(page))();
    await page.route('**/api/newsletter', held.hold);
    return {
      ready: () => hydrated(page),
      answer: async (status) => (await held.one()).fulfill({ status }),
    };
  },
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the browser posts the address and the list', async ({ page }) => {
    await page.route('**/api/newsletter', (route) => route.fulfill({ body: 'kept' }));
    await page.goto(url);
    await page.getByLabel('Email for the letter').fill('ada@example.org');
    const [request] = await Promise.all([
      page.waitForRequest('**/api/newsletter'),
      page.getByRole('button', { name: 'Get the letter' }).click(),
    ]);
    expect(request.method()).toBe('POST');
    expect(request.postData()).toBe('email=ada%40example.org&list=letter');
    await expect(page).toHaveURL(/\/api\/newsletter$/);
  });
});
