import type { Page } from 'playwright';

/** Shows the display face, however late it came: a document of its own accord does without it then. */
export const showDisplayFace = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const sheet of document.styleSheets)
      for (const rule of sheet.cssRules)
        if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'block');
    await document.fonts.ready;
  });
