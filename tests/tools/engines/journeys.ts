import assert from 'node:assert/strict';
import { complete, words } from '../../../machines/contactSubmission/contactSubmission.model.ts';
import { errorMessages, labels } from '../../../machines/contactSubmission/contactSubmission.script.ts';
import { labels as requestLabels } from '../../../machines/requestWizard/requestWizard.script.ts';
import type { StoredMessage } from '../../../src/inbox/rules/submission.ts';
import type { Screen, Ui } from '../../paths/index.ts';
import { firstService, firstServiceName } from '../../worlds/services.ts';

/** What a journey needs of a browser. Time runs. */
export interface Browser {
  readonly ui: Pick<Ui, 'press' | 'follow' | 'choose' | 'check' | 'fill' | 'attach' | 'readScreen'>;
  /** Loads a page of the site and waits until React has hydrated it. */
  open(path: string): Promise<void>;
  /** Back in the page's history. */
  back(): Promise<void>;
  /** The path and the fragment of the address. */
  address(): Promise<string>;
  /** The messages that have arrived. */
  stored(): readonly StoredMessage[];
}
export type Journey = (browser: Browser) => Promise<void>;

/** Repeats a check until it holds, for 15 s. @throws its last error */
export async function until<T>(check: () => Promise<T>): Promise<T> {
  const end = performance.now() + 15_000;
  for (;;)
    try {
      return await check();
    } catch (error) {
      if (performance.now() > end) throw error;
      await new Promise((later) => setTimeout(later, 100));
    }
}

const shows = ({ ui }: Browser, hold: (screen: Screen) => void): Promise<void> =>
  until(async () => hold(await ui.readScreen()));
const heading = (browser: Browser, text: string) =>
  shows(browser, (screen) => assert.equal(screen.heading, text));
const arrives = (browser: Browser, path: string) =>
  until(async () => assert.equal(await browser.address(), path));

/** The journeys of visitors, the same in every engine. */
export const journeys: Readonly<Record<string, Journey>> = {
  'the contact form: wrong, corrected, sent with a file': async (browser) => {
    const { ui } = browser;
    const before = browser.stored().length;
    await browser.open('/contact');
    await ui.fill(labels.email, 'ada');
    await ui.fill(labels.message, 'Too short');
    await ui.press('Send message');
    await shows(browser, ({ errors, alerts }) => {
      assert.deepEqual(errors, {
        [labels.name]: errorMessages['name missing'],
        [labels.email]: errorMessages['email malformed'],
        [labels.subject]: errorMessages['subject missing'],
        [labels.message]: errorMessages['message tooShort'],
        [labels.consent]: errorMessages['consent missing'],
      });
      assert.equal(alerts.length, 1);
    });
    assert.equal(browser.stored().length, before);
    for (const field of ['name', 'email', 'subject', 'message'] as const)
      await ui.fill(labels[field], complete[field]);
    await ui.attach(labels.attachment, { name: 'figures.csv', size: 2_000 });
    await ui.check(labels.consent, true);
    await shows(browser, ({ errors, fields, checks }) => {
      assert.deepEqual(errors, {});
      assert.equal(fields[labels.attachment]?.value, 'figures.csv');
      assert.equal(checks[labels.consent], true);
    });
    await ui.press('Send message');
    await arrives(browser, '/contact/thanks');
    const message = browser.stored().at(-1);
    assert.equal(browser.stored().length, before + 1);
    assert.equal(message?.attachment?.fileName, 'figures.csv');
    assert.equal(message?.attachment?.size, 2_000);
    assert.equal(message?.fields.name, complete.name);
    assert.equal(message?.fields.message, words(500).trim());
  },

  'the request dialog: all steps, sent, confirmed': async (browser) => {
    const { ui } = browser;
    const before = browser.stored().length;
    await browser.open('/company/about');
    await ui.press('Get Started');
    // Next only looks unavailable once React has the dialog; until then, the browser refuses in its own words.
    await shows(browser, ({ dialog, buttons }) => {
      assert.equal(dialog, 'What can we take off your desk?');
      assert.equal(buttons.Next, false);
    });
    await ui.press('Next');
    await shows(browser, ({ errors }) =>
      assert.deepEqual(errors, { [requestLabels.service]: 'Please select a service' }),
    );
    await ui.choose(requestLabels.service, firstServiceName);
    await ui.fill(requestLabels.description, 'Totals that add up');
    await ui.press('Next');
    await heading(browser, 'How can we reach you?');
    await ui.fill(requestLabels.name, 'Ada');
    await ui.fill(requestLabels.email, 'ada@example.com');
    await ui.check(requestLabels.agreedToPrivacy, true);
    await ui.press('Back');
    await heading(browser, 'What can we take off your desk?');
    await ui.press('Next');
    await ui.press('Next');
    await heading(browser, 'Check and send');
    await shows(browser, ({ text }) => assert.match(text, /Totals that add up.*ada@example\.com/));
    await ui.press('Submit Request');
    await heading(browser, 'Success!');
    assert.equal(browser.stored().length, before + 1);
    assert.equal(browser.stored().at(-1)?.fields.email, 'ada@example.com');
  },

  'from home to a service, to the help center and back': async (browser) => {
    const { ui } = browser;
    await browser.open('/');
    await ui.follow('See the services');
    await arrives(browser, '/services');
    const services = await ui.readScreen();
    await ui.follow(firstServiceName);
    await arrives(browser, `/services/${firstService}`);
    await shows(browser, (screen) => assert.notEqual(screen.heading, services.heading));
    const service = await ui.readScreen();
    await ui.follow('Help center');
    await arrives(browser, '/help');
    await shows(browser, (screen) => assert.notEqual(screen.heading, service.heading));
    await browser.back();
    await arrives(browser, `/services/${firstService}`);
    await heading(browser, service.heading);
    await browser.back();
    await arrives(browser, '/services');
  },

  'the billing period changes the prices, and a region adds an estimate': async (browser) => {
    const { ui } = browser;
    await browser.open('/');
    await shows(browser, ({ choices }) => assert.equal(choices['Billing period'], 'Monthly'));
    const monthly = (await ui.readScreen()).text;
    await ui.choose('Billing period', 'Yearly');
    await shows(browser, ({ choices, text }) => {
      assert.equal(choices['Billing period'], 'Yearly');
      assert.notEqual(text, monthly);
    });
    await browser.open('/region');
    await ui.choose('United Kingdom');
    await shows(browser, ({ choices, text }) => {
      assert.ok(Object.values(choices).includes('United Kingdom'));
      assert.match(text, /£/);
    });
  },
};
