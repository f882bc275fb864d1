import { config } from '../config.ts';
import { capabilities } from '../configuration/capabilities.ts';
import { facts } from './facts.ts';
import type { PageWords } from './page.ts';

/** `tested`: by the repository’s tests. `aim`: not by a test that covers all of it. */
type CheckStatus = 'tested' | 'aim';

/** The accessibility statement. A check becomes `tested` in the change that adds its test. */
export const accessibility = {
  title: 'Accessibility',
  description: `How ${config.name} works for everyone: our goal of WCAG 2.1 Level AA, what we test, what the known limits are, and how to report a barrier.`,
  heading: 'Accessibility',
  lead: 'Everyone should be able to read this site and ask for help with it, whatever device or assistive technology they use. We aim to meet WCAG 2.1 Level AA.',
  built: {
    heading: 'How the site is built for you',
    items: [
      {
        term: 'With a keyboard',
        value:
          'You can reach and use everything without a mouse. A link at the top skips to the content, the focused control has an outline, and when you close a dialog, the focus returns to what opened it.',
      },
      {
        term: 'With a screen reader',
        value:
          'Each page has one main heading, with the other headings in order below it. When you follow a link within the site, the focus moves to the new page’s heading. Messages are announced when they appear.',
      },
      {
        term: 'With large text',
        value:
          'Text follows your browser’s font size, and pages adapt down to a width of 320 pixels, which equals a zoom of 400% on a common screen.',
      },
      {
        term: 'In the dark, or with your own colors',
        value:
          'The site follows your system’s light or dark theme. In high contrast modes, text, edges and the outline of the focus use your colors. Links in a text are underlined, and what is selected, wrong or unavailable also differs in shape or words.',
      },
      {
        term: 'With less motion',
        value:
          'If your system asks for reduced motion, pages don’t scroll smoothly and nothing slides or fades.',
      },
      {
        term: 'With forms',
        value:
          'Every field has a label that stays visible. If an answer is missing, a message at its field says so, what you typed is kept, and the focus moves to the first such field. In the contact form, it moves to a list that links to each of them. There is no time limit for filling in a form.',
      },
      {
        term: 'Without JavaScript',
        value:
          'You can read every page, including the answers to all questions, the contents of all tabs and the full text of every help article, and you can send the contact form. The buttons that open a dialog lead to that form or to a page instead. You can’t search or choose a region.',
      },
    ],
  },
  standard: {
    heading: 'What we measure it against',
    text: 'Our goal is Level AA of the Web Content Accessibility Guidelines (WCAG) 2.1, published by the W3C. For new parts we work to version 2.2, which adds rules about target sizes, focus and repeated entry. No outside party has audited the site, and we don’t claim full conformance.',
  },
  checks: {
    heading: 'How we test it',
    lead: '“Tested” means that an automatic test checks it whenever the site’s tests are run. “Goal” means that we work toward it but no automatic test covers all of it yet.',
    caption: 'Checks',
    columns: ['What', 'How', 'Status'],
    status: { tested: 'Tested', aim: 'Goal' } satisfies Record<CheckStatus, string>,
    rows: [
      {
        what: 'Common errors',
        how: 'The axe-core rules for WCAG 2.0 to 2.2, Levels A and AA, on every page, light and dark, on a wide and a narrow screen, and in the states of the dialogs and forms.',
        status: 'tested',
      },
      {
        what: 'Contrast',
        how: 'The contrast of every pair of colors in use, light and dark: at least 4.5:1 for text and 3:1 for edges that carry meaning.',
        status: 'tested',
      },
      {
        what: 'Names and errors',
        how: 'Every kind of field is linked to its label, hint and error message.',
        status: 'tested',
      },
      {
        what: 'Focus and keys',
        how: 'Dialogs, tabs, menus and accordions work with the keyboard, and the focus returns when a dialog closes.',
        status: 'tested',
      },
      {
        what: 'Narrow screens and large text',
        how: 'No page scrolls sideways at 320 pixels, or on a phone with text at twice its size.',
        status: 'tested',
      },
      {
        what: 'Wide text spacing',
        how: 'Nothing is cut off on any page when you increase the space between letters, words, lines and paragraphs.',
        status: 'tested',
      },
      {
        what: 'Motion and high contrast',
        how: 'Nothing moves by itself on any page with reduced motion. With the system’s colors in place of ours, every page is checked with axe-core again, except for contrast, and the focus keeps its outline.',
        status: 'tested',
      },
      {
        what: 'Screen readers',
        how: 'Making a request and sending a message with more than one screen reader.',
        status: 'aim',
      },
    ] satisfies readonly { what: string; how: string; status: CheckStatus }[],
  },
  limits: {
    heading: 'Known limits',
    items: [
      'Sellers are responsible for the work they deliver. If you need an accessible document, say so in the order.',
      `Sites that we link to${capabilities.booking ? ', such as a calendar for booking a call,' : ''} follow their own rules.`,
      'The site is available in English only.',
      'Browsers released before 2022 may show the site without some of its layout. You can still read it.',
      'Without JavaScript, drafts aren’t kept. Browsers released before 2024 then show only the first of several tabs, and the help articles of a topic after you choose it.',
    ],
  },
  report: {
    heading: 'Report a barrier',
    text: `Tell us the page, what you wanted to do, and the browser or assistive technology you use.${
      capabilities.uploads ? ' You can attach a screenshot, but you don’t have to.' : ''
    }`,
    form: 'Use the contact form',
    subject: 'Accessibility',
    email: 'Or write to',
    promise: `We reply within ${facts.replyTime}. If a barrier keeps you from something you need now, we will help you with it by email in the meantime.`,
    further:
      'If our answer doesn’t help, you can contact the authority that enforces accessibility law in your country.',
  },
} as const satisfies PageWords & Record<string, unknown>;
