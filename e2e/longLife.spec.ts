import { expect, test } from 'playwright/test';
import { navigationModel } from '../machines/navigation/navigation.model.ts';
import { censusOf, mustNotGrow } from '../tests/worlds/census.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { saveData } from '../tests/worlds/saveData.ts';
import { thorough } from '../tests/worlds/thorough.ts';

const addresses = navigationModel.events['link.followed'].map(({ address }) => address);

test('navigation: 50 rounds from home to home leave nothing behind', thorough, async ({ page }) => {
  await saveData(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page, 'runs');
  const arrived = (url: string) => expect(page).toHaveURL(url);
  const round = async () => {
    for (const { path, search, hash } of addresses) {
      const url = path + search + hash;
      await page.evaluate((to) => {
        const link = document.createElement('a');
        link.href = to;
        document.body.append(link);
        link.click();
        link.remove();
      }, url);
      await arrived(url);
    }
    await page.goBack();
    await page.goForward();
    await arrived('/');
  };
  const census = async (rounds: number) => {
    for (let n = 0; n < rounds; n++) await round();
    await hydrated(page, 'runs');
    return censusOf(page);
  };
  mustNotGrow(await census(2), await census(50));
});
