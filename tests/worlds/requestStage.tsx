import { act, fireEvent, render } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import type { InspectionEvent } from 'xstate';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import { viewLoaders } from '../../src/routes/modules.ts';
import { useNavigation } from '../../src/shell/useShell.ts';
import { Overlays } from '../../src/views/chrome/Overlays.tsx';
import { TopBar } from '../../src/views/chrome/TopBar.tsx';
import RequestDialog from '../../src/views/requestWizard/RequestDialog.tsx';
import { GetStarted } from '../../src/views/shared/GetStarted.tsx';
import { HeldRequests, Unavailable } from '../paths/index.ts';
import { HydratedStage, type PageLoad } from './HydratedStage.tsx';
import {
  draftKey,
  pauseHeaders,
  type RequestWorld,
  reply,
  serializeDraft,
  stagePath,
  stageService,
} from './requestWorld.ts';

/** A tab, and an endpoint that holds each request until the script answers it. */
export class World implements RequestWorld {
  readonly requests = new HeldRequests();
  readonly logged: unknown[][] = [];
  readonly page: PageLoad = { load: () => {} };
  /** Back and forward; the stage provides it. */
  traverse = (_path: string): void => {};

  constructor() {
    vi.spyOn(console, 'info').mockImplementation((...args) => void this.logged.push(args));
    sessionStorage.clear();
    history.replaceState({}, '', stagePath);
    // Pages that the visitor opens never arrive: only leaving matters here.
    vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
      init?.method === 'POST' ? this.requests.fetch(url, init) : new Promise<Response>(() => {}),
    );
  }

  /** What the platform does first. Only if nobody prevents it, it closes the dialog. */
  requestClose: RequestWorld['requestClose'] = async () => {
    const open = document.querySelector('dialog[open]');
    if (!open) throw new Unavailable('no dialog is open');
    if (fireEvent(open, new Event('cancel', { cancelable: true }))) throw new Error('the dialog is closed');
  };

  openWithoutScript: RequestWorld['openWithoutScript'] = async () =>
    this.page.load(() => document.querySelector<HTMLDialogElement>('#request')?.showModal());

  leavePage: RequestWorld['leavePage'] = async () => {
    this.traverse('/about');
    this.traverse(stagePath);
  };

  comeBack: RequestWorld['comeBack'] = async () => this.traverse(stagePath);

  pressInToast: RequestWorld['pressInToast'] = async (name) => {
    const buttons = [...document.querySelectorAll<HTMLElement>('li[data-state=open] button')];
    const button = buttons.find(({ textContent }) => textContent === name);
    if (!button) throw new Unavailable(`no «${name}» in a toast`);
    fireEvent.click(button);
  };

  storeDraft: RequestWorld['storeDraft'] = async (draft) => {
    if (draft) sessionStorage.setItem(draftKey, serializeDraft(draft));
  };

  ready: RequestWorld['ready'] = async () => {};

  getStarted: RequestWorld['getStarted'] = async (service) => {
    if (document.querySelector('dialog[open]')) throw new Unavailable('the dialog is open');
    const place = service === stageService ? 'main' : 'nav';
    const button = document.querySelector<HTMLElement>(`${place} button`);
    if (!button) throw new Error(`no Get Started in ${place}`);
    button.focus();
    fireEvent.click(button);
  };

  answer: RequestWorld['answer'] = async (how) =>
    this.requests.answer(
      how === 'drop'
        ? new TypeError('network')
        : new Response(JSON.stringify({ ok: true, ...reply }), { status: how, headers: pauseHeaders(how) }),
    );
}

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const History = ({ world }: { world: World }) => {
  const navigation = useNavigation();
  world.traverse = (path) => {
    // The browser changes the address first.
    history.replaceState({}, '', path);
    const address = { path, search: '', hash: '' };
    navigation.send({ type: 'history.traversed', address, scroll: 0, isReloaded: false });
  };
  return null;
};

/** The top bar, a page that offers one service, and the overlays. */
export const Stage = ({ world, inspect }: { world: World; inspect?: (event: InspectionEvent) => void }) => (
  <HydratedStage page={world.page}>
    <AppActorsProvider address={{ path: stagePath, search: '', hash: '' }} inspect={inspect}>
      <History world={world} />
      <TopBar />
      <main>
        <GetStarted service={stageService} />
      </main>
      <Overlays requestDialog={RequestDialog} />
    </AppActorsProvider>
  </HydratedStage>
);

/** Loads what comes later, so that it is available to every test. */
export const loadRequest = async (): Promise<void> => {
  // Pages that the visitor leaves for or comes back to: shown late, they would close a dialog that is open by then.
  await Promise.all([viewLoaders.service(), viewLoaders.about(), viewLoaders.contact()]);
  const { unmount } = render(<Stage world={new World()} />);
  await act(async () => {
    await new Promise((later) => setTimeout(later, 300));
    await import('../../src/views/chrome/LoadedOverlays.tsx');
    await new Promise((later) => setTimeout(later, 50));
  });
  unmount();
};
