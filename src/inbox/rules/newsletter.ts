/** The newsletter's endpoint, as Node's server and the worker have it (decision L28). Nothing here is kept in memory. */
import { hasEmailShape } from '../../../machines/textRules.ts';
import {
  type NewsletterList,
  newsletterLists,
  newsletterMail,
  newsletterPages,
} from '../../content/newsletterMail.ts';
import { isForeign, type Reply, type RequestHead } from './endpoint.ts';
import { fill } from './fill.ts';
import { isMailAddress, type Mail, oneLine } from './mail.ts';
import { Refusal, refuse } from './refusal.ts';
import { escaped, formPolicy, framedPage, refusalPage, refusalPolicy } from './refusalPage.ts';
import { idOf, randomHex, type Subscriber, type SubscriberStore, sha256, withToken } from './subscribers.ts';

export interface NewsletterWorld {
  readonly store: SubscriberStore;
  /** Resolves once the mail server has taken it, and rejects otherwise. Null: there is no mail server. */
  readonly send: ((mail: Mail, to: string) => Promise<void>) | null;
  /** In ms since 1970. */
  readonly now: () => number;
  readonly siteName: string;
  readonly siteUrl: string;
  readonly contactEmail: string;
  readonly path: string;
}

export interface NewsletterRequest extends RequestHead {
  readonly url: string;
  /** Of a form, `application/x-www-form-urlencoded`. */
  readonly body: string;
}

/** In bytes, inclusive. */
export const newsletterBodyLimit = 16 * 1024;
/** Nobody is sent more e-mails than one in this time, in ms, however often the form is sent. */
const pauseMs = 60 * 60 * 1000;
export const linkOf = (
  world: Pick<NewsletterWorld, 'siteUrl' | 'path'>,
  id: string,
  token: string,
  action: 'confirm' | 'leave',
): string => `${world.siteUrl}${world.path}?do=${action}&id=${id}&token=${token}`;

const listName = (list: NewsletterList, { siteName }: Pick<NewsletterWorld, 'siteName'>): string =>
  fill(newsletterLists[list], { site: oneLine(siteName) });

const html = (status: number, body: string, policy: string): Reply => ({
  status,
  headers: {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy,
    // The address of the page has the token.
    'Referrer-Policy': 'no-referrer',
  },
  body,
});

function page(
  world: NewsletterWorld,
  name: keyof typeof newsletterPages,
  values: Readonly<Record<string, string>> = {},
): Reply {
  const { title, text, button }: { title: string; text: string; button?: string } = newsletterPages[name];
  const form =
    button === undefined ? '' : `\n    <form method="post"><button>${escaped(button)}</button></form>`;
  const main = `    <p>${escaped(fill(text, values))}</p>${form}`;
  const parent = { path: '/blog', label: 'Blog' };
  const body = framedPage({ siteName: world.siteName, title, crumb: title, parent, main });
  return html(name === 'unknown' ? 404 : 200, body, button === undefined ? refusalPolicy : formPolicy);
}

const wantsJson = ({ header }: Pick<RequestHead, 'header'>): boolean =>
  /\bapplication\/json\b/i.test(header('accept') ?? '');

function mailTo(subscriber: Subscriber, id: string, token: string, world: NewsletterWorld): Mail {
  const words = subscriber.confirmedAt === null ? newsletterMail.ask : newsletterMail.known;
  const leave = linkOf(world, id, token, 'leave');
  const values = {
    list: listName(subscriber.list, world),
    confirm: linkOf(world, id, token, 'confirm'),
    leave,
  };
  return {
    messageId: `<${randomHex()}@${new URL(world.siteUrl).hostname}>`,
    date: new Date(world.now()),
    subject: fill(words.heading, values),
    sender: '',
    replyTo: { name: oneLine(world.siteName), address: world.contactEmail },
    headers: {
      'Auto-Submitted': 'auto-generated',
      // RFC 8058
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    text: fill(words.text, values),
    attachment: null,
  };
}

const isList = (list: string): list is NewsletterList => Object.hasOwn(newsletterLists, list);

/** Keeps the address and sends it one e-mail. Rejects with a refusal, and then keeps nothing new. */
async function signUp(request: NewsletterRequest, world: NewsletterWorld): Promise<Reply> {
  if (isForeign(request.header)) throw refuse(403, 'The form was sent from another site.');
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.header('content-type') ?? ''))
    throw refuse(415, 'The form must be sent as application/x-www-form-urlencoded.');
  const fields = new URLSearchParams(request.body);
  const email = (fields.get('email') ?? '').trim();
  const list = fields.get('list') ?? '';
  if (email === '') throw new Refusal(422, [{ field: 'email', message: 'Your email address is missing.' }]);
  if (!hasEmailShape(email) || !isMailAddress(email))
    throw new Refusal(422, [
      { field: 'email', message: 'Your email address does not look like name@example.com.' },
    ]);
  if (!isList(list)) throw new Refusal(422, [{ field: 'list', message: 'There is no such list.' }]);
  const reply = () =>
    wantsJson(request)
      ? { status: 200, headers: { 'Content-Type': 'application/json; charset=utf-8' }, body: '{"ok":true}' }
      : page(world, 'sent', { email, list: listName(list, world) });
  if ((fields.get('_gotcha') ?? '') !== '') return reply();
  const { send, store, now } = world;
  if (send === null) throw refuse(503, 'Sign-ups are closed: this site cannot send email at present.');

  const id = await idOf(list, email);
  const known = await store.read(id);
  if (known !== null && now() - Date.parse(known.askedAt) < pauseMs) return reply();
  const { subscriber, token } = await withToken({
    email,
    list,
    confirmedAt: null,
    tokens: [],
    ...known,
    askedAt: new Date(now()).toISOString(),
  });
  await store.write(id, subscriber);
  try {
    await send(mailTo(subscriber, id, token, world), email);
  } catch (error) {
    await (known === null ? store.remove(id) : store.write(id, known));
    console.error('The e-mail about a sign-up could not be sent:', error);
    throw refuse(503, 'The email to confirm could not be sent. Please try again later.');
  }
  return reply();
}

/** Confirms or leaves with the token of a link. Opening the link changes nothing: programs that check mail open links, too. */
async function follow(
  action: 'confirm' | 'leave',
  { method, url }: NewsletterRequest,
  world: NewsletterWorld,
): Promise<Reply> {
  const query = new URL(url, world.siteUrl).searchParams;
  const [id = '', token = ''] = [query.get('id') ?? '', query.get('token') ?? ''];
  const subscriber = /^[0-9a-f]{32}$/.test(id) ? await world.store.read(id) : null;
  // Who has left may press again, or a mail program may.
  if (subscriber === null) return page(world, action === 'leave' && method === 'POST' ? 'left' : 'unknown');
  if (!subscriber.tokens.includes(await sha256(token))) return page(world, 'unknown');
  const values = { email: subscriber.email, list: listName(subscriber.list, world) };
  if (method !== 'POST') return page(world, action, values);
  if (action === 'leave') {
    await world.store.remove(id);
    return page(world, 'left');
  }
  if (subscriber.confirmedAt === null)
    await world.store.write(id, { ...subscriber, confirmedAt: new Date(world.now()).toISOString() });
  return page(world, 'confirmed', values);
}

/** Any error but a {@link Refusal} becomes a 500 without details. */
export function newsletterRefusal(
  error: unknown,
  header: RequestHead['header'],
  world: NewsletterWorld,
): Reply {
  if (!(error instanceof Refusal)) console.error('The newsletter failed:', error);
  const { status, problems, headers } =
    error instanceof Refusal ? error : refuse(500, 'The sign-up could not be saved. Please try again.');
  const options = { ...world, formPath: '/blog', formLabel: 'Blog' };
  const reply = wantsJson({ header })
    ? {
        status,
        headers: { 'Content-Type': 'application/json; charset=utf-8' },
        body: JSON.stringify({ errors: problems }),
      }
    : html(status, refusalPage(status, problems, options), refusalPolicy);
  return { ...reply, headers: { ...headers, ...reply.headers } };
}

/** Never rejects. */
export async function newsletterReply(request: NewsletterRequest, world: NewsletterWorld): Promise<Reply> {
  try {
    const action = new URL(request.url, world.siteUrl).searchParams.get('do');
    const isFollowed = action === 'confirm' || action === 'leave';
    if (isFollowed && ['GET', 'HEAD', 'POST'].includes(request.method))
      return await follow(action, request, world);
    if (request.method !== 'POST')
      throw refuse(405, 'This address only takes sign-ups.', {
        Allow: isFollowed ? 'GET, HEAD, POST' : 'POST',
      });
    return await signUp(request, world);
  } catch (error) {
    return newsletterRefusal(error, request.header, world);
  }
}
