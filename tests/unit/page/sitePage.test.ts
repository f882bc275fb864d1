// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { type Composition, explorePage, type PageLaws, pageViolations } from '../../paths/compose.ts';
import { blogPageLaws } from '../../worlds/page/blogPage.laws.ts';
import { type BlogFaults, blogPage } from '../../worlds/page/blogPage.ts';
import { contactAnnouncementLaws } from '../../worlds/page/contactAnnouncement.laws.ts';
import { type AnnouncementFaults, contactAnnouncement } from '../../worlds/page/contactAnnouncement.ts';
import { contactPageLaws } from '../../worlds/page/contactPage.laws.ts';
import { type ContactFaults, contactPage } from '../../worlds/page/contactPage.ts';
import { helpPageLaws } from '../../worlds/page/helpPage.laws.ts';
import { helpPage } from '../../worlds/page/helpPage.ts';
import { homePageLaws } from '../../worlds/page/homePage.laws.ts';
import { type HomeFaults, homePage } from '../../worlds/page/homePage.ts';
import { stopped } from '../../worlds/page/sitePage.laws.ts';
import { type SiteFaults, type SitePage, type SiteParts, storageOf } from '../../worlds/page/sitePage.ts';

/** `npm run test:models:full` sets the variable; with it, the history is longer. */
const isFull = process.env.PATHS_COVER === 'pairs';

/** Declares the laws of a page, and returns a mistake's shortest story. */
const holds = <P extends SiteParts, F>(
  compose: (faults: F, entries: number) => Composition<P, SitePage>,
  laws: PageLaws<P, SitePage>,
  { entries = isFull ? 3 : 2 } = {},
): ((faults: F, law: string, near?: number) => string | undefined) => {
  const page = compose({} as F, entries);
  const exploration = explorePage(page, { budget: isFull ? 200_000 : 20_000 });
  describe(`${page.name} as a whole, with a history of ${entries}: ${exploration.summary}`, () => {
    it.each(Object.entries(laws))('%s', (_, law) => expect(pageViolations(exploration, law)).toEqual([]));
    it('has nothing that waits for ever', () => expect(stopped(exploration)).toEqual([]));
    it('is explored to the end', () => expect(exploration.unexplored).toBe(0));
    it('has no two machines that write under one key', () => {
      const writers = Object.entries(exploration.quotients).flatMap(
        ([
          part,
          {
            exploration: { steps },
          },
        ]) => [
          ...new Set(
            steps.flatMap(({ effects }) => effects.flatMap(({ type }) => storageOf[`${part} ${type}`] ?? [])),
          ),
        ],
      );
      expect(new Set(writers).size).toBe(writers.length);
      expect(writers.length).toBeGreaterThan(0);
    });
  });
  // The stories are short, so the nearest states are enough.
  return (faults, law, near = 1_500) =>
    pageViolations(explorePage(compose(faults, 2), { budget: near }), laws[law]!)[0];
};

const wrongHelp = holds<ReturnType<typeof helpPage>['parts'], SiteFaults>(helpPage, helpPageLaws);
const wrongHome = holds<ReturnType<typeof homePage>['parts'], HomeFaults>(homePage, homePageLaws);
const wrongBlog = holds<ReturnType<typeof blogPage>['parts'], BlogFaults>(blogPage, blogPageLaws);

const wrongContact = holds<ReturnType<typeof contactPage>['parts'], ContactFaults>(
  (faults, entries) => contactPage(faults, entries, false),
  contactPageLaws,
);
// Notices that end, and where the visitor goes, are many states together.
holds<ReturnType<typeof contactPage>['parts'], ContactFaults>(
  (faults, entries) => contactPage(faults, entries, true),
  contactPageLaws,
  { entries: isFull ? 2 : 1 },
);

const wrongAnnouncement = holds<ReturnType<typeof contactAnnouncement>['parts'], AnnouncementFaults>(
  contactAnnouncement,
  contactAnnouncementLaws,
);

/** What happens before the form has answers of the request. */
const handedOver =
  'requestWizard: wizard.open → requestWizard: request.submit → requestWizard: requestSubmission fails → requestWizard: answers.handOver';

describe('mistakes in the wiring', () => {
  it('a request that stays open over another address of its page would be under an article', () =>
    expect(wrongHelp({ keepsRequest: true }, 'one modal dialog is open at a time')).toBe(
      'requestWizard: wizard.open → hash.typed → navigation: loadView loads',
    ));
  it('a page that changes the hash while another one is on its way would give that page a wrong address', () =>
    expect(() => wrongHelp({ replacesAhead: true }, 'one act has one notice at most')).toThrow(
      /"#topic-payments-billing","path":"\/region".* after .* → back → .* → forward → helpTopic: topic.toggle → back$/,
    ));
  it('a subscription that stays open over another address would be under the details of a service', () =>
    expect(wrongHome({ keepsSubscription: true }, 'one modal dialog is open at a time')).toBe(
      'hash.typed → plan.pressed → navigation: loadView loads',
    ));
  it('a form that opens the thanks page anyway would take a visitor there who wants to go elsewhere', () =>
    expect(
      wrongContact(
        { redirectsAnyway: true },
        'the thanks page never comes instead of the page that the visitor has asked for',
        5_000,
      ),
    ).toMatch(
      /link.followed → .*message.submit → contactSubmission: sendMessage succeeds → contactSubmission: time$/,
    ));
  it('a form that is not restored would say something else than what this tab stores', () =>
    expect(
      wrongContact({ forgetsDraft: true }, 'this tab stores what the form shows, until it is sent'),
    ).toBe(
      'navigation: link.followed → contactSubmission: field.changed → navigation: time → navigation: page.retry → navigation: loadView loads',
    ));
  it('two forms that share a machine would show one address in both', () =>
    expect(
      wrongBlog({ sharesAddress: true }, 'an address that is typed into one form never shows in the other'),
    ).toBe('posts: email.changed'));
  it('forms that outlive their page would still have the address and its refusal', () =>
    expect(
      wrongBlog({ keepsForms: true }, 'who goes to another page and comes back finds both forms empty'),
    ).toBe(
      'navigation: link.followed → posts: email.changed → navigation: loadView loads → back → navigation: loadView loads',
    ));
  it('a dialog that stops the time would keep the confirmation beneath it', () =>
    expect(stopped(explorePage(blogPage({ stopsTime: true }), { budget: 1_500 }))).toContain(
      'posts request',
    ));
  it('a form within reach beneath a dialog would take the focus out of it', () =>
    expect(wrongBlog({ isModeless: true }, 'the focus is in the dialog on top')).toBe(
      'requestWizard: wizard.open → posts: newsletter.submit',
    ));
  it('a note about what was typed would be announced of answers that have replaced it', () =>
    expect(
      wrongAnnouncement(
        { announcesReplaced: true },
        'what is announced is the note about the message that the form holds now',
      ),
    ).toBe(
      `${handedOver} → contactSubmission: field.changed → navigation: loadView loads → announcement: time`,
    ));
  it('a note that needs no pause would be announced with every key', () =>
    expect(wrongAnnouncement({ announcesAtOnce: true }, 'only a pause announces anything')).toBe(
      'contactSubmission: field.changed',
    ));
  it('a pause that outlives the form would announce its note on the next page', () =>
    expect(
      wrongAnnouncement(
        { outlivesForm: true },
        'nothing is announced of a form that is gone, or of a message that is sent',
      ),
    ).toBe(
      'navigation: link.followed → contactSubmission: field.changed → navigation: loadView loads → announcement: time',
    ));
  it('a note that another page on its way cuts off would never be announced', () =>
    expect(
      wrongAnnouncement(
        { isSilencedEarly: true },
        'what was typed is announced after a pause, whatever else the visitor does',
      ),
    ).toBe('contactSubmission: field.changed → navigation: link.followed'));
});
