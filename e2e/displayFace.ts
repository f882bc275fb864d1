import type { Page } from 'playwright';

/** Shows the display font everywhere, even if it loaded late. Without this, some text would keep the fallback (B5). */
export const showDisplayFace = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules)
        if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
    await document.fonts.ready;
    for (const kept of document.querySelectorAll('[style^=font-family]')) kept.removeAttribute('style');
  });
