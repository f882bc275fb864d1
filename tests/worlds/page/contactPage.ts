import { toastsMachine } from '../../../machines/toasts/toastsMachine.ts';
import { type Composition, type Parts, part } from '../../paths/compose.ts';
import { answersHandedOver, contactForm, describedRequest, drafts } from './contactForm.ts';
import {
  addressOf,
  barOf,
  navigationPart,
  pathOf,
  type SiteAt,
  type SiteFaults,
  type SitePage,
  type SiteParts,
  sitePage,
  toastNamed,
  toasts,
} from './sitePage.ts';

const contactSubmission = contactForm({ 0: [1], 1: [0], 4: [6], 6: [4] });

/** Ids are only names: the notices on the screen, each with its place as id, identify a state. */
const endingToasts = part({
  model: {
    machine: toastsMachine,
    events: {
      'toast.show': (['request', 'failure'] as const).map((title) => ({ toast: toastNamed(title) })),
      'toast.closed': [{ id: 1 }, { id: 2 }],
    },
    possible: ({ context }, event) =>
      event.type === 'toast.show' || context.toasts.some(({ id }) => id === event.id),
    identity: ({ context }) => context.toasts.map(({ title }) => title),
    comparisons: 0,
  },
  exposes: (snapshot): readonly string[] | null => snapshot.context.toasts.map(({ title }) => title),
  changed: (before, after) => (before!.length > after!.length ? [{ type: 'notice.closed' }] : []),
  hears: ['toast.show'],
});

const thanks = { address: addressOf('/contact/thanks'), replace: true } as const;
const handover = 'answers';
const places = {
  urls: ['/contact', '/contact/thanks', '/region'],
  links: ['/contact', '/region'],
  follows: [
    thanks,
    { address: addressOf('/contact'), handover },
    { address: addressOf('/contact'), handover, replace: true },
  ],
} as const;
const parts = {
  navigation: navigationPart({ ...places, fails: true }),
  requestWizard: describedRequest,
  contactSubmission,
  toasts,
};
export type ContactParts = Omit<typeof parts, 'toasts'> & Pick<SiteParts, 'toasts'>;
/** For what also holds with further parts. */
export type WithContact = Parts & ContactParts;
export const steadyNavigation = navigationPart(places);

export interface ContactFaults extends SiteFaults {
  /** The thanks page is opened although the visitor is on the way to another one. */
  readonly redirectsAnyway?: boolean;
  /** A visitor who comes back finds the form empty. */
  readonly forgetsDraft?: boolean;
}

interface ContactOptions<P extends ContactParts> extends ContactFaults {
  readonly name: string;
  readonly parts: P;
  readonly entries: number;
  /** Parts that live with the form. */
  readonly own?: readonly (keyof P & string)[];
  readonly meets?: Composition<P, SitePage>['meets'];
  /** Parts that hear when the visitor goes elsewhere: the event of each. */
  readonly leave?: Readonly<
    Partial<Record<keyof P & string, { readonly type: string; readonly note: string }>>
  >;
}

/** What every composition of the contact form has in common. */
export const withContactForm = <P extends SiteParts & ContactParts>({
  redirectsAnyway = false,
  forgetsDraft = false,
  own = [],
  meets,
  ...options
}: ContactOptions<P>) =>
  sitePage<P>({
    ...options,
    start: '/contact',
    own: ['contactSubmission', ...own],
    dialogs: [],
    follow: [],
    types: [],
    handsOver: ({ page }) =>
      pathOf(barOf(page)) === '/contact' ? { handover, replace: true } : { handover },
    arrives: ({ page, parts: at }, { url, handover: brought }) => {
      if (url !== '/contact') return [];
      const isNew = page.path !== '/contact' || at.contactSubmission === null;
      const fields = drafts[page.draft]?.fields;
      return [
        ...(isNew && page.draft > 0 && fields && !forgetsDraft
          ? [{ to: 'contactSubmission', event: { type: 'form.restored', fields } } as const]
          : []),
        ...(brought === null ? [] : [{ to: 'contactSubmission', event: answersHandedOver } as const]),
      ];
    },
    meets: {
      'draft.stored': (_: SiteAt<P>, { level }: { level: number }) => ({ page: { draft: level } }),
      'notice.closed': () => ({}),
      redirected: ({ parts: at }: SiteAt<P>) => ({
        sends:
          at.navigation?.isBusy && !redirectsAnyway
            ? []
            : [{ to: 'navigation', event: { type: 'link.followed', ...thanks } }],
      }),
      ...meets,
    },
    possible: ({ page }, each, input) => {
      if (each !== 'contactSubmission' || /^(time|sendMessage)/.test(input)) return undefined;
      return page.dialogs.length === 0;
    },
  });

/**
 * The contact form, whose pages may fail to load.
 * @param entries the longest history; with 1, the visitor goes nowhere
 * @param endsNotices whether the visitor closes notices
 */
export const contactPage = (faults: ContactFaults = {}, entries = 2, endsNotices = false) =>
  withContactForm<ContactParts>({
    ...faults,
    name: endsNotices ? 'the contact form with notices that end' : 'the contact form',
    parts: endsNotices ? { ...parts, toasts: endingToasts } : parts,
    entries,
  });
