import { act, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor, type InspectionEvent } from 'xstate';
import { AppActorsProvider } from '../../src/app/AppActorsProvider.tsx';
import { answerEarlyPresses, type EarlyPresses } from '../../src/shell/early/earlyPresses.ts';
import { EarlyPressesContext, useEarlyPress } from '../../src/shell/early/useEarlyPress.ts';
import { Overlays } from '../../src/views/chrome/Overlays.tsx';
import RequestDialog from '../../src/views/requestWizard/RequestDialog.tsx';
import { GetStarted } from '../../src/views/shared/GetStarted.tsx';
import { OpensDialog } from '../../src/views/shared/OpensDialog.tsx';
import { viewSuite } from '../../tests/paths/view.ts';
import { firstService, firstServiceName, lastService, lastServiceName } from '../../tests/worlds/services.ts';
import { earlyPressPageModel } from './earlyPress.model.ts';
import { type EarlyPressWorld, earlyPressScript } from './earlyPress.script.ts';
import { earlyPressMachine } from './earlyPressMachine.ts';

const showModal = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** Two cards of a page, and the dialog that they open. */
const Cards = ({ load }: { load: () => Promise<unknown> }) => {
  const [open, setOpen] = useState<string | null>(null);
  useEarlyPress('service-card-', load);
  return (
    <main>
      {[
        [firstService, firstServiceName],
        [lastService, lastServiceName],
      ].map(([id = '', name]) => (
        <div key={id}>
          <OpensDialog without={`/services/${id}`} onOpen={() => setOpen(name ?? null)}>
            <button id={`service-card-${id}`} type="submit" aria-haspopup="dialog">
              {name}
            </button>
          </OpensDialog>
          <p>In short</p>
        </div>
      ))}
      <a id="article-link" href="/article" aria-haspopup="dialog">
        An article
      </a>
      <GetStarted />
      {open ? (
        <dialog ref={showModal} aria-labelledby="whole">
          <h2 id="whole">{open}</h2>
          <p>Get Started</p>
          <button type="button" onClick={() => setOpen(null)}>
            Close
          </button>
        </dialog>
      ) : null}
    </main>
  );
};

/** A page that is there as HTML, and the script that runs before the app. */
class World implements EarlyPressWorld {
  presses: EarlyPresses | null = null;
  #root: Root | null = null;
  #place: HTMLElement | null = null;
  #isHtml = true;
  #load = (): void => {};
  #stop = (): void => {};

  show = (inspect: (event: InspectionEvent) => void) => (place: HTMLElement | null) => {
    if (!place) {
      // React does not unmount a root while it renders another.
      queueMicrotask(() => {
        act(() => this.#root?.unmount());
        this.#stop();
        document.getElementById('early')?.remove();
      });
      return;
    }
    this.#place = place;
    this.#stop = startPresses(this, inspect);
    this.#showHtml();
  };

  #page = () => {
    const loaded = new Promise<void>((resolve) => {
      this.#load = resolve;
    });
    return (
      <EarlyPressesContext value={this.presses}>
        <AppActorsProvider address={{ path: '/', search: '', hash: '' }}>
          <Cards load={() => loaded} />
          <Overlays requestDialog={RequestDialog} />
        </AppActorsProvider>
      </EarlyPressesContext>
    );
  };
  #showHtml = (): void => {
    this.#isHtml = true;
    if (this.#place) this.#place.innerHTML = renderToString(this.#page());
  };
  #hydrate = async (): Promise<void> =>
    act(async () => {
      this.#isHtml = false;
      if (this.#place) this.#root = hydrateRoot(this.#place, this.#page());
    });

  ready = async (): Promise<void> => {};
  showAgain = async (): Promise<void> => {
    if (this.#isHtml) return;
    await this.leave();
    this.#showHtml();
  };
  openRequest = async (): Promise<void> => {
    await this.showAgain();
    document.querySelector<HTMLDialogElement>('#request')?.showModal();
    document.querySelector<HTMLInputElement>(`#request input[value=${firstService}]`)?.click();
  };
  arrive = this.#hydrate;
  arriveWithForm = this.#hydrate;
  loadDialog = async (): Promise<void> => act(async () => this.#load());
  leave = async (): Promise<void> => {
    await act(async () => this.#root?.unmount());
    this.#root = null;
  };
  giveUp = async (): Promise<void> => void this.presses?.send({ type: 'code.missing' });
  /** The browser follows a press. */
  follow = (): void => void this.#place?.replaceChildren();
}

/** Runs the chart as the page does, and beside it XState, which tells the suite what was sent. Returns what ends both. */
const startPresses = (world: World, inspect: (event: InspectionEvent) => void): (() => void) => {
  const listeners: Parameters<typeof document.addEventListener>[] = [];
  const { addEventListener } = document;
  document.addEventListener = (...args: (typeof listeners)[number]) => {
    listeners.push(args);
    addEventListener.apply(document, args);
  };
  const presses = answerEarlyPresses('request', 'request-form', 'Loading…');
  document.addEventListener = addEventListener;
  const watched = createActor(earlyPressMachine, { inspect }).start();
  const { send } = presses;
  const both: EarlyPresses = {
    ...presses,
    send: (event) => {
      const isTaken = send(event);
      if (isTaken) watched.send(event);
      return isTaken;
    },
  };
  Object.assign(presses, both);
  world.presses = both;
  const onSubmit = (event: Event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    world.follow();
  };
  // As the browser does by itself.
  const onClick = ({ target }: Event) =>
    (target as Element).closest('[command=close]')?.closest('dialog')?.close();
  window.addEventListener('submit', onSubmit);
  window.addEventListener('click', onClick);
  return () => {
    watched.stop();
    window.removeEventListener('submit', onSubmit);
    window.removeEventListener('click', onClick);
    for (const args of listeners)
      document.removeEventListener(...(args as Parameters<typeof document.removeEventListener>));
  };
};

afterEach(() => sessionStorage.clear());

viewSuite<typeof earlyPressMachine, World>({
  name: 'earlyPress',
  model: earlyPressPageModel,
  script: earlyPressScript,
  world: () => new World(),
  render: ({ inspect, world }) => <div ref={world.show(inspect)} />,
});

describe('an early press on a link', () => {
  it.each([
    [{}, true],
    [{ ctrlKey: true }, false],
    [{ shiftKey: true }, false],
    [{ metaKey: true }, false],
    [{ altKey: true }, false],
  ])('with %j: is answered: %s', async (keys, isAnswered) => {
    const world = new World();
    render(<div ref={world.show(() => {})} />);
    const link = document.getElementById('article-link') as HTMLElement;
    expect(fireEvent.click(link, keys)).toBe(!isAnswered);
    expect([world.presses?.state(), document.querySelector('dialog[open]') !== null]).toEqual(
      isAnswered ? ['answered', true] : ['idle', false],
    );
  });

  it('with the middle button is left to the browser', () => {
    const world = new World();
    render(<div ref={world.show(() => {})} />);
    const event = new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true });
    expect(document.getElementById('article-link')?.dispatchEvent(event)).toBe(true);
    expect(world.presses?.state()).toBe('idle');
  });
});
