// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartDataOf, statesIn } from '../../../src/devtools/inspector/chartData.ts';
import { type Drawing, layOut, type } from '../../../src/devtools/inspector/layout.ts';
import { areLast, markOf } from '../../../src/devtools/inspector/marks.ts';
import { machines } from '../../tools/replay/machines.ts';

/** Nested states, regions, a final and a history state, a loop, and transitions that stay, from the root and from a parent. */
const oven = createMachine({
  id: 'oven',
  initial: 'off',
  on: { 'power.cut': '.off', 'clock.set': { actions: 'setClock' } },
  states: {
    off: { on: { 'power.press': 'on' } },
    on: {
      type: 'parallel',
      on: { 'power.press': 'off', 'oven.break': 'broken' },
      states: {
        heat: {
          initial: 'cold',
          states: {
            cold: { on: { 'heat.start': { target: 'hot', guard: 'isTheDoorReallyClosed' } } },
            hot: { after: { 300: 'cold' }, on: { 'heat.start': { target: 'hot', reenter: true } } },
          },
        },
        light: {
          initial: 'dark',
          states: {
            dark: { on: { 'light.press': 'bright' } },
            bright: { on: { 'light.press': 'dark', 'power.press': {} } },
          },
        },
      },
    },
    broken: { type: 'final' },
  },
});

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const isInside = (inner: Rectangle, outer: Rectangle): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** What is wrong with a drawing, in words. */
const faultsIn = (drawing: Drawing, parentOf: (name: string) => string | undefined): string[] => {
  const { boxes, arrows } = drawing;
  const sheet = { x: 0, y: 0, width: drawing.width, height: drawing.height };
  const box = (name: string | undefined) => boxes.find((each) => each.name === name);
  return [
    ...boxes.flatMap((each) => {
      const around = box(parentOf(each.name)) ?? sheet;
      return isInside(each, around) ? [] : [`${each.name} leaves its parent`];
    }),
    ...boxes.flatMap((each, nth) =>
      boxes
        .slice(nth + 1)
        .filter((other) => parentOf(other.name) === parentOf(each.name) && overlap(each, other))
        .map((other) => `${each.name} overlaps ${other.name}`),
    ),
    ...boxes.flatMap(({ name, x, y, width, runs, inside }) => {
      const text = { x, y, width, height: (1 + runs.length + inside.length) * type.line };
      return boxes
        .filter((child) => parentOf(child.name) === name && overlap(child, text))
        .map((child) => `${child.name} covers the text of ${name}`);
    }),
    ...arrows.filter(({ points }) => points.length < 2).map(({ from, to }) => `${from} → ${to} has no line`),
    ...arrows
      .filter(({ lines, points }) => lines.length === 0 && (points[0]?.y ?? 0) >= (points.at(-1)?.y ?? 0))
      .map(({ from }) => `${from} below its initial state`),
    ...arrows.flatMap(({ label, lines }) =>
      boxes
        .filter((each) => label && each.isLeaf && overlap(label, each))
        .map(({ name }) => `${lines.map(({ text }) => text)} covers ${name}`),
    ),
  ];
};

const chart = chartDataOf(oven);
const drawing = await layOut(chart);
const boxOf = (name: string) => {
  const box = drawing.boxes.find((each) => each.name === name);
  if (!box) throw new Error(`no box of ${name}`);
  return box;
};
const parentIn = (of: typeof chart) => {
  const parents = new Map(
    statesIn(of).flatMap((state) => state.states.map(({ name }) => [name, state.name])),
  );
  return (name: string) => parents.get(name);
};

describe('a drawn chart (G7)', () => {
  it('has a box for every state, parents first, with what stays inside', () => {
    expect(drawing.boxes.map(({ name, kind, isRegion, isLeaf }) => [name, kind, isRegion, isLeaf])).toEqual([
      ['oven', 'compound', false, false],
      ['off', 'atomic', false, true],
      ['on', 'parallel', false, false],
      ['on.heat', 'compound', true, false],
      ['on.heat.cold', 'atomic', false, true],
      ['on.heat.hot', 'atomic', false, true],
      ['on.light', 'compound', true, false],
      ['on.light.dark', 'atomic', false, true],
      ['on.light.bright', 'atomic', false, true],
      ['broken', 'final', false, true],
    ]);
    expect(boxOf('oven').inside.map(({ text }) => text)).toEqual(['clock.set']);
    expect(boxOf('on.light.bright').inside.map(({ text }) => text)).toEqual(['power.press ✕']);
  });

  it('has an arrow for each pair of states, with every transition as a line', () => {
    const arrows = drawing.arrows.map(({ from, to, lines }) => [from, to, ...lines.map(({ text }) => text)]);
    expect(arrows).toEqual([
      ['oven starts', 'oven.off'],
      ['oven', 'oven.off', 'power.cut'],
      ['oven.off', 'oven.on', 'power.press'],
      ['oven.on', 'oven.off', 'power.press'],
      ['oven.on', 'oven.broken', 'oven.break'],
      ['oven.on.heat starts', 'oven.on.heat.cold'],
      ['oven.on.heat.cold', 'oven.on.heat.hot', 'heat.start', '  [isTheDoorReallyClosed]'],
      ['oven.on.heat.hot', 'oven.on.heat.hot', 'heat.start'],
      ['oven.on.heat.hot', 'oven.on.heat.cold', 'after 300'],
      ['oven.on.light starts', 'oven.on.light.dark'],
      ['oven.on.light.dark', 'oven.on.light.bright', 'light.press'],
      ['oven.on.light.bright', 'oven.on.light.dark', 'light.press'],
    ]);
    expect(drawing.starts).toHaveLength(3);
  });

  it('begins with the initial states', () => {
    expect(boxOf('off').y).toBeLessThan(boxOf('on').y);
    expect(boxOf('on.heat.cold').y).toBeLessThan(boxOf('on.heat.hot').y);
    expect(boxOf('on.light.dark').y).toBeLessThan(boxOf('on.light.bright').y);
  });

  it('is free of overlaps, and no line is missing', async () => {
    expect(faultsIn(drawing, parentIn(chart))).toEqual([]);
    for (const [, machine] of await machines()) {
      const data = chartDataOf(machine);
      expect(faultsIn(await layOut(data), parentIn(data)), machine.id).toEqual([]);
    }
  });

  it('marks the state, those around it, and the last transitions alone', () => {
    const actor = {
      activeStates: ['oven', 'on', 'on.heat', 'on.heat.hot', 'on.light', 'on.light.dark'],
      taken: ['on.heat.cold: heat.start [isTheDoorReallyClosed] → on.heat.hot'],
    };
    const marks = drawing.boxes
      .map((box) => [box.name, markOf(box, actor)])
      .filter(([, mark]) => mark !== 'no');
    expect(marks).toEqual([
      ['oven', 'around'],
      ['on', 'around'],
      ['on.heat', 'around'],
      ['on.heat.hot', 'now'],
      ['on.light', 'around'],
      ['on.light.dark', 'now'],
    ]);
    const last = drawing.arrows.filter(({ lines }) => areLast(lines, actor));
    expect(last.map(({ from, to }) => [from, to])).toEqual([['oven.on.heat.cold', 'oven.on.heat.hot']]);
  });
});
