import { useMachine } from '@xstate/react';
import { assign, setup } from 'xstate';
import type { Model, Script } from '../index.ts';

/** A lamp with a name, which goes out by itself. For the tests of failures. */
const lampMachine = setup({
  types: {
    context: {} as { name: string },
    events: {} as { type: 'switch' } | { type: 'name.changed'; value: string },
  },
  actions: { rename: assign((_, params: { name: string }) => params) },
  delays: { evening: 1_000 },
}).createMachine({
  id: 'lamp',
  context: { name: '' },
  initial: 'off',
  on: {
    'name.changed': { actions: { type: 'rename', params: ({ event }) => ({ name: event.value }) } },
  },
  states: {
    off: { on: { switch: { target: 'on' } } },
    on: { on: { switch: { target: 'off' } }, after: { evening: { target: 'off' } } },
  },
});
type Lamp = typeof lampMachine;

export const lampModel: Model<Lamp> = {
  machine: lampMachine,
  events: { 'name.changed': [{ value: 'the one on the desk' }, { value: 'desk' }, { value: '' }] },
  possible: ({ context }, event) => event.type !== 'name.changed' || event.value !== context.name,
};

export const lampScript: Script<Lamp> = {
  drive: {
    switch: (ui) => ui.press('Switch'),
    'name.changed': (ui, { value }) => ui.fill('Name', value),
  },
  shows: {
    off: ({ context }) => ({ fields: { Name: { value: context.name } }, buttons: { Switch: true } }),
    on: ({ context }) => ({
      fields: { Name: { value: context.name } },
      buttons: { Switch: true },
      status: ['On'],
    }),
  },
};

/** Its view. The seeded fault: while the lamp is on, nothing says so if it has a name. */
export const LampView = () => {
  const [{ value, context }, send] = useMachine(lampMachine);
  return (
    <main>
      <label>
        Name
        <input
          value={context.name}
          onChange={({ target }) => send({ type: 'name.changed', value: target.value })}
        />
      </label>
      <button type="button" onClick={() => send({ type: 'switch' })}>
        Switch
      </button>
      <p role="status">{value === 'on' && context.name === '' ? 'On' : ''}</p>
    </main>
  );
};
