import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import { useRegion } from '../../src/app/region.ts';
import { Footer } from '../../src/views/chrome/Footer.tsx';
import { Toasts } from '../../src/views/chrome/Toasts.tsx';
import RegionPage, { prepare } from '../../src/views/region/RegionPage.tsx';
import { Price, PriceOverUnit } from '../../src/views/shared/Price.tsx';
import { PricedText } from '../../src/views/shared/PricedText.tsx';
import { domUi, viewSuite } from '../../tests/paths/view.ts';
import { regionModel } from './region.model.ts';
import { regionScript, type StorageControls } from './region.script.ts';

const key = 'selectedRegion';
const put = (text: string | null) =>
  text === null ? localStorage.removeItem(key) : localStorage.setItem(key, text);

/** Storage as another tab would leave it. */
const storage: StorageControls = {
  store: async (text) => put(text),
  changeElsewhere: (text) =>
    act(async () => {
      put(text);
      dispatchEvent(new StorageEvent('storage', { key }));
    }),
  ready: async () => {},
};

const Stage = ({ inspect }: { inspect?: (event: InspectionEvent) => void }) => (
  <AppActorsProvider address={{ path: '/region', search: '', hash: '' }} inspect={inspect}>
    <RegionPage />
    <p data-testid="price">
      <Price amount={500} />
    </p>
    <div data-testid="month">
      <PriceOverUnit amount={30} unit="a month" />
    </div>
    <p data-testid="sentence">
      <PricedText
        text="{plan}: {price} a year, {saved} less."
        amounts={{ price: 1200, saved: 240 }}
        values={{ plan: 'Enterprise' }}
      />
    </p>
    <Footer />
    <Toasts />
  </AppActorsProvider>
);

beforeEach(async () => {
  localStorage.clear();
  await prepare();
});
afterEach(() => void vi.unstubAllGlobals());

viewSuite({
  name: 'region',
  model: regionModel,
  script: regionScript,
  world: () => storage,
  render: ({ inspect }) => <Stage inspect={inspect} />,
});

/** Is rendered outside every provider. */
const Orphan = () => useRegion().code;

/** What a screen reader reads. */
const spoken = (id: string) => {
  const copy = screen.getByTestId(id).cloneNode(true) as HTMLElement;
  for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
  return copy.textContent?.replaceAll('\u00A0', ' ');
};
const footer = () => screen.getByRole('link', { name: /^Region: / }).textContent;
const open = async () => {
  const ui = domUi(storage);
  await act(async () => void render(<Stage />));
  return ui;
};

describe('region: stories on the view', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  });
  afterEach(() => void vi.useRealTimers());

  it('shows prices in euros only, and the European Union in the footer, before any choice', async () => {
    await open();
    expect(spoken('price')).toBe('€500');
    expect(spoken('month')).toBe('€30a month');
    expect(spoken('sentence')).toBe('Enterprise: €1,200 a year, €240 less.');
    expect(footer()).toBe('Region: European Union');
  });

  it('stores a choice as its plain code, shows one notice, and estimates every price', async () => {
    const ui = await open();
    await ui.choose('Regions', 'United States');
    expect(localStorage.getItem(key)).toBe('US');
    expect((await ui.readScreen()).toasts).toEqual([
      'Region Updated Your region has been set to United States. Prices will now be shown in USD.',
    ]);
    expect(spoken('price')).toBe('about US$586, charged as €500');
    expect(spoken('month')).toBe('about US$35, charged as€30 a month');
    expect(spoken('sentence')).toBe('Enterprise: about US$1,410 (€1,200) a year, about US$281 (€240) less.');
    expect(footer()).toBe('Region: United States');
  });

  it('replaces the notice on another choice, including the European Union', async () => {
    const ui = await open();
    await ui.choose('Regions', 'Japan');
    await ui.choose('Regions', 'European Union');
    expect((await ui.readScreen()).toasts).toEqual([
      'Region Updated Your region has been set to European Union. Prices will now be shown in EUR.',
    ]);
    expect(localStorage.getItem(key)).toBe('EU');
    expect(spoken('price')).toBe('€500');
  });

  it('does nothing when the chosen region is chosen again', async () => {
    put('US');
    const ui = await open();
    localStorage.setItem(key, 'untouched');
    await ui.choose('Regions', 'United States');
    expect(localStorage.getItem(key)).toBe('untouched');
    expect((await ui.readScreen()).toasts).toEqual([]);
  });

  it.each([
    [
      'JP',
      'about JP¥84,500, charged as €500',
      'about JP¥203,000 (€1,200) a year, about JP¥40,600 (€240) less.',
    ],
    ['BR', 'about R$ 3.220, charged as €500', 'about R$ 7.730 (€1,200) a year, about R$ 1.550 (€240) less.'],
    ['IN', 'about ₹50,300, charged as €500', 'about ₹1,21,000 (€1,200) a year, about ₹24,100 (€240) less.'],
  ])('shows a stored %s from the start', async (code, price, sentence) => {
    put(code);
    await open();
    expect(spoken('price')).toBe(price);
    expect(spoken('sentence')).toBe(`Enterprise: ${sentence}`);
  });

  it.each(['us', '"US"', '__proto__', '', 'x'.repeat(2 << 20)])(
    'leaves unknown storage (%.9s) alone until a choice',
    async (junk) => {
      put(junk);
      const ui = await open();
      expect(footer()).toBe('Region: European Union');
      expect(localStorage.getItem(key)).toBe(junk);
      await ui.choose('Regions', 'Canada');
      expect(localStorage.getItem(key)).toBe('CA');
    },
  );

  const no = () => {
    throw new DOMException('no', 'SecurityError');
  };
  it.each([
    ['is full', { getItem: () => null, setItem: no }],
    ['is denied', { getItem: no, setItem: no }],
  ])('applies a choice to the page, with a notice, when storage %s', async (_, refusing) => {
    vi.stubGlobal('localStorage', refusing);
    const ui = await open();
    await ui.choose('Regions', 'Mexico');
    expect(spoken('price')).toBe('about MX$11,000, charged as €500');
    expect((await ui.readScreen()).toasts).toEqual([
      'Region Updated Your region has been set to Mexico. Prices will now be shown in MXN.',
    ]);
  });

  it('prerenders the default, whatever is stored', () => {
    put('US');
    expect(renderToString(<Stage />)).toContain('European Union</a>');
    expect(renderToString(<Stage />)).not.toContain('US$586');
  });

  it('throws an error that names the missing provider (decision P7)', () => {
    expect(() => renderToString(<Orphan />)).toThrow(
      new Error('useRegion must be used within a RegionProvider'),
    );
  });
});
