/** The files with its tests, or why a sentence is none that a test could prove. */
type Grounds = readonly [string, ...string[]] | string;

const pages = 'e2e/pages.spec.ts';
const environment = 'e2e/environment.spec.ts';
const contact = 'e2e/contact.spec.ts';
const components = 'tests/unit/design/components.test.tsx';

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
    'e2e/requestWizard.spec.ts',
    'e2e/subscriptionDialog.spec.ts',
    'e2e/helpCenter.spec.ts',
    'e2e/tabs.spec.ts',
    'e2e/region.spec.ts',
    'e2e/search.spec.ts',
  ],
  'A link at the top skips to the content, the focused control has an outline, and when you close a dialog, the focus returns to what opened it.':
    ['e2e/navigation.spec.ts', environment, components],
  'Each page has one main heading, with the other headings in order below it.': [pages],
  'When you follow a link within the site, the focus moves to the new page’s heading.': [
    'e2e/navigation.spec.ts',
  ],
  'Messages are announced when they appear.': ['machines/toasts/toasts.view.test.tsx', contact],
  'Text follows your browser’s font size, and pages adapt down to a width of 320 pixels, which equals a zoom of 400% on a common screen.':
    [pages],
  'The site follows your system’s light or dark theme.': [pages, 'e2e/toasts.spec.ts'],
  'In high contrast modes, text, edges and the outline of the focus use your colors.': [environment],
  'Links in a text are underlined, and what is selected, wrong or unavailable also differs in shape or words.':
    [pages, environment, components],
  'If your system asks for reduced motion, pages don’t scroll smoothly and nothing slides or fades.': [
    environment,
  ],
  'Every field has a label that stays visible.': [components, pages],
  'If an answer is missing, a message at its field says so, what you typed is kept, and the focus moves to the first such field.':
    ['e2e/requestWizard.spec.ts', 'machines/subscriptionDialog/subscriptionDialog.view.test.tsx'],
  'In the contact form, it moves to a list that links to each of them.': [contact],
  'There is no time limit for filling in a form.': [
    'machines/contactSubmission/contactSubmission.test.ts',
    'machines/requestWizard/requestWizard.test.ts',
  ],
  'You can read every page, including the answers to all questions, the contents of all tabs and the full text of every help article, and you can send the contact form.':
    [pages, 'e2e/tabs.spec.ts', 'e2e/helpCenter.spec.ts', contact],
  'The buttons that open a dialog lead to that form or to a page instead.': [
    pages,
    'e2e/subscriptionDialog.spec.ts',
    'e2e/chunks.spec.ts',
  ],
  'You can’t search or choose a region.': ['e2e/search.spec.ts', 'e2e/region.spec.ts'],
  'Our goal is Level AA of the Web Content Accessibility Guidelines (WCAG) 2.1, published by the W3C.': goal,
  'For new parts we work to version 2.2, which adds rules about target sizes, focus and repeated entry.':
    goal,
  'No outside party has audited the site, and we don’t claim full conformance.': people,
  '“Tested” means that an automatic test checks it whenever the site’s tests are run.': [
    'tests/unit/content/accessibility.test.ts',
  ],
  '“Goal” means that we work toward it but no automatic test covers all of it yet.': goal,
  'The axe-core rules for WCAG 2.0 to 2.2, Levels A and AA, on every page, light and dark, on a wide and a narrow screen, and in the states of the dialogs and forms.':
    [pages, 'e2e/requestWizard.spec.ts', contact, 'e2e/helpCenter.spec.ts'],
  'The contrast of every pair of colors in use, light and dark: at least 4.5:1 for text and 3:1 for edges that carry meaning.':
    ['tests/unit/design/contrast.test.ts'],
  'Every kind of field is linked to its label, hint and error message.': [components],
  'Dialogs, tabs, menus and accordions work with the keyboard, and the focus returns when a dialog closes.': [
    components,
    'e2e/tabs.spec.ts',
    'e2e/helpCenter.spec.ts',
  ],
  'No page scrolls sideways at 320 pixels, or on a phone with text at twice its size.': [pages],
  'Nothing is cut off on any page when you increase the space between letters, words, lines and paragraphs.':
    [environment],
  'Nothing moves by itself on any page with reduced motion.': [environment],
  'With the system’s colors in place of ours, every page is checked with axe-core again, except for contrast, and the focus keeps its outline.':
    [environment],
  'Making a request and sending a message with more than one screen reader.': goal,
  'Sellers are responsible for the work they deliver.': notPromised,
  'If you need an accessible document, say so in the order.': people,
  'Sites that we link to, such as a calendar for booking a call, follow their own rules.': notPromised,
  'The site is available in English only.': ['tests/unit/content/agreement.test.ts'],
  'Browsers released before 2022 may show the site without some of its layout.': notPromised,
  'You can still read it.': [pages],
  'Without JavaScript, drafts aren’t kept.': notPromised,
  'Browsers released before 2024 then show only the first of several tabs, and the help articles of a topic after you choose it.':
    ['e2e/helpCenter.spec.ts'],
  'Tell us the page, what you wanted to do, and the browser or assistive technology you use.': people,
  'You can attach a screenshot, but you don’t have to.': [contact],
  'We reply within 1\u00a0business\u00a0day.': ['tests/unit/content/words.test.ts'],
  'If a barrier keeps you from something you need now, we will help you with it by email in the meantime.':
    people,
  'If our answer doesn’t help, you can contact the authority that enforces accessibility law in your country.':
    people,
};
