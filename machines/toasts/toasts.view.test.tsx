import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import { useRequestWizard, useSubscriptionDialog, useToasts } from '../../src/hooks/actors.ts';
import { Overlays } from '../../src/views/chrome/Overlays.tsx';
import { domUi, viewSuite } from '../../tests/paths/view.ts';
import { alert, news, toastsModel } from './toasts.model.ts';
import { type ToastsWorld, toastsScript } from './toasts.script.ts';
import type { ToastWords } from './toastsMachine.ts';

beforeAll(() => import('../../src/views/chrome/LoadedOverlays.tsx'));

/** Causes the model's two notices directly. Their dialogs have tests of their own. */
let bringAbout: ToastsWorld['bringAbout'] = async () => {};
const CauseNotices = () => {
  const wizard = useRequestWizard();
  const subscription = useSubscriptionDialog();
  bringAbout = async ({ title }) => {
    if (title === alert.title) {
      wizard.send({ type: 'wizard.open' });
      wizard.send({ type: 'step.next' });
      wizard.send({ type: 'wizard.close' });
    } else {
      subscription.send({ type: 'plan.choose', plan: 'starter', period: 'monthly' });
      subscription.send({ type: 'subscription.submit', blank: [] });
    }
  };
  return null;
};

const home = { path: '/', search: '', hash: '' };

viewSuite<typeof toastsModel.machine, ToastsWorld>({
  name: 'toasts',
  cover: 'steps',
  model: toastsModel,
  script: toastsScript,
  world: () => ({
    ready: async () => {},
    bringAbout: (toast) => bringAbout(toast),
    close: async (id) => {
      // Some notices that are shown alone are left to expire.
      const others = document.querySelectorAll('li[data-state=open]').length - 1;
      if (others === 0 && id % 2 === 0) return void (await act(() => vi.advanceTimersByTimeAsync(5_000)));
      const button = document.querySelector(`#toast-${id} button`);
      if (button) await act(async () => void fireEvent.click(button));
    },
  }),
  render: ({ inspect }) => (
    <AppActorsProvider address={home} inspect={inspect}>
      <CauseNotices />
      <Overlays />
    </AppActorsProvider>
  ),
});

let show: (toast: ToastWords) => void = () => {};
let subscription: ReturnType<typeof useSubscriptionDialog>;
const ShowNotices = () => {
  const toasts = useToasts();
  subscription = useSubscriptionDialog();
  show = (toast) => toasts.send({ type: 'toast.show', toast });
  return null;
};

describe('a notice', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
    render(
      <AppActorsProvider address={home}>
        <ShowNotices />
        <Overlays />
      </AppActorsProvider>,
    );
  });
  afterEach(() => void vi.useRealTimers());
  const link: ToastWords = {
    title: 'Copy this link',
    description: 'https://deskhand.example/help',
    tone: 'default',
    stays: true,
  };
  const drag = (target: Element) => {
    fireEvent.pointerDown(target, { button: 0, clientX: 10, clientY: 10 });
    for (const clientX of [40, 90]) fireEvent.pointerMove(target, { clientX, clientY: 10 });
    fireEvent.pointerUp(target, { clientX: 90, clientY: 10 });
  };
  const words = () => document.querySelector('li[data-state=open] div > div') as Element;

  it('disappears after 5000 ms, but stays until it is closed if it holds something to copy', async () => {
    const ui = domUi();
    await act(async () => show(link));
    await act(async () => show(news));
    await ui.elapse(4_999);
    expect((await ui.readScreen()).toasts).toHaveLength(2);
    await ui.elapse(1);
    expect((await ui.readScreen()).toasts).toEqual(['Copy this link https://deskhand.example/help']);
    await ui.elapse(3_600_000);
    expect((await ui.readScreen()).toasts).toHaveLength(1);
    await ui.press('Close toast');
    expect((await ui.readScreen()).toasts).toEqual([]);
  });

  it('is closed by its own button while another is shown', async () => {
    const ui = domUi();
    await act(async () => show(link));
    await act(async () => show(news));
    const shown = [...document.querySelectorAll('li[data-state=open]')];
    const close = shown.find((each) => each.textContent?.includes(news.title))?.querySelector('button');
    await act(async () => void (close && fireEvent.click(close)));
    expect((await ui.readScreen()).toasts).toEqual(['Copy this link https://deskhand.example/help']);
  });

  it('is within an open dialog, because nothing else can be reached', async () => {
    const dialog = () => document.querySelector('[data-toasts] li')?.closest('dialog[open]') ?? null;
    await act(async () => show(news));
    expect(dialog()).toBeNull();
    await act(async () => subscription.send({ type: 'plan.choose', plan: 'starter', period: 'monthly' }));
    expect(dialog()).not.toBeNull();
    await act(async () => subscription.send({ type: 'subscription.close' }));
    expect(dialog()).toBeNull();
  });

  it('can be swiped away, but not by its text if it holds something to copy', async () => {
    const ui = domUi();
    await act(async () => show(link));
    await act(async () => drag(words()));
    expect((await ui.readScreen()).toasts).toHaveLength(1);
    await ui.press('Close toast');
    await ui.elapse(1_000);
    await act(async () => show(news));
    await act(async () => drag(words()));
    expect((await ui.readScreen()).toasts).toEqual([]);
  });

  it('is announced to screen readers, politely or, for a failure, assertively', async () => {
    await act(async () => show(news));
    await act(async () => show(alert));
    await domUi().elapse(50);
    const announcements = [...document.querySelectorAll('[role=status][aria-live]')].map((each) => [
      each.getAttribute('aria-live'),
      each.textContent,
    ]);
    expect(announcements).toEqual([
      ['polite', `Notifications ${news.title} ${news.description}`],
      ['assertive', `Notifications ${alert.title}`],
    ]);
  });
});
