import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import { planNames } from '../../src/configuration/planNames.ts';
import { plans } from '../../src/configuration/plans.ts';
import { Overlays } from '../../src/views/chrome/Overlays.tsx';
import { Pricing } from '../../src/views/home/Pricing.tsx';
import type { Ui } from '../../tests/paths/index.ts';
import { domUi, viewSuite } from '../../tests/paths/view.ts';
import { readAddress } from '../../tests/worlds/addressControls.tsx';
import {
  filledExcept,
  fillSilently,
  leaks,
  type SubscriptionWorld,
  secrets,
} from '../../tests/worlds/subscriptionWorld.ts';
import { subscriptionDialogModel } from './subscriptionDialog.model.ts';
import { labels, subscriptionDialogScript } from './subscriptionDialog.script.ts';

// Loads the lazy code before the first path. Slow loading has tests of its own.
beforeAll(() => import('../../src/views/chrome/LoadedOverlays.tsx'));

const Stage = ({ inspect }: { inspect: (event: InspectionEvent) => void }) => (
  <AppActorsProvider address={readAddress()} inspect={inspect}>
    <main id="pricing">
      <Pricing />
    </main>
    <Overlays />
  </AppActorsProvider>
);
const world = (): SubscriptionWorld => {
  history.replaceState({}, '', '/');
  return { ready: async () => {}, fillIn: async (blank) => fillSilently(filledExcept(blank)) };
};

viewSuite<typeof subscriptionDialogModel.machine, SubscriptionWorld>({
  name: 'subscriptionDialog',
  model: subscriptionDialogModel,
  script: subscriptionDialogScript,
  world,
  maxSteps: 10,
  render: ({ inspect }) => <Stage inspect={inspect} />,
});

const dialog = () => document.querySelector<HTMLElement>('dialog[open]');
const field = (name: keyof typeof labels) =>
  document.querySelector<HTMLInputElement>(`#subscription-${name}`);
const fillAll = async (ui: Ui) => {
  for (const [name, label] of Object.entries(labels))
    await ui.fill(label, secrets[name as keyof typeof secrets]);
};

describe('subscription dialog', () => {
  let inspected: InspectionEvent[];
  let ui: Ui<SubscriptionWorld>;
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    inspected = [];
    ui = domUi(world());
    render(<Stage inspect={(event) => void inspected.push(event)} />);
  });
  afterEach(() => void vi.useRealTimers());

  const choose = async (plan: string, period = 'Monthly') => {
    await ui.choose('Billing period', period);
    await ui.press(`Choose ${plan}`);
  };

  it.each(
    plans.flatMap(({ name, price: { monthly, yearly } }) => [
      [name, 'Monthly', `€${monthly.toLocaleString('en-US')} a month`],
      [
        name,
        'Yearly',
        `€${yearly.toLocaleString('en-US')} a year€${12 * monthly - yearly} less than twelve months`,
      ],
    ]) as [string, string, string][],
  )('repeats %s, %s: %s', async (plan, period, price) => {
    await choose(plan, period);
    const rows = [...(dialog()?.querySelectorAll('dl > div') ?? [])];
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Plan', plan],
      [period, price],
    ]);
  });

  it('says that nothing is charged, sent or stored', async () => {
    await choose(planNames.starter);
    expect(dialog()?.textContent).toContain('Nothing is charged, sent or stored.');
  });

  it('sets the autocomplete hints, and gives no field a name', async () => {
    await choose(planNames.starter);
    const fields = [...(dialog()?.querySelectorAll('input') ?? [])];
    expect(
      fields.map((each) => [each.id, each.type, each.autocomplete, each.inputMode, each.required]),
    ).toEqual([
      ['subscription-email', 'email', 'email', '', true],
      ['subscription-password', 'password', 'new-password', '', true],
      ['subscription-cardNumber', 'text', 'cc-number', 'numeric', true],
      ['subscription-expiry', 'text', 'cc-exp', 'numeric', true],
      ['subscription-cvc', 'text', 'cc-csc', 'numeric', true],
    ]);
    expect(dialog()?.querySelectorAll('[name]')).toHaveLength(0);
    expect(dialog()?.querySelector('form')?.noValidate).toBe(true);
    expect(dialog()?.querySelector('form')?.hasAttribute('action')).toBe(false);
  });

  it('treats white space as blank and accepts any other text', async () => {
    await choose(planNames.starter);
    for (const label of Object.values(labels)) await ui.fill(label, '   ');
    await ui.press('Subscribe');
    expect(Object.values((await ui.readScreen()).fields).every(({ invalid }) => invalid)).toBe(true);
    for (const label of Object.values(labels)) await ui.fill(label, '?');
    await ui.press('Subscribe');
    expect((await ui.readScreen()).dialog).toBeNull();
  });

  it('accepts autofill that only fires `change`', async () => {
    await choose(planNames.starter);
    await ui.press('Subscribe');
    await act(async () => {
      for (const [name, text] of Object.entries(secrets)) {
        const control = field(name as keyof typeof secrets);
        if (!control) throw new Error(name);
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, text);
        control.dispatchEvent(new Event('change', { bubbles: true }));
      }
    });
    expect(dialog()?.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  });

  it('subscribes once, however often it is pressed', async () => {
    await choose(planNames.professional);
    await fillAll(ui);
    const form = dialog()?.querySelector('form');
    if (!form) throw new Error('no form');
    await act(async () => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    expect((await ui.readScreen()).toasts).toHaveLength(1);
    expect(
      inspected.filter((event) => event.type === '@xstate.event' && event.event.type === 'toast.show'),
    ).toHaveLength(1);
  });

  it.each(['Close', 'Subscribe'])(
    'clears the fields at once on %s, even while the dialog fades',
    async (button) => {
      await choose(planNames.starter);
      await fillAll(ui);
      const fields = [...(dialog()?.querySelectorAll('input') ?? [])];
      await ui.press(button);
      expect(fields.map(({ value }) => value)).toEqual(['', '', '', '', '']);
    },
  );

  it('sends no typed text to machines, logs, storage, analytics or the page', async () => {
    const logged = (['info', 'log', 'debug'] as const).map((level) => vi.spyOn(console, level));
    const dispatched = vi.spyOn(window, 'dispatchEvent');
    const requested = vi.fn();
    vi.stubGlobal('fetch', requested);
    const dataLayer: unknown[] = [];
    vi.stubGlobal('dataLayer', dataLayer);
    await choose(planNames.starter, 'Yearly');
    for (const [name, label] of Object.entries(labels)) {
      await ui.fill(label, secrets[name as keyof typeof secrets]);
      if (name === 'password') await ui.press('Subscribe');
    }
    expect(dialog()?.outerHTML).not.toMatch(leaks);
    await ui.press('Subscribe');
    const snapshots = inspected.map((event) =>
      event.type === '@xstate.event'
        ? event.event
        : event.type === '@xstate.snapshot'
          ? [event.event, event.snapshot]
          : event.type,
    );
    expect(snapshots.length).toBeGreaterThan(10);
    expect(serialize(snapshots)).not.toMatch(leaks);
    for (const spy of logged) expect(serialize(spy.mock.calls)).not.toMatch(leaks);
    expect(serialize(dispatched.mock.calls.map(([event]) => [event.type, { ...event }]))).not.toMatch(leaks);
    expect(requested).not.toHaveBeenCalled();
    expect(dataLayer).toEqual([]);
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
    expect(serialize(history.state)).not.toMatch(leaks);
    expect(location.href + document.cookie).not.toMatch(leaks);
    expect(document.documentElement.outerHTML).not.toMatch(leaks);
  });

  it('the test would notice a leak', () => {
    expect(serialize([{ deep: [secrets.cardNumber] }])).toMatch(leaks);
    expect(Object.values(secrets).every((secret) => leaks.test(secret))).toBe(true);
  });
});

/** Serializes a value of any depth, even with cycles. */
const serialize = (value: unknown): string => {
  const seen = new Set<unknown>();
  return (
    JSON.stringify(value, (_, each: unknown) => {
      if (typeof each !== 'object' || each === null) return each;
      if (seen.has(each) || each instanceof Node) return undefined;
      seen.add(each);
      return each;
    }) ?? ''
  );
};
