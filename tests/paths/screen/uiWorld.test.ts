// @proof thorough
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyEventObject, createMachine } from 'xstate';
import type { Model } from '../definition/model.ts';
import { domUi } from '../view/domUi.ts';
import { coveringPaths } from '../walk/coveringPaths.ts';
import { play } from '../walk/play.ts';
import { type Expected, type Script, Unavailable } from './script.ts';
import { uiWorld } from './uiWorld.ts';

const machine = createMachine({
  types: {} as { events: { type: 'ON' } | { type: 'OFF' } },
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { ON: 'on' } }, on: { on: { OFF: 'off' } } },
});
const model = { machine, events: {} } satisfies Model<typeof machine>;
const [path] = coveringPaths(model).paths;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const screenIn = { off: { buttons: { On: true } }, on: { buttons: { Off: true } } };
const script: Script<typeof machine> = {
  drive: { ON: (ui) => ui.press('On'), OFF: (ui) => ui.press('Off') },
  shows: { off: () => screenIn.off, on: () => screenIn.on },
};

describe('uiWorld', () => {
  /** A lamp without a machine. Returns a function that drains the events a real one would have received. */
  const lamp = (wiring: { on: string[]; off: string[]; shows?: string }) => {
    const received: AnyEventObject[] = [];
    const show = (name: string, events: string[], next: () => void) => {
      const button = document.createElement('button');
      button.textContent = name;
      button.onclick = () => {
        received.push(...events.map((type) => ({ type })));
        next();
      };
      document.body.replaceChildren(button);
    };
    const off = (): void => show('On', wiring.on, on);
    const on = (): void => show(wiring.shows ?? 'Off', wiring.off, off);
    off();
    return () => received.splice(0);
  };

  it('accepts a correct view', () =>
    play(path!, uiWorld(script, domUi(), { drainEvents: lamp({ on: ['ON'], off: ['OFF'] }) })));
  it('rejects a press that sends more than its event', () =>
    expect(
      play(path!, uiWorld(script, domUi(), { drainEvents: lamp({ on: ['ON', 'OFF', 'ON'], off: ['OFF'] }) })),
    ).rejects.toThrow(/^after ON:/));
  it('ignores quiet events', async () => {
    const walk = (quiet: Script<typeof machine>['quiet'] & object) =>
      play(
        path!,
        uiWorld({ ...script, quiet }, domUi(), { drainEvents: lamp({ on: ['ON', 'OFF'], off: [] }) }),
      );
    await walk(['OFF']);
    await expect(walk([])).rejects.toThrow(/^after ON:/);
  });
  it('rejects a machine in another state than the path, once it has reported one', async () => {
    document.body.innerHTML = '<button>On</button>';
    const look = (state: string | undefined) =>
      play({ ...path!, steps: [] }, uiWorld(script, domUi(), { activeState: () => state }));
    await look('off');
    await look(undefined);
    await expect(look('on')).rejects.toThrow('the machine in the view is in the state on, not off');
  });
  it('rejects a wrong button', () =>
    expect(
      play(path!, uiWorld(script, domUi(), { drainEvents: lamp({ on: ['ON'], off: ['OFF'], shows: 'Of' }) })),
    ).rejects.toThrow(/^after ON:[\s\S]*Off/));

  it('checks what the text must and must not say', async () => {
    document.body.innerHTML = '<main><p>€50 a <b>month</b></p><button>On</button></main>';
    const start = { ...path!, steps: [] };
    const look = (expected: Expected) =>
      play(start, uiWorld({ ...script, shows: { ...script.shows, off: () => expected } }, domUi()));
    await look({ ...screenIn.off, says: ['€50 a month'], saysNot: ['€60'] });
    await expect(look({ ...screenIn.off, says: ['€60'] })).rejects.toThrow(
      /the text is: €50 a month On[\s\S]*missing[\s\S]*€60/,
    );
    await expect(look({ ...screenIn.off, saysNot: ['€50'] })).rejects.toThrow(/the text is: €50/);
  });
  it('compares the focus only if the script mentions it', async () => {
    document.body.innerHTML = '<button>On</button>';
    const look = (expected: Expected) =>
      play(
        { ...path!, steps: [] },
        uiWorld({ ...script, shows: { ...script.shows, off: () => expected } }, domUi()),
      );
    document.querySelector('button')?.focus();
    await look(screenIn.off);
    await look({ ...screenIn.off, focus: 'On' });
    await expect(look({ ...screenIn.off, focus: '' })).rejects.toThrow(/focus/);
  });
  it('compares files by name and size', async () => {
    const file = { name: 'a.pdf', size: 2 };
    const event = { type: 'OFF', files: [file] };
    const fileEvent = (size: number) => () => [
      { ...event, files: [new File([new Uint8Array(size)], 'a.pdf')] },
    ];
    document.body.innerHTML = '<button>Off</button>';
    const chosen = (size: number) =>
      uiWorld(script, domUi(), { drainEvents: fileEvent(size) }).apply({ kind: 'send', event } as never);
    await chosen(2);
    await expect(chosen(3)).rejects.toThrow();
  });

  describe('a step that is refused', () => {
    const refused = { kind: 'send', event: { type: 'OFF' } } as const;
    const html = (text: string) => {
      document.body.innerHTML = text;
    };
    it.each(['', '<button disabled>Off</button>', '<button aria-disabled="true">Off</button>'])(
      'may meet: %s',
      async (text) => {
        html(text);
        await uiWorld(script, domUi(), { drainEvents: () => [] }).attempt(refused);
      },
    );
    it('may send its own event, which the guard refuses, but no other', async () => {
      html('<button aria-disabled="true">Off</button>');
      const worldWith = (type: string) => uiWorld(script, domUi(), { drainEvents: () => [{ type }] });
      await worldWith('OFF').attempt(refused);
      await expect(worldWith('ON').attempt(refused)).rejects.toThrow();
    });
    it('throws Unavailable if it must succeed', async () => {
      await expect(uiWorld(script, domUi()).apply(refused)).rejects.toThrow(Unavailable);
      html('<button disabled>Off</button>');
      await expect(uiWorld(script, domUi()).apply(refused)).rejects.toThrow('disabled button «Off»');
    });
  });
});
