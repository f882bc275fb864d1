/** What hints do and when, to the millisecond. Their position is measured in the browser. */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Tooltips, { type TooltipTrigger } from '../../../src/design/Tooltips.tsx';
import { followHints } from '../../../src/effects/screen/followHints.ts';

/** Two triggers and another element. The hints are rendered as soon as a trigger is approached. */
const Page = ({ codeArrivesAfter = 0 }) => {
  const [triggers, setTriggers] = useState<TooltipTrigger[]>([]);
  useEffect(
    () =>
      followHints((element, event) => {
        const at = Date.now();
        const add = () =>
          setTriggers((before) =>
            before.some((each) => each.element === element) ? before : [...before, { element, event, at }],
          );
        if (codeArrivesAfter === 0) add();
        else setTimeout(add, codeArrivesAfter);
      }),
    [codeArrivesAfter],
  );
  return (
    <>
      <button type="button" data-tooltip="A long word for it">
        One
      </button>
      <button type="button" data-tooltip="Another" aria-describedby="note">
        <b>Two</b>
      </button>
      <p id="note">A note</p>
      {triggers.length > 0 ? <Tooltips triggers={triggers} /> : null}
    </>
  );
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const trigger = (name: string) => screen.getByRole('button', { name });
const hint = () => screen.queryByRole('tooltip')?.textContent ?? null;
const settle = () => act(async () => void (await new Promise((later) => setImmediate(later))));
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const point = async (name: string, pointerType = 'mouse') => {
  const element = trigger(name);
  await act(async () => void fireEvent.pointerOver(element.firstElementChild ?? element, { pointerType }));
  await act(async () => void fireEvent.pointerMove(element, { pointerType }));
  await settle();
};
const leave = async (name: string) => {
  await act(async () => void fireEvent.pointerLeave(trigger(name), { clientX: 0, clientY: 0 }));
  await act(async () => void fireEvent.pointerMove(document.body, { clientX: 900, clientY: 900 }));
};

it('opens 700 ms after the pointer arrives, and closes when it leaves', async () => {
  render(<Page />);
  await point('One');
  await pass(699);
  expect(hint()).toBeNull();
  await pass(1);
  expect(hint()).toBe('A long word for it');
  await leave('One');
  expect(hint()).toBeNull();
});

it.each([
  [300, 400],
  [699, 1],
])('opens 700 ms after the pointer arrives, also if its code arrives after %i ms', async (late, rest) => {
  const matches = Element.prototype.matches;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':hover' || matches.call(this, selector);
  });
  render(<Page codeArrivesAfter={late} />);
  await point('One');
  await pass(late);
  await settle();
  await pass(rest - 1);
  expect(hint()).toBeNull();
  await pass(1);
  expect(hint()).toBe('A long word for it');
  vi.restoreAllMocks();
});

it('does not open if the pointer leaves earlier', async () => {
  render(<Page />);
  await point('One');
  await pass(699);
  await act(async () => void fireEvent.pointerLeave(trigger('One')));
  await pass(5_000);
  expect(hint()).toBeNull();
});

it('opens the next hint at once within 300 ms, and after 700 ms from then on', async () => {
  render(<Page />);
  await point('One');
  await pass(700);
  await leave('One');
  await pass(299);
  await point('Two');
  expect(hint()).toBe('Another');
  await leave('Two');
  await pass(300);
  await point('One');
  await pass(699);
  expect(hint()).toBeNull();
  await pass(1);
  expect(hint()).toBe('A long word for it');
});

it('opens at once on keyboard focus, and closes on blur or Escape', async () => {
  render(<Page />);
  await act(async () => trigger('One').focus());
  expect(hint()).toBe('A long word for it');
  await act(async () => trigger('Two').focus());
  expect(hint()).toBe('Another');
  await act(async () => void fireEvent.keyDown(trigger('Two'), { key: 'Escape' }));
  expect(hint()).toBeNull();
  expect(document.activeElement).toBe(trigger('Two'));
});

it('shows the text that the attribute has when it opens', async () => {
  render(<Page />);
  await act(async () => trigger('One').focus());
  await act(async () => trigger('One').blur());
  trigger('One').dataset.tooltip = 'A new word';
  await act(async () => trigger('One').focus());
  expect(hint()).toBe('A new word');
});

it('describes its trigger while it is open, in addition to an existing description', async () => {
  render(<Page />);
  const two = trigger('Two');
  expect(trigger('One').hasAttribute('aria-describedby')).toBe(false);
  await act(async () => two.focus());
  const [note, hintId] = two.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(note).toBe('note');
  expect(document.getElementById(hintId ?? '')?.textContent).toBe('Another');
  await act(async () => trigger('One').focus());
  expect(two.getAttribute('aria-describedby')).toBe('note');
  expect(trigger('One').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
});

it('ignores touch, and closes on a click', async () => {
  render(<Page />);
  await point('One', 'touch');
  await pass(5_000);
  expect(hint()).toBeNull();
  await point('One');
  await pass(700);
  await act(async () => void fireEvent.click(trigger('One')));
  expect(hint()).toBeNull();
});

it('does not render its trigger again: it is the same element and has the focus', async () => {
  render(<Page />);
  const one = trigger('One');
  await act(async () => one.focus());
  expect(hint()).not.toBeNull();
  expect(trigger('One')).toBe(one);
  expect(document.activeElement).toBe(one);
});
