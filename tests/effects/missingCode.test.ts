import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyWithExecCommand } from '../../src/effects/copyWithExecCommand.ts';
import { findDocument } from '../../src/effects/findDocument.ts';
import { hasUserInput } from '../../src/effects/hasUserInput.ts';
import { forgetReload, readEntry, reloadEntry } from '../../src/effects/historyEntry.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  history.replaceState(null, '');
});

const element = (tag: string, made: object = {}, then: object = {}): HTMLElement => {
  const each = Object.assign(document.createElement(tag), made);
  document.body.append(each);
  return Object.assign(each, then);
};

describe('whether something was typed into the page as it came', () => {
  it('is not so on an untouched form, whatever it came with', () => {
    element('input', { defaultValue: 'EU' });
    element('textarea', { defaultValue: 'Dear' });
    element('input', { type: 'checkbox', defaultChecked: true });
    element('input', { type: 'radio', value: 'monthly' });
    expect(hasUserInput()).toBe(false);
  });
  it.each<[string, string, object, object]>([
    ['a text', 'textarea', {}, { value: 'a' }],
    ['an emptied field', 'input', { defaultValue: 'EU' }, { value: '' }],
    ['a tick', 'input', { type: 'checkbox' }, { checked: true }],
    ['a tick taken away', 'input', { type: 'checkbox', defaultChecked: true }, { checked: false }],
    ['a choice', 'input', { type: 'radio', value: 'x' }, { checked: true }],
  ])('is so after %s', (_, tag, made, then) => {
    element(tag, made, then);
    expect(hasUserInput()).toBe(true);
  });
  it('is so after another option', () => {
    const select = element('select');
    for (const defaultSelected of [true, false])
      select.append(Object.assign(document.createElement('option'), { defaultSelected }));
    expect(hasUserInput()).toBe(false);
    Object.assign(select, { selectedIndex: 1 });
    expect(hasUserInput()).toBe(true);
  });
});

describe('whether a document can be had', () => {
  it('is asked without fetching it', async () => {
    const fetch = vi.fn(async (_: string, _init: RequestInit) => new Response(null, { status: 200 }));
    vi.stubGlobal('fetch', fetch);
    const { signal } = new AbortController();
    await findDocument('/faq?a=1#b', signal);
    expect(fetch.mock.calls).toEqual([['/faq?a=1#b', { method: 'HEAD', cache: 'no-store', signal }]]);
  });
  it.each([200, 304, 404, 410])('%i: it can', async (status) => {
    vi.stubGlobal('fetch', async () => ({ status }));
    await expect(findDocument('/', new AbortController().signal)).resolves.toBeUndefined();
  });
  it.each([500, 502, 503])('%i: it can’t', async (status) => {
    vi.stubGlobal('fetch', async () => ({ status }));
    await expect(findDocument('/', new AbortController().signal)).rejects.toThrow(`${status}`);
  });
});

it('the mark of a full load is in the history entry, beside what else is there, and goes again', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, reload });
  history.replaceState({ scroll: 120, handover: 'Press inquiry' }, '');
  reloadEntry();
  expect(readEntry()).toEqual({ scroll: 120, handover: 'Press inquiry', isReloaded: true });
  expect(reload).toHaveBeenCalledTimes(1);
  forgetReload();
  expect(readEntry()).toEqual({ scroll: 120, handover: 'Press inquiry' });
});

describe('copying without a clipboard', () => {
  const copying = (execCommand: () => boolean) => {
    const button = element('button');
    button.focus();
    Object.assign(document, { execCommand });
    return button;
  };
  afterEach(() => void Reflect.deleteProperty(document, 'execCommand'));

  it('copies what it selects, beside what has the focus, and cleans up', async () => {
    const seen: unknown[] = [];
    const button = copying(() => {
      const field = document.activeElement as HTMLTextAreaElement;
      seen.push(field.tagName, field.value, field.readOnly, field.parentElement === button.parentElement);
      return true;
    });
    expect(await copyWithExecCommand('https://deskhand.example/faq')).toBe(true);
    expect(seen).toEqual(['TEXTAREA', 'https://deskhand.example/faq', true, true]);
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
  });
  it('says when nothing was copied', async () => {
    copying(() => false);
    expect(await copyWithExecCommand('a')).toBe(false);
  });
  it('cleans up after an exception', async () => {
    const button = copying(() => {
      throw new Error('Not here');
    });
    await expect(copyWithExecCommand('a')).rejects.toThrow('Not here');
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});
