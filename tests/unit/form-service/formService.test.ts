/**
 * The contact form with a hosted form service (docs/form-service.md). The page is at an origin of its own: the DOM of
 * these tests refuses an answer without CORS headers, as a browser does.
 */
import { type IncomingMessage, request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { contentSecurityPolicy } from '../../../src/site-build/headers.ts';
import { multipart, parts } from '../../worlds/inbox/form.ts';
import { startFormService } from './formService.ts';

type Service = Awaited<ReturnType<typeof startFormService>>;
let service: Service;

const start = async (changes: Partial<Parameters<typeof startFormService>[0]> = {}) => {
  service = await startFormService({
    allowedOrigin: location.origin,
    thanks: `${location.origin}/contact/thanks`,
    sizeLimit: 100_000,
    ...changes,
  });
};
beforeEach(() => start());
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.resetModules();
  await service.close();
});

const message = 'Please tidy up our sales sheet. '.repeat(20).slice(0, 600);
const texts = { name: 'Ada', email: 'ada@nook.studio', company: '', subject: 'Sales\nsheet', message };

/** Sends a message as the contact page does, in a build with the service as its endpoint. */
async function send({ attachment, gotcha = '', changes = {} }: SendOptions = {}): Promise<string> {
  vi.resetModules();
  vi.stubEnv('FORM_ENDPOINT', service.endpoint);
  const { contactSubmission, contactSubmissionInput } = await import(
    '../../../src/wiring/contactSubmission.ts'
  );
  const machine = contactSubmission(
    () => {},
    () => {},
    () => gotcha,
  );
  const actor = createActor(machine, { input: contactSubmissionInput() }).start();
  for (const [field, value] of Object.entries({ ...texts, ...changes }))
    actor.send({ type: 'field.changed', field: field as keyof typeof texts, value });
  actor.send({ type: 'field.changed', field: 'consent', value: true });
  if (attachment) actor.send({ type: 'attachment.chosen', attachment });
  actor.send({ type: 'message.submit' });
  const end = await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
  actor.stop();
  return String(typeof end.value === 'string' ? end.value : Object.keys(end.value)[0]);
}
interface SendOptions {
  readonly attachment?: File;
  readonly gotcha?: string;
  readonly changes?: Partial<typeof texts>;
}

describe('a message to a form service', () => {
  it('is one multipart POST that asks for JSON, with the fields that such services know', async () => {
    expect(await send()).toBe('success');
    expect(service.received).toEqual([
      {
        method: 'POST',
        accept: 'application/json',
        fields: {
          ...texts,
          // Line breaks of a multipart body.
          subject: expect.stringMatching(/^Sales\s+sheet$/),
          _subject: 'Website Contact — Sales sheet — Ada',
          _replyto: 'ada@nook.studio',
          page_url: location.href,
        },
        files: {},
        isSpam: false,
      },
    ]);
  });

  it('has its attachment', async () => {
    const attachment = new File(['a,b\n1,2\n'], 'sales.csv', { type: 'text/csv' });
    expect(await send({ attachment })).toBe('success');
    expect(service.received[0]?.files).toEqual({ attachment: { name: 'sales.csv', bytes: 8 } });
  });

  it('has the honeypot only if something filled it in', async () => {
    expect(await send({ gotcha: 'https://spam.test' })).toBe('success');
    expect(service.received.map(({ isSpam }) => isSpam)).toEqual([true]);
  });

  it('fails if the service refuses it, is too large for the service, or is unreachable', async () => {
    expect(await send({ changes: { email: 'ada@localhost' } })).toBe('error');
    const attachment = new File(['x'.repeat(200_000)], 'large.txt');
    expect(await send({ attachment })).toBe('error');
    await service.close();
    expect(await send()).toBe('error');
  });

  it('fails if the service does not allow the site’s origin', async () => {
    await service.close();
    await start({ allowedOrigin: 'https://other.test' });
    expect(await send()).toBe('error');
  });
});

describe('without JavaScript', () => {
  /** A browser follows the form's own request without CORS: a navigation, not a script's request. */
  const navigate = (changes: Record<string, string> = {}): Promise<IncomingMessage> => {
    // Only a script composes these two.
    const { type, body } = multipart(
      parts({ _gotcha: '', _subject: undefined, _replyto: undefined, ...changes }),
    );
    return new Promise((resolve, reject) => {
      const headers = { 'Content-Type': type, Accept: 'text/html' };
      request(service.endpoint, { method: 'POST', headers }, resolve).on('error', reject).end(body);
    });
  };

  it('the service takes the same message, without what a script composes, and sends the browser to the thanks page', async () => {
    const { statusCode, headers } = await navigate();
    expect(service.received.map(({ isSpam }) => isSpam)).toEqual([false]);
    expect([statusCode, headers.location]).toEqual([302, `${location.origin}/contact/thanks`]);
  });

  it('the service shows a page with its errors', async () => {
    const { statusCode, headers } = await navigate({ email: 'nobody' });
    expect([statusCode, headers['content-type']]).toEqual([422, 'text/html']);
  });
});

describe('the Content-Security-Policy of a build with the service', () => {
  const siteUrl = 'https://nook.studio';
  const directives = (formEndpoint: string): Record<string, string[]> =>
    Object.fromEntries(
      contentSecurityPolicy([], { siteUrl, formEndpoint, requestEndpoint: '/api/request' })
        .split('; ')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)]),
    );

  it('lets pages send to the service’s origin and to no other', () => {
    const policy = directives(service.endpoint);
    expect(policy['connect-src']).toEqual(["'self'", service.origin]);
    expect(policy['form-action']).toEqual(["'self'", service.origin]);
    const others = Object.entries(policy).filter(
      ([name, sources]) =>
        !['connect-src', 'form-action'].includes(name) && sources.some((source) => source.includes('//')),
    );
    expect(others).toEqual([]);
  });

  it('has no other origin if the form goes to the site itself', () => {
    expect(directives('/api/contact')['connect-src']).toEqual(["'self'"]);
  });
});
