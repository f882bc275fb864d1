// @vitest-environment node
import { expect, test, vi } from 'vitest';
import { securityHeaders } from '../../../src/site-build/headers.ts';
import { workerConfig } from '../../../src/site-build/workerFiles.ts';
import { testConfig } from '../../worlds/inbox/fixtures.ts';

const config = (changes: object = {}) => workerConfig({ ...testConfig, ...changes }, '../../../dist');
const mail = { mailTo: 'inbox@example.org', mailFrom: 'Site <site@example.org>' };

test('both endpoints run the worker, with one trailing slash or none; everything else is a file', () => {
  expect(config()).toMatchObject({
    name: 'deskhand',
    main: 'worker.js',
    assets: {
      directory: '../../../dist',
      not_found_handling: '404-page',
      run_worker_first: ['/api/contact', '/api/contact/', '/api/request', '/api/request/'],
    },
    r2_buckets: [{ binding: 'INBOX', bucket_name: 'deskhand-inbox' }],
    vars: {
      SETTINGS: {
        paths: { contact: '/api/contact', request: '/api/request' },
        attachmentLimit: testConfig.attachmentLimit,
        headers: securityHeaders({ ...testConfig, styleHashes: [] }),
        mail: null,
      },
    },
  });
});

test('an endpoint of another site does not run the worker', () => {
  expect(config({ formEndpoint: 'https://forms.example/f', requestEndpoint: '/in?x=1' })).toMatchObject({
    assets: { run_worker_first: ['/in', '/in/'] },
    vars: { SETTINGS: { paths: { request: '/in' } } },
  });
});

test('without an endpoint of this site there are only files', () => {
  const { main, vars, ...rest } = {
    main: undefined,
    vars: undefined,
    ...config({ formEndpoint: 'https://forms.example/f', requestEndpoint: '' }),
  };
  expect([main, vars]).toEqual([undefined, undefined]);
  expect(Object.keys(rest).sort()).toEqual(['assets', 'compatibility_date', 'name']);
});

test('e-mail needs a queue, one for what failed, a binding for one address and a sweep', () => {
  expect(config(mail)).toMatchObject({
    vars: {
      SETTINGS: {
        mail: {
          to: 'inbox@example.org',
          from: { name: 'Site', address: 'site@example.org' },
        },
      },
    },
    queues: {
      producers: [{ binding: 'DELIVERY', queue: 'deskhand-delivery' }],
      consumers: [{ queue: 'deskhand-delivery', max_concurrency: 1 }],
    },
    send_email: [{ name: 'EMAIL', allowed_destination_addresses: ['inbox@example.org'] }],
    triggers: { crons: [expect.any(String)] },
  });
  expect(config()).not.toHaveProperty('queues');
});

test('orders are under one path, and their visitors may have any address', () => {
  const { assets, send_email, vars } = config({ ...mail, orderEndpoint: '/orders' }) as never as {
    readonly assets: { readonly run_worker_first: readonly string[] };
    readonly send_email: readonly object[];
    readonly vars: { readonly SETTINGS: object };
  };
  expect(assets.run_worker_first).toEqual(expect.arrayContaining(['/orders', '/orders/*']));
  expect(send_email).toEqual([{ name: 'EMAIL' }]);
  expect(vars.SETTINGS).toMatchObject({ ordersPath: '/orders', isDemonstration: true });
  expect(config({ orderEndpoint: '/orders', formEndpoint: '', requestEndpoint: '' })).not.toHaveProperty(
    'vars',
  );
});

test('with several recipients, the first gets the e-mail, and the build says so', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(config({ ...mail, mailTo: 'a@example.org, b@example.org' })).toMatchObject({
    send_email: [{ allowed_destination_addresses: ['a@example.org'] }],
  });
  expect(warn).toHaveBeenCalledWith('The Cloudflare worker sends e-mail to one address only: a@example.org');
  warn.mockRestore();
});

test.each([
  [{ mailTo: 'a@example.org' }, 'both INBOX_TO and INBOX_FROM'],
  [{ ...mail, mailTo: 'nobody' }, 'INBOX_TO'],
  [{ ...mail, mailFrom: 'a@b\r\nBcc: c@d' }, 'INBOX_FROM'],
])('%j is refused', (changes, words) => {
  expect(() => config(changes)).toThrow(words);
});

test.each([
  ['Café Zwölf & Söhne', 'caf-zw-lf-s-hne'],
  ['***', 'site'],
])('a site named %s is the worker %s', (name, expected) => {
  expect(config({ name }).name).toBe(expected);
});
