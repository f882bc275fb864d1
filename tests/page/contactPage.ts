import { complete, words } from '../../machines/contactSubmission/contactSubmission.model.ts';
import { contactSubmissionMachine } from '../../machines/contactSubmission/contactSubmissionMachine.ts';
import { noText, type TextFields } from '../../machines/contactSubmission/contactSubmissionRules.ts';
import { toastsMachine } from '../../machines/toasts/toastsMachine.ts';
import { part } from '../paths/compose.ts';
import { firstServiceName } from '../worlds/services.ts';
import {
  addressOf,
  barOf,
  navigationPart,
  pathOf,
  requestWizard,
  type SiteAt,
  type SiteFaults,
  type SiteParts,
  sitePage,
  toastNamed,
  toasts,
} from './sitePage.ts';

/** What the form can hold: nothing, the name, what the request hands over, and a message as well. */
const handedOver = { ...noText, name: 'Ada', email: 'a@b', subject: firstServiceName };
export const drafts: readonly TextFields[] = [
  noText,
  { ...noText, name: 'Ada' },
  handedOver,
  { ...handedOver, message: words(500) },
];
const levelOf = ({ name, email, message }: TextFields): number => {
  if (message !== '') return 3;
  return email === '' ? Number(name !== '') : 2;
};
export const levelAfterHandover = (level: number): number => Math.max(level, 2);

const contactSubmission = part({
  model: {
    machine: contactSubmissionMachine,
    inputs: [{ attachmentLimit: 1_000 }],
    events: {
      'form.restored': drafts.slice(1).map((fields) => ({ fields })),
      'answers.handedOver': [{ fields: handedOver }],
      'name.changed': [{ value: 'Ada' }, { value: '' }],
      'email.changed': [],
      'company.changed': [],
      'subject.changed': [],
      'message.changed': [{ value: complete.message }, { value: '' }],
      'consent.changed': [{ value: true }, { value: false }],
      'attachment.chosen': [],
    },
    internal: [
      'email.changed',
      'company.changed',
      'subject.changed',
      'attachment.chosen',
      'attachment.removed',
    ],
    possible: ({ context: { fields } }, event) => {
      if (event.type === 'name.changed') return fields.email === '' && event.value !== fields.name;
      if (event.type === 'message.changed') return fields.email !== '' && event.value !== fields.message;
      return event.type !== 'consent.changed' || event.value !== fields.consent;
    },
    outcomes: {
      sendMessage: { succeeds: { output: undefined }, fails: { error: new Error('It answered 500') } },
    },
  },
  exposes: (snapshot) => ({
    level: levelOf(snapshot.context.fields),
    isBusy: snapshot.matches('loading'),
    isSent: snapshot.matches('success'),
  }),
  tells: {
    saveDraft: ({ draft }: { draft: TextFields | null }) => ({
      type: 'draft.stored',
      level: levelOf(draft ?? noText),
    }),
    dropDraft: () => ({ type: 'draft.stored', level: 0 }),
    focusSummary: () => ({ type: 'heading.focused' }),
    focusField: () => ({ type: 'heading.focused' }),
    redirect: () => ({ type: 'redirected' }),
  },
  hears: ['form.restored', 'answers.handedOver'],
});

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
const navigation = navigationPart({
  urls: ['/contact', '/contact/thanks', '/region'],
  links: ['/contact', '/region'],
  follows: [
    thanks,
    { address: addressOf('/contact'), handover },
    { address: addressOf('/contact'), handover, replace: true },
  ],
  fails: true,
});

const parts = { navigation, requestWizard, contactSubmission, toasts };
export type ContactParts = Omit<typeof parts, 'toasts'> & Pick<SiteParts, 'toasts'>;

export interface ContactFaults extends SiteFaults {
  /** The thanks page is opened although the visitor is on the way to another one. */
  readonly redirectsAnyway?: boolean;
  /** A visitor who comes back finds the form empty. */
  readonly forgetsDraft?: boolean;
}

/**
 * The contact form, whose pages may fail to load.
 * @param entries the longest history; with 1, the visitor goes nowhere
 * @param endsNotices whether the visitor closes notices
 */
export const contactPage = (
  { redirectsAnyway = false, forgetsDraft = false, ...faults }: ContactFaults = {},
  entries = 2,
  endsNotices = false,
) =>
  sitePage<ContactParts>({
    ...faults,
    name: endsNotices ? 'the contact form with notices that end' : 'the contact form',
    parts: endsNotices ? { ...parts, toasts: endingToasts } : parts,
    start: '/contact',
    entries,
    own: ['contactSubmission'],
    dialogs: [],
    follow: [],
    types: [],
    handsOver: ({ page }) =>
      pathOf(barOf(page)) === '/contact' ? { handover, replace: true } : { handover },
    arrives: ({ page, parts: at }, { url, handover: brought }) => {
      if (url !== '/contact') return [];
      const isNew = page.path !== '/contact' || at.contactSubmission === null;
      const draft = drafts[page.draft];
      return [
        ...(isNew && page.draft > 0 && draft && !forgetsDraft
          ? [{ to: 'contactSubmission', event: { type: 'form.restored', fields: draft } } as const]
          : []),
        ...(brought === null
          ? []
          : [
              {
                to: 'contactSubmission',
                event: { type: 'answers.handedOver', fields: handedOver },
              } as const,
            ]),
      ];
    },
    meets: {
      'draft.stored': (_: SiteAt<ContactParts>, { level }: { level: number }) => ({ page: { draft: level } }),
      'notice.closed': () => ({}),
      redirected: ({ parts: at }: SiteAt<ContactParts>) => ({
        sends:
          at.navigation?.isBusy && !redirectsAnyway
            ? []
            : [{ to: 'navigation', event: { type: 'link.followed', ...thanks } }],
      }),
    },
    possible: ({ page }, each, input) => {
      if (each !== 'contactSubmission' || /^(time|sendMessage)/.test(input)) return undefined;
      return page.dialogs.length === 0;
    },
  });
