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

const shownIn = { off: { buttons: { On: true } }, on: { buttons: { Off: true } } };
const script: Script<typeof machine> = {
  drive: { ON: (ui) => ui.press('On'), OFF: (ui) => ui.press('Off') },
  shows: { off: () => shownIn.off, on: () => shownIn.on },
};

describe('uiWorld', () => {
  /** A lamp without a machine: `heard` returns the events that a real one would have received. */
  const lamp = (wiring: { on: string[]; off: string[]; shows?: string }) => {
    const heard: AnyEventObject[] = [];
    const show = (name: string, events: string[], next: () => void) => {
      const button = document.createElement('button');
      button.textContent = name;
      button.onclick = () => {
        heard.push(...events.map((type) => ({ type })));
        next();
      };
      document.body.replaceChildren(button);
    };
    const off = (): void => show('On', wiring.on, on);
    const on = (): void => show(wiring.shows ?? 'Off', wiring.off, off);
    off();
    return () => heard.splice(0);
  };

  it('is content with a view that is right', () =>
    play(path!, uiWorld(script, domUi(), { heard: lamp({ on: ['ON'], off: ['OFF'] }) })));
  it('hears that a press sends more than its event', () =>
    expect(
      play(path!, uiWorld(script, domUi(), { heard: lamp({ on: ['ON', 'OFF', 'ON'], off: ['OFF'] }) })),
    ).rejects.toThrow(/^after ON:/));
  it('does not hear events which the script calls quiet', async () => {
    const walk = (quiet: Script<typeof machine>['quiet'] & object) =>
      play(path!, uiWorld({ ...script, quiet }, domUi(), { heard: lamp({ on: ['ON', 'OFF'], off: [] }) }));
    await walk(['OFF']);
    await expect(walk([])).rejects.toThrow(/^after ON:/);
  });
  it('sees a wrong button', () =>
    expect(
      play(path!, uiWorld(script, domUi(), { heard: lamp({ on: ['ON'], off: ['OFF'], shows: 'Of' }) })),
    ).rejects.toThrow(/^after ON:[\s\S]*Off/));

  it('reads what must be said, and what must not', async () => {
    document.body.innerHTML = '<main><p>€50 a <b>month</b></p><button>On</button></main>';
    const start = { ...path!, steps: [] };
    const look = (expected: Expected) =>
      play(start, uiWorld({ ...script, shows: { ...script.shows, off: () => expected } }, domUi()));
    await look({ ...shownIn.off, says: ['€50 a month'], saysNot: ['€60'] });
    await expect(look({ ...shownIn.off, says: ['€60'] })).rejects.toThrow(
      /it reads: €50 a month On[\s\S]*unsaid[\s\S]*€60/,
    );
    await expect(look({ ...shownIn.off, saysNot: ['€50'] })).rejects.toThrow(/it reads: €50/);
  });
  it('asks where the focus is only where a state says so', async () => {
    document.body.innerHTML = '<button>On</button>';
    const look = (expected: Expected) =>
      play(
        { ...path!, steps: [] },
        uiWorld({ ...script, shows: { ...script.shows, off: () => expected } }, domUi()),
      );
    document.querySelector('button')?.focus();
    await look(shownIn.off);
    await look({ ...shownIn.off, focus: 'On' });
    await expect(look({ ...shownIn.off, focus: '' })).rejects.toThrow(/focus/);
  });
  it('knows a file by its name and size', async () => {
    const file = { name: 'a.pdf', size: 2 };
    const event = { type: 'OFF', files: [file] };
    const hears = (size: number) => () => [{ ...event, files: [new File([new Uint8Array(size)], 'a.pdf')] }];
    document.body.innerHTML = '<button>Off</button>';
    const chosen = (size: number) =>
      uiWorld(script, domUi(), { heard: hears(size) }).apply({ kind: 'send', event } as never);
    await chosen(2);
    await expect(chosen(3)).rejects.toThrow();
  });

  describe('a step that is refused', () => {
    const refused = { kind: 'send', event: { type: 'OFF' } } as const;
    const html = (text: string) => {
      document.body.innerHTML = text;
    };
    it.each(['', '<button disabled>Off</button>', '<button aria-disabled="true">Off</button>'])(
      'may find: %s',
      async (text) => {
        html(text);
        await uiWorld(script, domUi(), { heard: () => [] }).attempt(refused);
      },
    );
    it('may reach the machine, whose guard refuses, but only as itself', async () => {
      html('<button aria-disabled="true">Off</button>');
      const hearing = (type: string) => uiWorld(script, domUi(), { heard: () => [{ type }] });
      await hearing('OFF').attempt(refused);
      await expect(hearing('ON').attempt(refused)).rejects.toThrow();
    });
    it('is Unavailable where it must succeed', async () => {
      await expect(uiWorld(script, domUi()).apply(refused)).rejects.toThrow(Unavailable);
      html('<button disabled>Off</button>');
      await expect(uiWorld(script, domUi()).apply(refused)).rejects.toThrow('disabled button «Off»');
    });
  });
});
