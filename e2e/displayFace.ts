import type { Page } from 'playwright';

/** Shows the display font even if it loaded late. Without this, the page would keep the fallback. */
export const showDisplayFace = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules)
        if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
    await document.fonts.ready;
  });
