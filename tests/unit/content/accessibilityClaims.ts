import type { Proof } from '../docs/proof.ts';

/** Tests, or why a sentence is none that a test could prove. */
type Grounds = readonly [Proof, ...Proof[]] | string;

const everyPage: Proof = ['e2e/pages.spec.ts', '… is served, hydrates, is accessible and prints whole'];
const environment = 'e2e/environment.spec.ts';
const spacing: Proof = [environment, 'with wide text spacing, nothing is cut off on any page'];
const stillness: Proof = [environment, 'with reduced motion, nothing moves on any page'];
const forced: Proof = [
  environment,
  'in forced colors, every page is accessible and every control has an outline',
];
const outline: Proof = [environment, 'the focused control has an outline on every page, …'];
const readable: Proof = [
  'e2e/pages.spec.ts',
  'every page can be read, and Get Started leads to the contact form',
];
const contact = 'e2e/contact.spec.ts';
const summary: Proof = [
  contact,
  'each refusal moves the focus to the summary, whose links lead to the fields',
];
const components = 'tests/unit/design/components.test.tsx';
const returned: Proof = [components, 'returns the focus to the element that had it'];
const labels: Proof = [components, 'link label, hint and error to the control'];

const goal = 'a goal';
const people = 'what people do or should do, which no test can see';
const notPromised = 'a limit: it says what is not promised';

/** Every sentence of /accessibility. The statement’s checks that are goals have none. */
export const accessibilityClaims: Readonly<Record<string, Grounds>> = {
  'How Deskhand works for everyone: our goal of WCAG 2.1 Level AA, what we test, what the known limits are, and how to report a barrier.':
    goal,
  'Everyone should be able to read this site and ask for help with it, whatever device or assistive technology they use.':
    goal,
  'We aim to meet WCAG 2.1 Level AA.': goal,
  'You can reach and use everything without a mouse.': [
    ['e2e/requestWizard.spec.ts', 'with the keyboard alone'],
    ['e2e/subscriptionDialog.spec.ts', 'with the keyboard alone'],
    ['e2e/helpCenter.spec.ts', 'a topic, an article and its feedback can be used with the keyboard alone'],
    ['e2e/tabs.spec.ts', '…: the tabs work with the keyboard alone'],
    ['e2e/region.spec.ts', 'with the keyboard alone, the group is one tab stop, and arrow keys choose'],
    ['e2e/search.spec.ts', 'an article can be found and opened with the keyboard alone'],
  ],
  'A link at the top skips to the content, the focused control has an outline, and when you close a dialog, the focus returns to what opened it.':
    [
      ['e2e/navigation.spec.ts', 'the skip link is the first tab stop and leads to the content'],
      outline,
      returned,
    ],
  'Each page has one main heading, with the other headings in order below it.': [everyPage],
  'When you follow a link within the site, the focus moves to the new page’s heading.': [
    ['e2e/navigation.spec.ts', 'a link scrolls to the top and focuses the heading, in the same document'],
  ],
  'Messages are announced when they appear.': [
    [
      'machines/toasts/toasts.view.test.tsx',
      'is announced to screen readers, politely or, for a failure, assertively',
    ],
    [contact, 'the number of missing characters is shown at once and announced after a pause'],
  ],
  'Text follows your browser’s font size, and pages adapt down to a width of 320 pixels, which equals a zoom of 400% on a common screen.':
    [everyPage],
  'The site follows your system’s light or dark theme.': [
    everyPage,
    ['e2e/toasts.spec.ts', 'follow the system theme'],
  ],
  'In high contrast modes, text, edges and the outline of the focus use your colors.': [forced],
  'Links in a text are underlined, and what is selected, wrong or unavailable also differs in shape or words.':
    [everyPage, forced, labels],
  'If your system asks for reduced motion, pages don’t scroll smoothly and nothing slides or fades.': [
    stillness,
  ],
  'Every field has a label that stays visible.': [labels, everyPage],
  'If an answer is missing, a message at its field says so, what you typed is kept, and the focus moves to the first such field.':
    [
      [
        'e2e/requestWizard.spec.ts',
        'a refusal focuses what is missing and shows why; Close returns the focus',
      ],
      [
        'machines/subscriptionDialog/subscriptionDialog.view.test.tsx',
        'focuses the first missing field and shows the errors, without a toast',
      ],
    ],
  'In the contact form, it moves to a list that links to each of them.': [summary],
  'There is no time limit for filling in a form.': [
    ['machines/contactSubmission/contactSubmission.test.ts'],
    ['machines/requestWizard/requestWizard.test.ts'],
  ],
  'You can read every page, including the answers to all questions, the contents of all tabs and the full text of every help article, and you can send the contact form.':
    [
      readable,
      ['e2e/tabs.spec.ts', '…: every panel can be read'],
      ['e2e/helpCenter.spec.ts', 'every article of … can be read in full from its title (decision H13)'],
      [contact, 'the form posts natively to the same endpoint'],
    ],
  'The buttons that open a dialog lead to that form or to a page instead.': [
    readable,
    [
      'e2e/subscriptionDialog.spec.ts',
      'choosing a plan leads to the contact form, and there are no card fields',
    ],
    ['e2e/chunks.spec.ts', 'a service whose details have no code leads to its page'],
  ],
  'You can’t search or choose a region.': [
    ['e2e/search.spec.ts', '…: the field is hidden, and a note says why'],
    ['e2e/region.spec.ts', 'the cards say why they cannot be chosen, and prices are in euros'],
  ],
  'Our goal is Level AA of the Web Content Accessibility Guidelines (WCAG) 2.1, published by the W3C.': goal,
  'For new parts we work to version 2.2, which adds rules about target sizes, focus and repeated entry.':
    goal,
  'No outside party has audited the site, and we don’t claim full conformance.': people,
  '“Tested” means that an automatic test checks it whenever the site’s tests are run.': [
    [
      'tests/unit/content/accessibility.test.ts',
      'is proved by a test that exists, or is none that a test could prove',
    ],
  ],
  '“Goal” means that we work toward it but no automatic test covers all of it yet.': goal,
  'The axe-core rules for WCAG 2.0 to 2.2, Levels A and AA, on every page, light and dark, on a wide and a narrow screen, and in the states of the dialogs and forms.':
    [everyPage, ['e2e/requestWizard.spec.ts'], ['e2e/contact.spec.ts'], ['e2e/helpCenter.spec.ts']],
  'The contrast of every pair of colors in use, light and dark: at least 4.5:1 for text and 3:1 for edges that carry meaning.':
    [
      [
        'tests/unit/design/contrast.test.ts',
        'the %s theme has enough contrast in every pair of colours in use',
      ],
    ],
  'Every kind of field is linked to its label, hint and error message.': [labels],
  'Dialogs, tabs, menus and accordions work with the keyboard, and the focus returns when a dialog closes.': [
    [components, 'requests to close on its button and on Escape'],
    ['e2e/tabs.spec.ts', '…: the tabs work with the keyboard alone'],
    [components, 'closes its menu on Escape and when a link is followed'],
    ['e2e/helpCenter.spec.ts', 'the keyboard opens and closes the five questions, one at a time'],
    returned,
  ],
  'No page scrolls sideways at 320 pixels, or on a phone with text at twice its size.': [everyPage],
  'Nothing is cut off on any page when you increase the space between letters, words, lines and paragraphs.':
    [spacing],
  'Nothing moves by itself on any page with reduced motion.': [stillness],
  'With the system’s colors in place of ours, every page is checked with axe-core again, except for contrast, and the focus keeps its outline.':
    [forced],
  'Making a request and sending a message with more than one screen reader.': goal,
  'Sellers are responsible for the work they deliver.': notPromised,
  'If you need an accessible document, say so in the order.': people,
  'Sites that we link to, such as a calendar for booking a call, follow their own rules.': notPromised,
  'The site is available in English only.': [
    ['tests/unit/content/agreement.test.ts', 'is American English, with one spelling of each word'],
  ],
  'Browsers released before 2022 may show the site without some of its layout.': notPromised,
  'You can still read it.': [readable],
  'Without JavaScript, drafts aren’t kept.': notPromised,
  'Browsers released before 2024 then show only the first of several tabs, and the help articles of a topic after you choose it.':
    [
      [
        'e2e/helpCenter.spec.ts',
        'before the script has loaded, a card leads to the address where it is open',
      ],
    ],
  'Tell us the page, what you wanted to do, and the browser or assistive technology you use.': people,
  'You can attach a screenshot, but you don’t have to.': [
    [contact, 'a message with a file arrives once, byte for byte, and leads to the thanks page'],
    [contact, 'without a file, no attachment is sent, but a filled honeypot is'],
  ],
  'We reply within 1 business day.': [['tests/unit/content/words.test.ts', 'have the same value everywhere']],
  'If a barrier keeps you from something you need now, we will help you with it by email in the meantime.':
    people,
  'If our answer doesn’t help, you can contact the authority that enforces accessibility law in your country.':
    people,
};
