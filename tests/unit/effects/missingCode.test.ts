import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyWithExecCommand } from '../../../src/effects/copyWithExecCommand.ts';
import { readEntry } from '../../../src/effects/historyEntry.ts';
import { findDocument } from '../../../src/shell/effects/findDocument.ts';
import { hasUserInput } from '../../../src/shell/effects/hasUserInput.ts';
import { forgetReload, reloadEntry } from '../../../src/shell/effects/history.ts';

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

describe('user input in the page', () => {
  it('is not found in an untouched form with initial values', () => {
    element('input', { defaultValue: 'EU' });
    element('textarea', { defaultValue: 'Dear' });
    element('input', { type: 'checkbox', defaultChecked: true });
    element('input', { type: 'radio', value: 'monthly' });
    expect(hasUserInput()).toBe(false);
  });
  it.each<[string, string, object, object]>([
    ['typed text', 'textarea', {}, { value: 'a' }],
    ['an emptied field', 'input', { defaultValue: 'EU' }, { value: '' }],
    ['a checked box', 'input', { type: 'checkbox' }, { checked: true }],
    ['an unchecked box', 'input', { type: 'checkbox', defaultChecked: true }, { checked: false }],
    ['a chosen radio button', 'input', { type: 'radio', value: 'x' }, { checked: true }],
  ])('is found after %s', (_, tag, made, then) => {
    element(tag, made, then);
    expect(hasUserInput()).toBe(true);
  });
  it('is found after the choice of another option', () => {
    const select = element('select');
    for (const defaultSelected of [true, false])
      select.append(Object.assign(document.createElement('option'), { defaultSelected }));
    expect(hasUserInput()).toBe(false);
    Object.assign(select, { selectedIndex: 1 });
    expect(hasUserInput()).toBe(true);
  });
});

describe('the check for a document', () => {
  it('does not fetch the document', async () => {
    const fetch = vi.fn(async (_: string, _init: RequestInit) => new Response(null, { status: 200 }));
    vi.stubGlobal('fetch', fetch);
    const { signal } = new AbortController();
    await findDocument('/faq?a=1#b', signal);
    expect(fetch.mock.calls).toEqual([['/faq?a=1#b', { method: 'HEAD', cache: 'no-store', signal }]]);
  });
  it.each([200, 304, 404, 410])('resolves for status %i', async (status) => {
    vi.stubGlobal('fetch', async () => ({ status }));
    await expect(findDocument('/', new AbortController().signal)).resolves.toBeUndefined();
  });
  it.each([500, 502, 503])('rejects for status %i', async (status) => {
    vi.stubGlobal('fetch', async () => ({ status }));
    await expect(findDocument('/', new AbortController().signal)).rejects.toThrow(`${status}`);
  });
});

it('marks a reload in the history entry without changing the rest, and removes the mark', () => {
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
  const mockExecCommand = (execCommand: () => boolean) => {
    const button = element('button');
    button.focus();
    Object.assign(document, { execCommand });
    return button;
  };
  afterEach(() => void Reflect.deleteProperty(document, 'execCommand'));

  it('copies a selected text next to the focused element, and cleans up', async () => {
    const observed: unknown[] = [];
    const button = mockExecCommand(() => {
      const field = document.activeElement as HTMLTextAreaElement;
      observed.push(field.tagName, field.value, field.readOnly, field.parentElement === button.parentElement);
      return true;
    });
    expect(await copyWithExecCommand('https://deskhand.example/faq')).toBe(true);
    expect(observed).toEqual(['TEXTAREA', 'https://deskhand.example/faq', true, true]);
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
  });
  it('returns false when nothing was copied', async () => {
    mockExecCommand(() => false);
    expect(await copyWithExecCommand('a')).toBe(false);
  });
  it('cleans up after an exception', async () => {
    const button = mockExecCommand(() => {
      throw new Error('Not here');
    });
    await expect(copyWithExecCommand('a')).rejects.toThrow('Not here');
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(button);
  });
});
