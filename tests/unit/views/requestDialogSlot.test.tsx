import { act, fireEvent } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PermanentError } from '../../../machines/resource/resourceRules.ts';
import { AppActorsProvider } from '../../../src/app/AppActorsProvider.tsx';
import { useRequestWizard } from '../../../src/hooks/actors.ts';
import type { EarlyPresses } from '../../../src/shell/early/earlyPresses.ts';
import { EarlyPressesContext } from '../../../src/shell/early/useEarlyPress.ts';
import { useNavigation } from '../../../src/shell/useShell.ts';
import { Overlays } from '../../../src/views/chrome/Overlays.tsx';
import { requestDialogCode } from '../../../src/views/chrome/overlays.ts';
import RequestDialog from '../../../src/views/requestWizard/RequestDialog.tsx';
import { GetStarted } from '../../../src/views/shared/GetStarted.tsx';

const code = vi.hoisted(() => ({ load: vi.fn<() => Promise<unknown>>() }));
vi.mock(import('../../../src/views/chrome/overlays.ts'), async (original) => ({
  ...(await original()),
  requestDialogCode: ['request dialog', code.load] as never,
}));

type Actors = { wizard: ReturnType<typeof useRequestWizard>; navigation: ReturnType<typeof useNavigation> };

let root: Root;
let actors: Actors;
let settle: { loads: () => void; fails: () => void };
const send = vi.fn();

const Read = () => {
  actors = { wizard: useRequestWizard(), navigation: useNavigation() };
  return null;
};

beforeEach(async () => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', () => new Promise<Response>(() => {}));
  code.load.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        settle = {
          loads: () => resolve({ default: RequestDialog }),
          fails: () => reject(new PermanentError('The site has been updated')),
        };
      }),
  );
  const page = (dialog?: typeof RequestDialog) => (
    <EarlyPressesContext value={{ send } as unknown as EarlyPresses}>
      <AppActorsProvider address={{ path: '/faq', search: '', hash: '' }}>
        <Read />
        <main>
          <GetStarted />
        </main>
        <Overlays requestDialog={dialog} />
      </AppActorsProvider>
    </EarlyPressesContext>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page(RequestDialog));
  send.mockReset();
  await act(async () => {
    root = hydrateRoot(place, page());
  });
  expect(requestDialogCode[1]).toBe(code.load);
  code.load.mockClear();
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** With time for what React hydrates by itself. */
const during = (run: () => unknown) =>
  act(async () => {
    run();
    await new Promise((later) => setTimeout(later, 20));
  });
const dialog = () => document.querySelector<HTMLDialogElement>('#request')!;
/** Get Started opens the dialog; where the browser can, it has done so already. */
const getStarted = async (isNative: boolean) => {
  await during(() => {
    fireEvent.click(document.querySelector('main button')!);
    if (isNative) dialog().showModal();
  });
};
const end = (how: keyof typeof settle) => during(() => settle[how]());

it('a dialog that is opened gets its code once, and takes over a press on Next', async () => {
  expect(code.load).not.toHaveBeenCalled();
  await getStarted(true);
  await end('loads');
  expect(send.mock.calls).toEqual([[{ type: 'form.arrived' }]]);
  await during(() => fireEvent.click(dialog().querySelector('[aria-label=Close]')!));
  await getStarted(false);
  expect([dialog().open, actors.wizard.getSnapshot().matches('open')]).toEqual([true, true]);
});

it.each([
  ['is left to the browser if it is on the screen', true, [[{ type: 'code.missing' }]], '/faq', 'open'],
  ['leads to the contact form if it is not', false, [], '/contact', 'closed'],
] as const)('a dialog without code %s', async (_, isNative, sent, path, state) => {
  await getStarted(isNative);
  await end('fails');
  expect(send.mock.calls).toEqual(sent);
  expect(actors.navigation.getSnapshot().context.arrival.address.path).toBe(path);
  expect(actors.wizard.getSnapshot().matches(state)).toBe(true);
});

it('a visitor who has closed the dialog is not led anywhere, and the next opening loads its code again', async () => {
  await getStarted(false);
  await during(() => actors.wizard.send({ type: 'wizard.close' }));
  await end('fails');
  expect(actors.navigation.getSnapshot().context.arrival.address.path).toBe('/faq');
  code.load.mockClear();
  await getStarted(true);
  expect(code.load).toHaveBeenCalledTimes(1);
});

it('a dialog that has no code yet is closed when its page is left', async () => {
  await getStarted(true);
  await during(() =>
    actors.navigation.send({
      type: 'history.traversed',
      address: { path: '/about', search: '', hash: '' },
      scroll: 0,
      isReloaded: false,
    }),
  );
  expect([dialog().open, actors.wizard.getSnapshot().matches('closed')]).toEqual([false, true]);
});
