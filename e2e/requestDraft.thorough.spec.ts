import { expect, test } from 'playwright/test';
import { stagePath } from '../tests/worlds/requestWorld.ts';
import { firstService } from '../tests/worlds/services.ts';
import { expectDifferences } from './expectDifferences.ts';
import { agree, dialog, heading, press, ready, start, withoutEndpoints } from './requestDialog.ts';

expectDifferences();

test.use({ reducedMotion: 'reduce' });

test.describe('request dialog: without an endpoint', () => {
  test.use({ baseURL: withoutEndpoints });

  test('a reload restores step and answers, but not the consent', { tag: '@engines' }, async ({ page }) => {
    await page.goto(stagePath);
    await ready(page);
    await start(page, 'main');
    await page.locator('#request-description').fill('Words');
    await press(page, 'Next');
    await page.locator('#request-name').fill('Ada');
    await agree(page);
    await page.reload();
    await ready(page);
    await expect(dialog(page)).toHaveCount(0);
    await start(page);
    await expect(heading(page, 'How can we reach you?')).toBeFocused();
    await expect(page.locator('#request-name')).toHaveValue('Ada');
    await expect(page.locator('#request-agreedToPrivacy')).not.toBeChecked();
    await press(page, 'Back');
    await expect(page.locator('#request-description')).toHaveValue('Words');
    await expect(page.locator(`#request-service-${firstService}`)).toBeChecked();
    await press(page, 'Close');
    await page.reload();
    await ready(page);
    await start(page);
    await expect(heading(page, 'What can we take off your desk?')).toBeFocused();
    await expect(page.locator('#request-description')).toHaveValue('');
  });
});
