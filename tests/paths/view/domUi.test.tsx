import { render } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Unavailable } from '../screen/script.ts';
import { domUi } from './domUi.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Every kind of control, with a log of what was done. */
const Form = () => {
  const [log, setLog] = useState<string[]>([]);
  const add = (what: string) => () => setLog((before) => [...before, what]);
  return (
    <main>
      <button type="button" onClick={add('pressed')}>
        Go
      </button>
      <a href="#there">There</a>
      <fieldset>
        <legend>Topic</legend>
        <label>
          <input type="radio" name="t" onChange={add('chose')} /> An order
        </label>
      </fieldset>
      <label>
        <input type="checkbox" onChange={({ target }) => add(`checked ${target.checked}`)()} /> Agree
      </label>
      <label>
        When
        <select onChange={({ target }) => add(`selected ${target.value}`)()}>
          <option value="now">Now</option>
          <option value="later">Later on</option>
        </select>
      </label>
      <label>
        Name
        <input
          onChange={({ target }) => add(`typed ${target.value}`)()}
          onKeyDown={({ key }) => add(key)()}
        />
      </label>
      <label>
        File
        <input
          type="file"
          onChange={({ target: { files } }) => add(`attached ${files?.[0]?.name} ${files?.[0]?.size}`)()}
        />
      </label>
      <label>
        Fixed
        <input readOnly value="x" />
      </label>
      <label>
        Off
        <input disabled />
      </label>
      <details>
        <summary>Why?</summary>
      </details>
      <output>{log.join(', ')}</output>
    </main>
  );
};

it('operates every kind of control', async () => {
  render(<Form />);
  const ui = domUi();
  await ui.press('Go');
  await ui.follow('There');
  expect(location.hash).toBe('#there');
  await ui.choose('An order');
  await ui.check('Agree', true);
  await ui.check('Agree', true);
  await ui.check('Agree', false);
  await ui.select('When', 'Later on');
  await ui.fill('Name', 'Ada');
  await ui.key('Escape');
  await ui.attach('File', { name: 'a.pdf', size: 3 });
  expect((await ui.readScreen()).fields.File).toEqual({ value: 'a.pdf' });
  await ui.attach('File', null);
  await ui.press('Why?');
  const { status, fields, expanded } = await ui.readScreen();
  expect(status).toEqual([
    'pressed, chose, checked true, checked false, selected later, typed Ada, Escape, attached a.pdf 3, attached undefined undefined',
  ]);
  expect(fields.File).toEqual({ value: '' });
  expect(expanded).toEqual({ 'Why?': true });
});

it('chooses within a group, and throws if a name is ambiguous', async () => {
  const group = (name: string) =>
    `<fieldset><legend>${name}</legend><label><input type="radio">Yes</label></fieldset>`;
  document.body.innerHTML = group('First') + group('Second');
  await domUi().choose('Second', 'Yes');
  expect((await domUi().readScreen()).choices).toEqual({ First: '', Second: 'Yes' });
  await expect(domUi().choose('Yes')).rejects.toThrow('more than one radio button «Yes»');
  document.body.replaceChildren();
});

it('throws Unavailable for what a visitor cannot do', async () => {
  render(<Form />);
  const ui = domUi();
  ui.retries = false;
  await expect(ui.press('Nowhere')).rejects.toThrow(Unavailable);
  await expect(ui.fill('Fixed', 'y')).rejects.toThrow('read-only text field «Fixed»');
  await expect(ui.fill('Off', 'y')).rejects.toThrow('disabled text field «Off»');
  await expect(ui.select('When', 'Never')).rejects.toThrow(Unavailable);
});

it('operates only controls in the open dialog', async () => {
  const pressed = vi.fn();
  render(
    <>
      <button type="button">Go</button>
      <div role="dialog" data-state="open" aria-label="D">
        <button type="button" onClick={pressed}>
          Go
        </button>
      </div>
    </>,
  );
  await domUi().press('Go');
  expect(pressed).toHaveBeenCalledOnce();
});

/** Rings 300 ms after the press. */
const Late = () => {
  const [isShown, show] = useState(false);
  return isShown ? (
    <p role="status">Rang</p>
  ) : (
    <button onClick={() => setTimeout(() => show(true), 300)} type="button">
      Ring
    </button>
  );
};

it('waits for late changes, and advances the time', async () => {
  render(<Late />);
  const ui = domUi();
  await ui.press('Ring');
  await ui.elapse(299);
  expect((await ui.readScreen()).status).toEqual([]);
  await ui.elapse(1);
  expect((await ui.readScreen()).status).toEqual(['Rang']);
});
