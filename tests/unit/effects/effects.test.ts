import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newAttempt } from '../../../src/effects/attempt.ts';
import { focusFieldWhenRendered } from '../../../src/effects/focusFieldWhenRendered.ts';
import { forgetHandover, readEntry } from '../../../src/effects/historyEntry.ts';
import { placeCaret } from '../../../src/effects/placeCaret.ts';
import { readCampaign, rememberCampaign } from '../../../src/effects/readCampaign.ts';
import { hasOpenDialog } from '../../../src/effects/screen/hasOpenDialog.ts';
import { moveFocus } from '../../../src/effects/screen/moveFocus.ts';
import { sendMessage } from '../../../src/effects/sendMessage.ts';
import { sendRequest } from '../../../src/effects/sendRequest.ts';
import { getTabItem, removeTabItem, setTabItem } from '../../../src/effects/tabStorage.ts';
import { trackEvent } from '../../../src/effects/trackEvent.ts';
import { waitForElement } from '../../../src/effects/waitForElement.ts';
import { recordEntry } from '../../../src/shell/effects/history.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'dataLayer');
});

describe('an item of the tab', () => {
  it('is returned as it was until it is removed', () => {
    setTabItem('key', { a: ['é', 1] });
    expect(getTabItem('key')).toEqual({ a: ['é', 1] });
    removeTabItem('key');
    expect(getTabItem('key')).toBeNull();
  });
  it.each(['{', 'undefined', '', '\u0000', '[1,'])('is null if storage holds %j', (junk) => {
    sessionStorage.setItem('key', junk);
    expect(getTabItem('key')).toBeNull();
  });
  it('is null, without an error, if storage is denied', () => {
    vi.stubGlobal('sessionStorage', undefined);
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    setTabItem('key', 1);
    removeTabItem('key');
    expect(getTabItem('key')).toBeNull();
  });
});

describe('the campaign of a visit', () => {
  const none = { utm_source: '', utm_medium: '', utm_campaign: '' };
  it('is empty without parameters', () => expect(readCampaign('?other=1')).toEqual(none));
  it('comes from the address: the first of duplicates, cut to 200 characters', () => {
    const search = `?utm_source=a&utm_source=b&utm_medium=${'m'.repeat(300)}`;
    expect(readCampaign(search)).toEqual({ utm_source: 'a', utm_medium: 'm'.repeat(200), utm_campaign: '' });
  });
  it('otherwise comes from the first address of the visit', () => {
    rememberCampaign('?utm_source=first');
    rememberCampaign('?utm_source=second');
    expect(readCampaign('')).toEqual({ ...none, utm_source: 'first' });
    expect(readCampaign('?utm_source=now')).toEqual({ ...none, utm_source: 'now' });
  });
  it.each([null, 1, {}, { utm_source: 1 }, []])('is empty if storage holds %j', (junk) => {
    setTabItem('visit.campaign', junk);
    expect(readCampaign('')).toEqual(none);
  });
});

describe('an analytics event', () => {
  it('is dispatched on the window and pushed to the data layer', () => {
    const listener = vi.fn();
    addEventListener('get_started_opened', (event) => listener((event as CustomEvent).detail), {
      once: true,
    });
    const dataLayer: unknown[] = [];
    Object.assign(window, { dataLayer });
    trackEvent('get_started_opened', { page_path: '/faq' });
    expect(listener).toHaveBeenCalledExactlyOnceWith({ page_path: '/faq' });
    expect(dataLayer).toEqual([{ event: 'get_started_opened', page_path: '/faq' }]);
  });
  it('needs no data layer, and ignores one that throws or is frozen', () => {
    expect(() => trackEvent('x', {})).not.toThrow();
    Object.assign(window, { dataLayer: Object.freeze([]) });
    expect(() => trackEvent('x', {})).not.toThrow();
    Object.assign(window, { dataLayer: 'nonsense' });
    expect(() => trackEvent('x', {})).not.toThrow();
  });
});

describe('the focus', () => {
  it('makes a heading focusable only while it is focused', () => {
    const heading = document.body.appendChild(document.createElement('h1'));
    const other = document.body.appendChild(document.createElement('button'));
    moveFocus(heading);
    expect(document.activeElement).toBe(heading);
    other.focus();
    expect(heading.hasAttribute('tabindex')).toBe(false);
  });
  it('waits for a field, and moves to the checked input of a group', async () => {
    const waiting = focusFieldWhenRendered('group');
    const group = document.createElement('fieldset');
    group.id = 'group';
    group.innerHTML = '<input type="radio" name="a"><input type="radio" name="a" checked>';
    document.body.append(group);
    await waiting;
    expect(document.activeElement).toBe(group.querySelector(':checked'));
  });
  it('is at a place in a text that React has not written yet', () => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.id = 'text';
    field.value = 'old';
    placeCaret('text', { text: 'old\nnew', at: 6 });
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['old\nnew', 6, 6]);
    expect(document.activeElement).toBe(field);
  });
  it('stops waiting when the signal aborts', async () => {
    const control = new AbortController();
    const waiting = waitForElement('never', control.signal);
    control.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });
});

describe('a new history entry', () => {
  it('holds what is handed over until that is taken, and keeps the rest', () => {
    recordEntry('/contact', { step: 3 }, true);
    history.replaceState({ ...readEntry(), scroll: 120 }, '');
    expect(readEntry()).toEqual({ handover: { step: 3 }, scroll: 120 });
    forgetHandover();
    expect(readEntry()).toEqual({ scroll: 120 });
  });
  it('stores where the page before was left, unless that is stored', () => {
    history.replaceState({ handover: 'kept' }, '', '/one');
    const replace = vi.spyOn(history, 'replaceState');
    recordEntry('/two', null, false);
    expect(replace).not.toHaveBeenCalled();
    vi.stubGlobal('scrollY', 120.4);
    history.replaceState({ handover: 'kept' }, '', '/two');
    const push = vi.spyOn(history, 'pushState').mockImplementation(() => {});
    recordEntry('/three', null, false);
    expect(readEntry()).toEqual({ handover: 'kept', scroll: 120 });
    expect(replace).toHaveBeenCalledTimes(2);
    recordEntry('/three', null, false);
    expect(replace).toHaveBeenCalledTimes(2);
    vi.stubGlobal('scrollY', 0);
    recordEntry('/three', null, false);
    expect(readEntry()).toEqual({ handover: 'kept', scroll: 0 });
    expect(push).toHaveBeenCalledTimes(3);
    vi.restoreAllMocks();
  });
});

it.each([
  ['<dialog></dialog><div role="dialog"></div>', false],
  ['<dialog open></dialog>', true],
  ['<div role="dialog" data-state="closed"></div>', true],
])('a dialog is open in %s: %s', (html, isOpen) => {
  document.body.innerHTML = html;
  expect(hasOpenDialog()).toBe(isOpen);
});

describe('sending', () => {
  const { signal } = new AbortController();
  const options = { attempt: { key: '1,2,3,4', madeAt: 1_000 }, signal };
  it('posts a message once, as form data, and accepts JSON', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(10_999);
    const post = vi.fn(async () => new Response(null, { status: 204 }));
    vi.stubGlobal('fetch', post);
    const file = new File(['x'], 'ü.txt');
    await sendMessage('/api/contact', { name: 'Ada', company: '', attachment: file }, options);
    expect(post).toHaveBeenCalledTimes(1);
    const [url, init] = post.mock.calls[0] as unknown as [string, RequestInit];
    expect([url, init.method, init.headers]).toEqual([
      '/api/contact',
      'POST',
      { Accept: 'application/json', 'Idempotency-Key': '1,2,3,4', 'Form-Age': '9' },
    ]);
    expect([...(init.body as FormData).keys()]).toEqual(['name', 'company', 'attachment']);
  });
  it.each([400, 404, 413, 422, 429, 500, 503])('rejects for status %i', async (status) => {
    vi.stubGlobal('fetch', async () => new Response('<p>', { status }));
    await expect(sendMessage('/api/contact', {}, options)).rejects.toThrow(String(status));
  });
  it.each([
    [{ 'Retry-After': '90' }, 90],
    [{ 'Retry-After': 'Thu, 01 Jan 2099 00:01:30 GMT', Date: 'Thu, 01 Jan 2099 00:00:00 GMT' }, 90],
    [{ 'Retry-After': 'Thu, 01 Jan 2026 00:01:30 GMT' }, 90],
    [{ 'Retry-After': 'soon' }, Number.NaN],
    [{}, 0],
  ])('says for how long a refusal with %o asks to wait', async (headers, pause) => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 0));
    vi.stubGlobal('fetch', async () => new Response('', { status: 429, headers }));
    await expect(sendMessage('/api/contact', {}, options)).rejects.toMatchObject({ pause });
    await expect(sendRequest('/api/request', {}, options)).rejects.toMatchObject({ pause });
  });
  it('logs a request and sends nothing without an endpoint', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {});
    const post = vi.fn();
    vi.stubGlobal('fetch', post);
    await sendRequest('', { service: 'not-sure' }, options);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), { service: 'not-sure' });
    expect(post).not.toHaveBeenCalled();
  });
  it('posts a request as JSON to an endpoint', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const post = vi.fn(async () => new Response(null, { status: 200 }));
    vi.stubGlobal('fetch', post);
    await sendRequest('https://api.example/requests', { a: 1 }, options);
    const [, init] = post.mock.calls[0] as unknown as [string, RequestInit];
    expect(init.body).toBe('{"a":1}');
  });
  it('tells only this site that it is the same sender, and how old its form is', async () => {
    vi.spyOn(performance, 'now').mockReturnValue(10_000);
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
      sent.push(['idempotency-key', 'form-age'].map((name) => new Headers(headers).get(name)).join());
      return new Response('{}');
    });
    for (const site of ['', 'https://api.example']) {
      await sendRequest(`${site}/api/request`, {}, options);
      await sendMessage(`${site}/api/contact`, {}, options);
    }
    expect(sent).toEqual(['1,2,3,4,9', '1,2,3,4,9', ',', ',']);
    expect(newAttempt().key).toMatch(/^\d+(,\d+){3}$/);
    expect(newAttempt().key).not.toBe(newAttempt().key);
  });
  it('reads what this site answers to a message, and nothing of another', async () => {
    const body = { reference: 'a-1' };
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body)));
    expect(await sendMessage('/api/contact', {}, options)).toEqual(body);
    expect(await sendMessage('https://forms.example/f', {}, options)).toEqual({});
    vi.stubGlobal('fetch', async () => new Response('<p>'));
    expect(await sendMessage('/api/contact', {}, options)).toEqual({});
  });
});
