import { newsletterModel } from '../../../machines/newsletterConfirmation/newsletterConfirmation.model.ts';
import { type Message, part } from '../../paths/compose.ts';
import { navigationPart, requestWizard, type SiteAt, type SiteFaults, sitePage, toasts } from './sitePage.ts';

/** What a visitor types into each form. */
export const addresses = { posts: ['ada@example.org'], letter: ['a@b'] } as const;
type Form = keyof typeof addresses;

/** @param heard what the other form may put into the field, by mistake */
const newsletterForm = (form: Form, heard: readonly string[] = []) => {
  const typed = ['', ...addresses[form]];
  return part({
    model: {
      ...newsletterModel,
      events: { 'email.changed': [...typed, ...heard].map((value) => ({ value })) },
    },
    exposes: (snapshot) => ({
      email: snapshot.context.email,
      isRefused: snapshot.matches({ idle: 'refused' }),
      isTimed: snapshot.matches('confirmed'),
    }),
    tells: { focusEmail: () => ({ type: 'field.focused', id: `newsletter-${form}` }) },
    changed: (before, after): readonly Message[] => [
      ...(before.email === after.email
        ? []
        : [{ type: 'address.changed', form, email: after.email } as Message]),
      ...(before.isTimed === after.isTimed ? [] : [{ type: after.isTimed ? 'confirmed' : 'forgotten' }]),
    ],
    ...(heard.length === 0
      ? {}
      : {
          hears: ['email.changed'],
          ownToo: (event) => !heard.includes((event as unknown as { value: string }).value),
        }),
  });
};

const parts = {
  navigation: navigationPart({ urls: ['/blog', '/contact'], links: ['/blog', '/contact'] }),
  requestWizard,
  posts: newsletterForm('posts'),
  letter: newsletterForm('letter'),
  toasts,
};
export type BlogParts = typeof parts;

export interface BlogFaults extends SiteFaults {
  /** What is typed into the first form is also in the second one. */
  readonly sharesAddress?: boolean;
  /** The forms are as they were when the visitor comes back. */
  readonly keepsForms?: boolean;
  /** What is beneath a dialog can be used, and takes the focus. */
  readonly isModeless?: boolean;
  /** A dialog stops the time of what is beneath. */
  readonly stopsTime?: boolean;
}

/**
 * The blog with its two newsletter forms.
 * @param entries the longest history
 */
export const blogPage = (
  {
    sharesAddress = false,
    keepsForms = false,
    isModeless = false,
    stopsTime = false,
    ...faults
  }: BlogFaults = {},
  entries = 2,
) =>
  sitePage<BlogParts>({
    ...faults,
    name: 'the blog',
    parts: sharesAddress ? { ...parts, letter: newsletterForm('letter', addresses.posts) } : parts,
    start: '/blog',
    entries,
    own: keepsForms ? [] : ['posts', 'letter'],
    dialogs: [],
    follow: [],
    types: [],
    abandons: ({ parts: { posts, letter } }) => [posts, letter].some((form) => form && form.email !== ''),
    meets: {
      'field.focused': ({ page }: SiteAt<BlogParts>) =>
        page.dialogs.length > 0 && !isModeless ? {} : { page: { focus: 'page' } },
      'address.changed': (
        { parts: { letter } }: SiteAt<BlogParts>,
        { form, email }: { form: Form; email: string },
      ) =>
        sharesAddress && form === 'posts' && email !== letter?.email
          ? { sends: [{ to: 'letter', event: { type: 'email.changed', value: email } }] }
          : {},
      confirmed: () => ({}),
      forgotten: () => ({}),
    },
    possible: ({ page }, _, input) => {
      const isReached = page.dialogs.length === 0;
      if (input === 'time') return isReached || !stopsTime;
      return page.path === '/blog' && (isReached || isModeless);
    },
  });
