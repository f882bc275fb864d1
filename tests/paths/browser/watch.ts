import assert from 'node:assert/strict';
import type { Page } from 'playwright';

/** Firefox reports a font whose download was cancelled (NS_BINDING_ABORTED) because the page was left. */
const cancelledFont = /^downloadable font: download failed .*status=2152398850/s;

/** The errors that a page has reported. */
export interface Complaints {
  /** @throws if there is an error that is not tolerated */
  mustBeNone(): void;
}

/** Collects console errors, uncaught errors and CSP violations. Call it before the page is loaded. */
export async function watch(page: Page, tolerates: readonly RegExp[] = []): Promise<Complaints> {
  const complaints: string[] = [];
  const complain = (text: string) => {
    if (!cancelledFont.test(text)) complaints.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') complain(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complain(error.stack ?? error.message));
  await page.addInitScript(() =>
    addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
        console.error(
          `securitypolicyviolation: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`,
        ),
    ),
  );
  return {
    mustBeNone: () =>
      assert.deepEqual(
        complaints.filter((complaint) => !tolerates.some((pattern) => pattern.test(complaint))),
        [],
      ),
  };
}
