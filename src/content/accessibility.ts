import { facts } from './facts.ts';
import type { PageWords } from './page.ts';

/** `tested`: checked by the repository's tests. `aim`: checked by people. */
type CheckStatus = 'tested' | 'aim';

/** The accessibility statement. A check becomes `tested` in the change that adds its test. */
export const accessibility = {
  title: 'Accessibility',
  description:
    'How Deskhand works for everyone: our aim of WCAG 2.1 Level AA, what was tested and how to report a barrier.',
  heading: 'Accessibility',
  lead: 'Everyone should be able to read this site and ask for help with it, whatever device or assistive technology they use. We aim to meet WCAG 2.1 Level AA.',
  built: {
    heading: 'How the site is built for you',
    items: [
      {
        term: 'With a keyboard',
        value:
          'Everything can be reached and used without a mouse. A link at the top skips to the content, the focused control wears a green frame, and a closed dialog gives the focus back to what opened it.',
      },
      {
        term: 'With a screen reader',
        value:
          'Each page has one main heading, and headings in order below it. After you follow a link within the site, the focus moves to the new page’s heading. Messages that appear are announced.',
      },
      {
        term: 'With large text',
        value:
          'Text grows with your browser’s settings, and pages rearrange down to a width of 320 pixels, which is what zooming to 400% gives on a common screen.',
      },
      {
        term: 'With little light, or your own colors',
        value:
          'The site follows your system’s light or dark theme. In high contrast modes, frames, marks and states are drawn in your colors. Nothing is told by color alone.',
      },
      {
        term: 'With less motion',
        value:
          'If your system asks for reduced motion, pages do not scroll smoothly and nothing slides or fades.',
      },
      {
        term: 'With forms',
        value:
          'Each field has a label that stays in sight. If something is missing, a list at the top names it and leads to the field; what you typed is kept. No answer has to be given within a time.',
      },
      {
        term: 'Without JavaScript',
        value: 'All pages can be read and the contact form can be sent. Get Started then leads to that form.',
      },
    ],
  },
  standard: {
    heading: 'What we measure it by',
    text: 'The Web Content Accessibility Guidelines (WCAG) 2.1 of the W3C, Level AA, are what this statement promises to aim at. For new parts we work to version 2.2, which adds rules about targets, focus and repeated entry. We have not had the site audited by an outside party, and we do not claim full conformance.',
  },
  checks: {
    heading: 'How it is tested',
    lead: 'What is marked as tested runs as an automatic test whenever the site’s code is checked. The rest are aims we hold changes to, not yet proven by a test of their own.',
    caption: 'Checks',
    columns: ['What', 'How', 'State'],
    status: { tested: 'Tested', aim: 'Aim' } satisfies Record<CheckStatus, string>,
    rows: [
      {
        what: 'Contrast',
        how: 'The ratio of every pair of colors in use, light and dark: at least 4.5:1 for text and 3:1 for edges that carry meaning.',
        status: 'tested',
      },
      {
        what: 'Names and errors',
        how: 'Each kind of field is tied to its label, hint and error message; the list of errors leads to the fields.',
        status: 'tested',
      },
      {
        what: 'Focus and keys in components',
        how: 'Dialogs, tabs, menus and accordions answer to their keys, and closed dialogs give the focus back.',
        status: 'tested',
      },
      {
        what: 'Known mistakes',
        how: 'The rules of axe-core for WCAG 2.0 to 2.2, A and AA, on every page and in every state of its dialogs and forms.',
        status: 'aim',
      },
      {
        what: 'Narrow screens',
        how: 'No sideways scrolling at 320 pixels; nothing lost with doubled text or wide spacing.',
        status: 'aim',
      },
      {
        what: 'Motion and forced colors',
        how: 'Every page with reduced motion, and with the system’s colors in place of ours.',
        status: 'aim',
      },
      {
        what: 'Screen readers',
        how: 'Placing a request and sending a message by ear, in more than one screen reader.',
        status: 'aim',
      },
    ] satisfies readonly { what: string; how: string; status: CheckStatus }[],
  },
  limits: {
    heading: 'Known limits',
    items: [
      'Work that sellers deliver is theirs. If you need an accessible document, say so in the order; we cannot check it for them.',
      'Pages that we link to and do not run, such as a calendar for booking a call, follow their own rules.',
      'The site is written in English only.',
      'Browsers from before 2022 may show the site without some of its layout. It can still be read.',
      'Without JavaScript, dialogs do not open and half-filled forms are not kept; browsers from before 2024 then show only the first of several tabs.',
    ],
  },
  report: {
    heading: 'Report a barrier',
    text: 'Tell us the page, what you wanted to do, and the browser or assistive technology you use. A screenshot helps but is not needed.',
    form: 'Use the contact form',
    subject: 'Accessibility',
    email: 'Or write to',
    promise: `We reply within ${facts.replyDays} business day. If a barrier keeps you from something you need now, we do it for you by e-mail in the meantime.`,
    further:
      'If our answer does not help, you can turn to the body that enforces accessibility law in your country.',
  },
} as const satisfies PageWords & Record<string, unknown>;
