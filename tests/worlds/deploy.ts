import type { Page } from 'playwright/test';

/**
 * Replaces the site by another build, as a deploy does: its documents and parts have another id, and the parts other
 * names. The old scripts are gone, or the browser still has them in its cache. A document that is loaded from now on
 * works as the new build does. Returns the paths of these documents.
 */
export const deploy = async (page: Page, oldScripts: 'gone' | 'cached'): Promise<string[]> => {
  const documentPaths: string[] = [];
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const isNew = documentPaths.length > 0;
    if (request.isNavigationRequest()) documentPaths.push(pathname);
    if (pathname.endsWith('.js'))
      return isNew || oldScripts === 'cached' ? route.fallback() : route.fulfill({ status: 404 });
    if (request.method() !== 'GET' || !['document', 'xhr'].includes(request.resourceType()))
      return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    const built = text.replace(/ data-build=\w+/, ' data-build=ffffffff');
    await route.fulfill({
      response,
      body: isNew || request.isNavigationRequest() ? built : built.replaceAll(/data-static="/g, '$&New'),
    });
  });
  return documentPaths;
};
