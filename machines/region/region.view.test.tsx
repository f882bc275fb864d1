import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import { useRegion } from '../../src/hooks/region.ts';
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

interface StageProps {
  readonly inspect?: (event: InspectionEvent) => void;
  /** Notices are a part of the page only once its script runs. */
  readonly isPrerendered?: boolean;
}
const Stage = ({ inspect, isPrerendered = false }: StageProps) => (
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
    {isPrerendered ? null : <Toasts />}
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

  it('does nothing when the chosen region is chosen again', async () => {
    put('US');
    const ui = await open();
    localStorage.setItem(key, 'untouched');
    await ui.choose('Regions', 'United States');
    expect(localStorage.getItem(key)).toBe('untouched');
    expect((await ui.readScreen()).toasts).toEqual([]);
  });

  it.each(['us', ' "US"'])('reads stored text like %s tolerantly', async (stored) => {
    put(stored);
    await open();
    expect(footer()).toBe('Region: United States');
    expect(localStorage.getItem(key)).toBe(stored);
  });

  it.each(['zz', '__proto__', '', 'x'.repeat(2 << 20)])(
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

  it('prerenders the default, whatever is stored', () => {
    put('US');
    const html = renderToString(<Stage isPrerendered />);
    expect(html).toContain('European Union</a>');
    expect(html).not.toContain('US$586');
  });

  it('throws an error that names the missing provider (decision P7)', () => {
    expect(() => renderToString(<Orphan />)).toThrow(
      new Error('useRegion must be used within a RegionProvider'),
    );
  });
});
