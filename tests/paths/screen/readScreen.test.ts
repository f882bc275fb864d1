import { afterEach, describe, expect, it } from 'vitest';
import { emptyScreen, readScreen } from './readScreen.ts';

const screenOf = (html: string, within?: string) => {
  document.body.innerHTML = html;
  return readScreen(within);
};
afterEach(() => document.body.replaceChildren());

it('returns an empty screen for an empty page', () => expect(screenOf('')).toEqual(emptyScreen));

describe('scope', () => {
  it('is main, or the selector of the script', () => {
    const page =
      '<header><button>Menu</button></header><main><button>Go</button><form><button>Send</button></form></main>';
    expect(screenOf(page).buttons).toEqual({ Go: true, Send: true });
    expect(screenOf(page, 'form').buttons).toEqual({ Send: true });
  });
  it('is the topmost open dialog', () => {
    const screen = screenOf(`<main><h1>Page</h1></main>
      <div role="dialog" aria-label="Lower"><h2>Lower</h2></div>
      <div role="dialog" aria-labelledby="t" data-state="open"><h2 id="t">Upper  one</h2></div>
      <div role="dialog" aria-label="Gone" data-state="closed"></div><dialog aria-label="Native"></dialog>`);
    expect(screen).toMatchObject({ dialog: 'Upper one', heading: 'Upper one' });
  });
  it('is a native dialog only while it is open', () => {
    expect(screenOf('<main></main><dialog open aria-label="Native"></dialog>').dialog).toBe('Native');
    expect(screenOf('<main></main><dialog aria-label="Native"></dialog>').dialog).toBe(null);
  });
});

describe('fields', () => {
  it.each([
    ['<label>Email <input></label>'],
    ['<label for="f">Email</label><input id="f">'],
    ['<label for="f">Email <span aria-hidden="true">*</span></label><input id="f">'],
    ['<span id="l">Email</span><input aria-labelledby="l">'],
    ['<input aria-label="Email">'],
    ['<label>Email<textarea></textarea></label>'],
  ])('have a name: %s', (html) => expect(screenOf(html).fields).toEqual({ Email: { value: '' } }));

  it('have a value, an error message, and may be read-only', () => {
    expect(
      screenOf(`<label>A<input value="1" readonly></label>
        <label>B<input aria-invalid="true" aria-describedby="hint e-error"></label>
        <label>C<input aria-invalid="false" aria-describedby="e-error"></label>
        <p id="hint">A hint.</p><p id="e-error">Too <b>short</b>.</p>`).fields,
    ).toEqual({
      A: { value: '1', readOnly: true },
      B: { value: '', invalid: 'Too short.' },
      C: { value: '' },
    });
  });
  it('may be selects', () =>
    expect(screenOf('<label>When<select><option>Now<option selected>Later</select></label>').fields).toEqual({
      When: { value: 'Later' },
    }));
});

it('reads radio groups and the chosen options', () =>
  expect(
    screenOf(`<fieldset><legend>Topic</legend><label><input type="radio"> An order</label>
      <label><input type="radio" checked> Support</label></fieldset>
      <div role="radiogroup" aria-label="Period"><button role="radio" aria-checked="false">Monthly</button></div>`)
      .choices,
  ).toEqual({ Topic: 'Support', Period: '' }));

it('reads checkboxes and switches', () =>
  expect(
    screenOf(`<label><input type="checkbox" checked> I agree to the <a href="/privacy">policy</a></label>
      <button role="switch" aria-checked="false">Yearly</button>`),
  ).toMatchObject({ checks: { 'I agree to the policy': true, Yearly: false }, buttons: {}, fields: {} }));

it('reads which buttons can be pressed, and numbers equal names', () =>
  expect(
    screenOf(`<button aria-label="Close">×</button><button disabled>Next</button><button aria-disabled="true">Send</button>
      <fieldset disabled><button>Back</button></fieldset><button>Order</button><button>Order</button>`)
      .buttons,
  ).toEqual({ Close: true, Next: false, Send: false, Back: false, Order: true, 'Order (2)': true }));

it('reads pressed, expanded and selected controls', () =>
  expect(
    screenOf(`<button aria-pressed="true">Yes</button><button aria-expanded="false">More</button>
      <details open><summary>Why?</summary>Because <button>Really</button></details>
      <details><summary>How?</summary><button>Thus</button></details>
      <button role="tab" aria-selected="true">Orders</button>
      <ul role="listbox"><li role="option" aria-selected="true">One<li role="option" aria-selected="false">Two</ul>
      <ul role="listbox" hidden><li role="option">Three</ul>`),
  ).toMatchObject({
    pressed: { Yes: true },
    expanded: { More: false, 'Why?': true, 'How?': false },
    tabs: { Orders: true },
    options: { One: true, Two: false },
    buttons: { Yes: true, More: true, Really: true },
  }));

it('treats an option as active only if the combobox refers to it', () => {
  const options = (active: string) =>
    screenOf(`<input role="combobox" aria-controls="list" aria-activedescendant="${active}">
      <ul role="listbox" id="list"><li role="option" id="one" aria-selected="true">One<li role="option" id="two">Two</ul>`)
      .options;
  expect(options('one')).toEqual({ One: true, Two: false });
  for (const active of ['two', '']) expect(options(active)).toEqual({ One: false, Two: false });
});

it('reads the errors of fields, checkboxes and groups', () =>
  expect(
    screenOf(`<label>Name<input aria-invalid="true" aria-describedby="n-error"></label><p id="n-error">Enter it.</p>
      <label><input type="checkbox" aria-invalid="true" aria-errormessage="c">Agree</label><p id="c">Needed.</p>
      <fieldset role="radiogroup" aria-invalid="true" aria-describedby="r-hint r-error"><legend>Topic</legend>
      <p id="r-hint">One.</p><input type="radio"></fieldset><p id="r-error">Choose.</p><input aria-invalid="false">`)
      .errors,
  ).toEqual({ Name: 'Enter it.', Agree: 'Needed.', Topic: 'Choose.' }));

it('reads aria-current', () =>
  expect(
    screenOf(`<a href="/" aria-current="page">Home</a><a href="/faq" aria-current="false">Questions</a>
      <ol><li aria-current="step">Details</ol>`).current,
  ).toEqual({ Home: 'page', Details: 'step' }));

it('reads the text in one line, without field values and hidden text', () =>
  expect(
    screenOf(`<main><h1>Prices</h1><p>€50 a<b> month</b></p><i hidden>No</i><textarea>Typed</textarea>
      <section aria-label="Fees"><p>€5</p></section><button aria-label="Order">Go</button></main><p>Elsewhere</p>`)
      .text,
  ).toBe('Prices €50 a month €5 Order'));

it('reads alerts and status, except empty ones', () =>
  expect(
    screenOf(`<p role="alert">No <b>network</b>.</p><p role="alert"></p><p role="status">12/2000</p><output>5 €</output>
      <div aria-live="polite"> Sent </div>`),
  ).toMatchObject({ alerts: ['No network.'], status: ['12/2000', '5 €', 'Sent'] }));

it('reads toasts anywhere on the page, once', () =>
  expect(
    screenOf(`<main><h1>Page</h1></main><div role="dialog" aria-label="Open"></div>
      <ol><li role="status" data-state="open"><div>Region Updated</div><div>Now EUR.</div><button>Close toast</button></li>
      <li role="status" data-state="closed">Old</li></ol>`),
  ).toMatchObject({ toasts: ['Region Updated Now EUR.'], status: [] }));

it('reads links and the focus', () => {
  screenOf('<main><a href="/faq">Questions</a><button aria-label="Close">×</button></main>');
  document.querySelector('button')?.focus();
  expect(readScreen()).toMatchObject({ links: { Questions: '/faq' }, focus: 'Close' });
});

it.each(['disabled', 'hidden'])('ignores the focus of an element that is %s', (attribute) => {
  screenOf('<button>Send</button>');
  const button = document.querySelector('button');
  button?.focus();
  button?.setAttribute(attribute, '');
  expect(readScreen().focus).toBe('');
});

it('ignores hidden elements', () =>
  expect(
    screenOf(`<button hidden>A</button><div aria-hidden="true"><button>B</button></div><div inert><button>C</button></div>
      <template><button>D</button></template>`).buttons,
  ).toEqual({}));

it('is self-contained: a browser can run its source', () => {
  document.body.innerHTML = '<main><h1>Hi</h1></main>';
  expect(new Function(`return (${readScreen})()`)()).toMatchObject({ heading: 'Hi' });
});
