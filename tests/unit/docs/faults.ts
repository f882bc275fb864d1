import type { Proof } from './proof.ts';

interface Fault {
  /** What goes wrong, or what somebody enters. */
  readonly what: string;
  readonly tests: readonly [Proof, ...Proof[]];
}

const contact = 'e2e/contact.spec.ts';
const wizard = 'e2e/requestWizard.spec.ts';
const wizardView = 'machines/requestWizard/requestWizard.view.test.tsx';
const effects = 'tests/unit/effects/effects.test.ts';
const storage = 'tests/unit/effects/siteStorage.test.ts';
const chunks = 'e2e/chunks.spec.ts';
const share = 'e2e/share.spec.ts';
const region = 'e2e/region.spec.ts';
const pages = 'e2e/pages.spec.ts';
const environment = 'e2e/environment.spec.ts';
const attachments = 'tests/unit/inbox/attachments.test.ts';
const messages = 'tests/unit/inbox/messages.test.ts';
const uploads = 'tests/unit/inbox/uploads.test.ts';
const inbox = 'tests/unit/inbox/inbox.test.ts';
const inboxFaults = 'tests/unit/inbox/faults.test.ts';
const site = 'tests/unit/serve/site.test.ts';
const deploys = 'e2e/deploys.spec.ts';
const attack = 'tests/tools/attack/attack.test.ts';
const contactRules = 'machines/contactSubmission/contactSubmission.test.ts';

const notOk: Proof = [contact, 'any response that is not ok is a failure, whatever its body'];
const ok: Proof = [contact, 'any response that is ok is a success, whatever its body'];
const dropped: Proof = [
  contact,
  'a dropped connection is reported, nothing is lost, and sending again works',
];
const sentOnce: Proof = [contact, 'a message is sent once, however often Send is pressed'];
const requestFails: Proof = [wizardView, 'keeps every answer after a failure (%s) and reports it'];
const named: Proof = [attachments, 'named %j are stored in their folder under a safe name'];
const malformed: Proof = [site, '%s gets the not-found page with its policy and status 404'];
const everyPage: Proof = [pages, '… is served, hydrates, is accessible and prints whole'];
const markup: Proof = [contact, 'markup is shown as text'];
const faultTable: Proof = [inboxFaults, '%s responds with a list of problems and stores nothing'];
const slow: Proof = [contact, '… is slow after 8 s, and aborted after … s'];
const characters: Proof = [
  messages,
  'is stored with every character as it was sent, but each field of one line in one line',
];
const copyFails: Proof = [
  share,
  'if execCommand …, the link is notice until it is closed, and can be selected',
];
const shareEnds: Proof = [share, 'a share sheet that ends with … …'];
const looks = (title: string): Proof => [environment, title];

/** What may go wrong and what bad input may be, each with the tests that prove what happens then. */
export const faults: Readonly<Record<string, readonly Fault[]>> = {
  Network: [
    { what: 'no connection while a message is sent', tests: [dropped] },
    {
      what: 'no connection while a page is loaded',
      tests: [
        [
          chunks,
          'offline, the failure page appears, keeps what was typed, and loads the page when the connection is back',
        ],
      ],
    },
    { what: 'no connection while a region is chosen', tests: [[region, 'a choice works offline']] },
    {
      what: 'a connection that breaks off in the middle of an upload',
      tests: [
        [contact, 'nothing is lost when the server drops the connection or stops during sending'],
        [uploads, 'an upload that is aborted %s leaves nothing on disk'],
      ],
    },
    { what: 'a refused connection', tests: [dropped] },
    { what: 'a response that takes 8 s', tests: [slow] },
    { what: 'a response that takes longer than 30 s, or 120 s with a file', tests: [slow] },
    { what: 'status 204', tests: [ok] },
    ...[302, 400, 403, 404, 413, 415, 422, 429, 500, 503].map(
      (status): Fault => ({ what: `status ${status} without the expected content`, tests: [notOk] }),
    ),
    {
      what: 'a status that is not ok, for a request',
      tests: [requestFails, [effects, 'rejects for status %i']],
    },
    { what: 'a body of HTML', tests: [notOk, ok] },
    { what: 'truncated JSON', tests: [notOk, ok] },
    { what: 'an empty body', tests: [notOk, ok] },
    {
      what: 'a failed attempt: text and file are kept, and sending again works',
      tests: [dropped, requestFails],
    },
    {
      what: 'an attempt whose answer is lost: never two messages',
      tests: [
        ['tests/unit/inbox/once.test.ts', 'leads to one message when the visitor presses again'],
        [wizard, 'after a lost answer, a second press sends the same content'],
      ],
    },
  ],
  Races: [
    {
      what: 'a double click',
      tests: [
        sentOnce,
        [
          wizard,
          'a double click sends once; after a lost connection, nothing is lost and Submit works again',
        ],
      ],
    },
    { what: 'Enter held down', tests: [sentOnce] },
    { what: 'a click and Enter', tests: [sentOnce] },
    { what: 'a submit while the success is shown', tests: [sentOnce] },
    {
      what: 'changes while the message is sent',
      tests: [[contact, 'nothing can be changed while the message is sent']],
    },
    {
      what: 'leaving and coming back before the redirect to the thanks page',
      tests: [[contact, 'leaving the page stops the redirect, and the form is empty afterwards']],
    },
    {
      what: 'leaving and coming back while a message or request is sent',
      tests: [
        [contact, 'leaving during sending does not send twice'],
        [wizard, 'an attempt goes on after Back, is not repeated, and is told by a toast'],
      ],
    },
    {
      what: 'reopening the request dialog while it is reset',
      tests: [[wizard, 'a dialog reopened within 300 ms is empty, and keeps what is typed then']],
    },
    {
      what: 'reopening the subscription dialog while it fades out',
      tests: [
        [
          'e2e/subscriptionDialog.spec.ts',
          'a dialog reopened while it fades out is empty, and keeps what is typed then',
        ],
      ],
    },
    {
      what: 'leaving during the confirmation of a newsletter',
      tests: [['e2e/newsletterConfirmation.spec.ts', 'leaving the page ends the confirmation']],
    },
    {
      what: 'two tabs',
      tests: [
        [region, 'two tabs show the same region after a choice in either and after the choice is deleted'],
      ],
    },
    {
      what: 'two links, one after the other',
      tests: [
        [
          'machines/navigation/navigation.view.test.tsx',
          'the last link counts, in whatever order the code loads',
        ],
        ['e2e/viewTransitions.spec.ts', 'a second link can be followed during a view transition'],
      ],
    },
    {
      what: 'React’s strict mode',
      tests: [
        ['tests/unit/app/useWired.test.tsx', 'runs the given machine with its input'],
        [
          'tests/unit/devtools/journal.test.ts',
          'lists an actor from its start to its stop, and none that strict mode only creates',
        ],
      ],
    },
    {
      what: 'the back/forward cache',
      tests: [
        [storage, 'reports only what changed while the page was in the back/forward cache'],
        ['e2e/pricing.spec.ts', 'a period that the browser restored on the way back stays chosen'],
      ],
    },
  ],
  Storage: [
    {
      what: 'storage whose getter throws',
      tests: [
        [environment, '…: …'],
        [contact, 'with storage denied, only the draft is lost'],
        [storage, 'is null, without an error, if storage is denied'],
      ],
    },
    {
      what: 'storage that is full',
      tests: [
        [storage, 'keeps its value, without an error, if storage is full'],
        [region, 'with storage …, a choice is announced and applies until a reload'],
      ],
    },
    {
      what: 'corrupt content',
      tests: [
        [contact, 'junk in the tab’s storage is ignored'],
        ['machines/requestWizard/requestWizard.test.ts', 'is rejected: %s'],
      ],
    },
    {
      what: 'content of another version',
      tests: [
        ['machines/requestWizard/requestWizard.test.ts', 'never restores the consent or unknown fields'],
        ['machines/region/region.test.ts', 'reads %j as the European Union'],
      ],
    },
    {
      what: '2 MB of junk',
      tests: [
        [contact, 'junk in the tab’s storage is ignored'],
        ['machines/region/region.test.ts', 'reads two megabytes of junk as the European Union'],
      ],
    },
    {
      what: 'a change in another tab',
      tests: [[storage, 'reports what another tab writes or removes, but no other key']],
    },
  ],
  'Share and clipboard': [
    {
      what: 'no share sheet',
      tests: [[share, 'the clipboard contains the link without query and hash, and the focus stays']],
    },
    {
      what: 'no clipboard',
      tests: [
        [
          share,
          'without a clipboard, execCommand copies the link, leaves no element behind and moves nothing',
        ],
      ],
    },
    { what: 'an insecure page', tests: [[share, 'on an insecure page, navigator.share is not called']] },
    ...['AbortError', 'NotAllowedError', 'InvalidStateError'].map(
      (error): Fault => ({
        what: `a share sheet that ends with ${error}`,
        tests: [shareEnds, ['machines/share/share.test.ts', 'returns for %s: %s']],
      }),
    ),
    {
      what: 'a clipboard that is denied',
      tests: [['machines/share/share.view.test.tsx'], ['machines/share/share.test.ts']],
    },
    { what: 'a copy without a clipboard that returns false', tests: [copyFails] },
    {
      what: 'a copy without a clipboard that throws',
      tests: [copyFails, ['tests/unit/effects/missingCode.test.ts', 'cleans up after an exception']],
    },
  ],
  Files: [
    {
      what: 'a file of 0 bytes',
      tests: [
        [contact, 'a file up to the limit is accepted; other files are refused beside the field'],
        [attachments, 'without content get 422'],
      ],
    },
    {
      what: 'a file of exactly 10 MB',
      tests: [
        [contact, 'a file up to the limit is accepted; other files are refused beside the field'],
        [attachments, 'of %s bytes are stored unchanged'],
      ],
    },
    {
      what: 'a file that is one byte larger',
      tests: [
        [contact, 'a file up to the limit is accepted; other files are refused beside the field'],
        [attachments, 'that are one byte too large get 413'],
      ],
    },
    {
      what: 'a file of 2 GB',
      tests: [
        [contactRules, 'checks a file of %i bytes against a limit of %i: %s'],
        [uploads, 'a Content-Length over the limit gets 413 before the body is read'],
      ],
    },
    { what: 'a name with emoji', tests: [named] },
    { what: 'a name with quotes', tests: [named] },
    {
      what: 'a name with a line break',
      tests: [named, [attachments, 'with a line break in their name are stored under a safe name']],
    },
    { what: 'a name that changes the direction of writing', tests: [named] },
    { what: 'a name of 255 characters and more', tests: [named] },
    {
      what: 'a file that is removed again',
      tests: [
        [
          'tests/unit/design/components.test.tsx',
          'a file field reports, shows and removes the file, and keeps the focus',
        ],
        [contact, 'a file up to the limit is accepted; other files are refused beside the field'],
      ],
    },
  ],
  Text: [
    {
      what: 'a message of 499 characters',
      tests: [
        ['machines/contactSubmission/contactSubmission.test.ts'],
        [messages, '%s gets 422 with each field once'],
      ],
    },
    {
      what: 'a message of 500 characters',
      tests: [
        [messages, '%s are valid and stored with \\n'],
        [contactRules, 'limits a message to 500 to 2000 characters (F10)'],
      ],
    },
    {
      what: 'a message of 2000 characters',
      tests: [
        [messages, '%s are valid and stored with \\n'],
        [contact, 'a paste of 10,000 characters stays whole and is reported as too long'],
      ],
    },
    {
      what: 'a message of 2001 characters',
      tests: [
        [contact, 'a refused message is answered with a plain page that says why'],
        [messages, '%s gets 422 with each field once'],
      ],
    },
    {
      what: 'a paste of 10,000 characters',
      tests: [[contact, 'a paste of 10,000 characters stays whole and is reported as too long']],
    },
    {
      what: 'line breaks and control characters in a field of one line',
      tests: [['machines/textRules.test.ts', 'oneLine (decision C15)'], characters],
    },
    {
      what: 'a message of characters that cannot be seen',
      tests: [['machines/textRules.test.ts', 'visibleLength (decision C16)']],
    },
    {
      what: 'nothing but blanks',
      tests: [
        ['machines/textRules.test.ts', 'returns for %j: %s'],
        [messages, '%s gets 422 with each field once'],
        ['e2e/search.spec.ts', 'the search copes with …'],
      ],
    },
    { what: 'NUL', tests: [characters, [effects, 'is null if storage holds %j']] },
    { what: 'a family of emoji', tests: [characters, [contactRules, 'counts the characters of %j: %i']] },
    {
      what: 'controls for the direction of writing',
      tests: [characters, ['tests/unit/inbox-cli/terminalText.test.ts', 'never has a dangerous character']],
    },
    { what: 'a name of 10,000 characters', tests: [[messages, '%s gets 422 with each field once']] },
    {
      what: 'markup in every field',
      tests: [
        markup,
        ['e2e/search.spec.ts', 'the search copes with …'],
        ['e2e/newsletterConfirmation.spec.ts', 'nothing is sent, stored or put into the address'],
      ],
    },
    {
      what: 'markup in the hash',
      tests: [looks('markup in an address is never run, and never shown as markup')],
    },
    {
      what: 'markup in `utm_*`',
      tests: [looks('markup in an address is never run, and never shown as markup')],
    },
    {
      what: 'markup in the id of a gig',
      tests: [
        [pages, '… shows the sample gig'],
        looks('markup in an address is never run, and never shown as markup'),
      ],
    },
  ],
  Addresses: [
    {
      what: '`%E0%A4%A`',
      tests: [
        [pages, '… is answered by the not-found page, with 404'],
        [
          'tests/unit/routes/routes.test.ts',
          'matches exactly, like a static host, except for a trailing slash',
        ],
      ],
    },
    { what: '`%2F`', tests: [[pages, '… shows the sample gig'], malformed] },
    { what: '`//evil.example`', tests: [malformed] },
    {
      what: '`/gig/__proto__`',
      tests: [
        [pages, '… shows the sample gig'],
        ['tests/unit/routes/routes.test.ts', 'treats ids as text, never as keys (decisions R3 and S5)'],
      ],
    },
    {
      what: '`#learn-constructor`',
      tests: [['e2e/serviceDetail.spec.ts', '… opens nothing and is removed']],
    },
    {
      what: '`#%`',
      tests: [
        [
          'e2e/navigation.spec.ts',
          'a first load with a hash focuses its target; an unknown or malformed hash does nothing',
        ],
      ],
    },
    {
      what: 'a host name that is not the server’s (DNS rebinding)',
      tests: [[attack, 'a page whose name points to this machine reads and sends nothing']],
    },
    { what: 'a query of 8 kB', tests: [[site, 'accepts a query of 8 kB']] },
    {
      what: 'a `utm_*` that occurs twice',
      tests: [
        [wizard, 'the campaign comes from the address: the first of duplicates, cut at 200 characters'],
        [effects, 'comes from the address: the first of duplicates, cut to 200 characters'],
      ],
    },
    {
      what: 'a trailing slash',
      tests: [
        [
          'tests/unit/routes/routes.test.ts',
          'matches exactly, like a static host, except for a trailing slash',
        ],
        ['tests/tools/hosts/localServer.test.ts', 'the local server: $name'],
      ],
    },
    {
      what: 'upper case',
      tests: [
        [
          'tests/unit/routes/routes.test.ts',
          'matches exactly, like a static host, except for a trailing slash',
        ],
        [pages, '… is answered by the not-found page, with 404'],
      ],
    },
  ],
  Deploys: [
    {
      what: 'a page’s code that is gone for a moment',
      tests: [[chunks, "a page's code that is … at first is loaded on a later attempt"]],
    },
    {
      what: 'a page’s code that arrives as HTML',
      tests: [[chunks, "a page's code that is … at first is loaded on a later attempt"]],
    },
    {
      what: 'a page’s code that is gone for good: one full load',
      tests: [
        [chunks, 'a page whose code is gone is loaded once as a document, and works as without JavaScript'],
        [chunks, 'a document whose code is gone is reloaded once, and then stays as it was sent'],
      ],
    },
    {
      what: 'parts and code of two builds',
      tests: [
        [deploys, 'a link loads its page in full at once, with the old scripts …'],
        [deploys, 'the drafts of the contact form and of a request are kept'],
        [attack, 'after a deploy, the old names of files are not found, and that is not stored'],
      ],
    },
    {
      what: 'parts or code that never arrive',
      tests: [
        [deploys, 'the … of a page, which is then loaded in full'],
        [deploys, 'the host after 10 s more, and the failure page keeps what was typed'],
        [deploys, 'the code of the request dialog, whose first step leads to the contact form then'],
      ],
    },
    {
      what: 'a page whose parts are gone',
      tests: [['e2e/staticParts.spec.ts', 'a page whose parts fail to load is loaded as a document']],
    },
    {
      what: 'a page that no full load brings: the failure page',
      tests: [
        [chunks, 'a foreign document whose page has no code shows the failure page, after one full load'],
      ],
    },
    {
      what: 'typed text on a page whose code is gone',
      tests: [
        [chunks, 'a document with typed text is never reloaded'],
        [
          chunks,
          'a request dialog without code leads from its first step to the contact form, with what is in it',
        ],
      ],
    },
  ],
  Environment: [
    {
      what: 'no JavaScript',
      tests: [
        [pages, 'every page can be read, and Get Started leads to the contact form'],
        ['e2e/helpCenter.spec.ts', 'every article of … can be read in full from its title (decision H13)'],
        [contact, 'the form posts natively to the same endpoint'],
      ],
    },
    {
      what: 'a script that is blocked half-way',
      tests: [
        [
          chunks,
          'an app script that fails to load at first is loaded later, and the page is readable until then',
        ],
        [chunks, 'a document that arrives in two halves is not hydrated before the second'],
        ['e2e/firstScreen.spec.ts', 'Get Started …, pressed ……: opens once and goes on'],
      ],
    },
    {
      what: 'reduced motion',
      tests: [
        looks('with reduced motion, nothing moves on any page'),
        ['e2e/viewTransitions.spec.ts', 'with reduced motion, pages change at once'],
      ],
    },
    {
      what: 'forced colors',
      tests: [
        looks('in forced colors, every page is accessible and every control has an outline'),
        ['e2e/search.spec.ts', 'an active option has an outline in forced colors'],
      ],
    },
    {
      what: 'a dark theme',
      tests: [
        everyPage,
        [
          'tests/unit/design/contrast.test.ts',
          'the %s theme has enough contrast in every pair of colours in use',
        ],
      ],
    },
    { what: 'print', tests: [['e2e/print.spec.ts', '… is printed whole'], everyPage] },
    { what: 'a width of 320 px', tests: [everyPage] },
    { what: 'a zoom of 400 %', tests: [everyPage] },
    { what: 'doubled text', tests: [everyPage] },
    { what: 'wide text spacing', tests: [looks('with wide text spacing, nothing is cut off on any page')] },
    {
      what: '`dir="rtl"`',
      tests: [
        looks('from right to left, no page scrolls sideways'),
        ['e2e/tabs.spec.ts', '…: arrow keys are reversed in right-to-left text'],
        [region, 'an estimate keeps its order in right-to-left text'],
      ],
    },
    {
      what: 'an analytics sink that throws',
      tests: [
        [wizard, 'a submission works even if analytics throw'],
        [effects, 'needs no data layer, and ignores one that throws or is frozen'],
        [environment, '…: …'],
      ],
    },
  ],
  'The form inbox': [
    {
      what: 'a body over the limit',
      tests: [
        [uploads, 'a large body without Content-Length gets 413'],
        [uploads, 'a Content-Length over the limit gets 413 before the body is read'],
      ],
    },
    { what: 'another method than POST', tests: [[inbox, '%s gets 405']] },
    { what: 'a body that is not multipart', tests: [[inbox, 'a body of type "%s" gets 415']] },
    { what: 'missing or bad fields', tests: [[messages, '%s gets 422 with each field once']] },
    { what: 'a filled honeypot', tests: [[messages, 'with a filled honeypot are accepted but not stored']] },
    { what: 'path tricks in file names', tests: [named] },
    {
      what: 'a crash: every accepted message is on disk',
      tests: [
        [messages, 'is completely on disk before the response'],
        [
          'tests/tools/attack/attack.test.ts',
          'a server that is killed in the middle loses and doubles nothing',
        ],
      ],
    },
    { what: '`?fault=slow`', tests: [[inboxFaults, 'slow delays the usual response']] },
    { what: '`?fault=drop`', tests: [[inboxFaults, 'drop cuts the connection']] },
    ...[413, 422, 429, 500].map((status): Fault => ({ what: `\`?fault=${status}\``, tests: [faultTable] })),
    {
      what: '`?fault=html`',
      tests: [[inboxFaults, "html sends a proxy's error page even if JSON is accepted"]],
    },
    { what: 'a form that another site sends', tests: [[inbox, 'a form sent by another site gets 403']] },
  ],
};
