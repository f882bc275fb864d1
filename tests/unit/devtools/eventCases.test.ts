// @vitest-environment node
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { eventCases } from '../../../src/devtools/exploration/eventCases.ts';
import { chartDataOf } from '../../../src/devtools/inspector/chartData.ts';
import { eventTypesOf } from '../../../src/devtools/inspector/eventTypes.ts';
import type { ActorInfo } from '../../../src/devtools/inspector/messages.ts';
import { fileNameOf } from '../../../src/devtools/inspector/saving.ts';
import { machines } from '../../tools/replay/machines.ts';

it('offers the events of the active states first, and none of XState’s own', () => {
  const chart = chartDataOf(
    createMachine({
      id: 'lamp',
      initial: 'off',
      on: { 'lamp.break': { actions: 'log' }, '*': { actions: 'log' } },
      states: {
        off: { on: { 'lamp.press': 'on' } },
        on: { on: { 'lamp.press': 'off', 'lamp.dim': { actions: 'dim' } }, after: { 100: 'off' } },
      },
    }),
  );
  const off = eventTypesOf(chart, ['lamp', 'off']);
  expect(off).toEqual({ accepted: ['lamp.break', 'lamp.press'], others: ['lamp.dim'] });
  const on = eventTypesOf(chart, ['lamp', 'on']);
  expect(on).toEqual({ accepted: ['lamp.break', 'lamp.press', 'lamp.dim'], others: [] });
});

it('has the payloads of every model, for events of its machine', async () => {
  const cases = JSON.parse(JSON.stringify(await eventCases())) as Awaited<ReturnType<typeof eventCases>>;
  expect(cases.requestWizard?.['answer.changed']).toContainEqual({ field: 'email', value: 'a b@c' });
  expect(Object.keys(cases).sort()).toEqual([...(await machines()).keys()].sort());
  for (const [name, machine] of await machines()) {
    const { accepted, others } = eventTypesOf(chartDataOf(machine), []);
    const unknown = Object.keys(cases[name] ?? {}).filter((type) => ![...accepted, ...others].includes(type));
    expect(unknown, name).toEqual([]);
  }
});

it('names a recording by its page, and by its actor if it has that one alone', () => {
  const page = (path: string) => ({ startedAt: 1, path });
  const actor = { name: 'requestWizard' } as ActorInfo;
  expect(fileNameOf(page('/'), null)).toBe('home.recording.json');
  expect(fileNameOf(page('/support/help-center/'), null)).toBe('support-help-center.recording.json');
  expect(fileNameOf(page('/contact'), actor)).toBe('contact.requestWizard.recording.json');
  expect(fileNameOf(page('/%2e%2e/\\"'), actor)).toBe('-2e-2e-.requestWizard.recording.json');
});
