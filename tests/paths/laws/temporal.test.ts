// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createMachine, fromPromise, setup } from 'xstate';
import { explore } from '../definition/explore.ts';
import type { Model } from '../definition/model.ts';
import { counterexample, leadsTo, never, type TemporalLaw, until } from './temporal.ts';

type Loose = Model<ReturnType<typeof createMachine>>;
type Law = TemporalLaw<ReturnType<typeof createMachine>>;
const judge = (machine: unknown, law: Law, more: object = {}) =>
  counterexample(explore({ machine, events: {}, ...more } as Loose), law);
type Snapshot = { readonly value: unknown };
const is =
  (...values: string[]) =>
  ({ value }: Snapshot) =>
    values.includes(String(value));

const outcomes = { send: { succeeds: { output: 1 }, fails: { error: new Error('no') } } };
const sender = (onError: object | string) =>
  setup({ actors: { send: fromPromise(async () => 1) } }).createMachine({
    id: 'm',
    initial: 'editing',
    states: {
      editing: { on: { SEND: 'sending' } },
      sending: { invoke: { id: 'send', src: 'send', onDone: 'sent', onError } as never },
      waiting: { after: { 100: 'sending' } },
      failed: { on: { SEND: 'sending' } },
      sent: {},
    },
  });

describe('never', () => {
  it('tells the shortest story to such a state', () => {
    expect(judge(sender('failed'), never(is('failed')), { outcomes })).toBe('SEND → send fails');
    expect(judge(sender('failed'), never(is('waiting')), { outcomes })).toBeNull();
  });
});

describe('leadsTo', () => {
  it('holds if actors end and timers fire, whatever comes of it', () => {
    expect(judge(sender('failed'), leadsTo(is('sending'), is('sent', 'failed')), { outcomes })).toBeNull();
    expect(judge(sender('waiting'), leadsTo(is('waiting'), is('sending')), { outcomes })).toBeNull();
  });
  it('does not count on what the visitor may leave undone', () =>
    expect(judge(sender('failed'), leadsTo(is('sending'), is('sent')), { outcomes })).toBe(
      'SEND → send fails, and then nothing comes by itself',
    ));
  it('finds a loop that never ends', () =>
    expect(judge(sender('waiting'), leadsTo(is('sending'), is('sent', 'failed')), { outcomes })).toBe(
      'SEND, and for ever: send fails → 100 ms',
    ));
  it('fails if an actor has no outcome in the model', () =>
    expect(judge(sender('failed'), leadsTo(is('sending'), is('sent', 'failed')))).toBe(
      'SEND, and then nothing comes by itself',
    ));

  const typing = (on: object) =>
    createMachine({
      id: 'm',
      initial: 'typing',
      states: { typing: { after: { 300: 'found' }, on: { KEY: on } }, found: {} },
    });
  it('is not broken by events that leave a timer alone', () =>
    expect(judge(typing({ actions: () => {} }), leadsTo(is('typing'), is('found')))).toBeNull());
  it('is broken by events that set a timer back, for they may come for ever', () =>
    expect(judge(typing({ target: 'typing', reenter: true }), leadsTo(is('typing'), is('found')))).toBe(
      '(at the start), and for ever: KEY',
    ));
  it('can assume that the visitor comes to rest', () => {
    const law = leadsTo(is('typing'), is('found'), { atRest: true });
    expect(judge(typing({ target: 'typing', reenter: true }), law)).toBeNull();
  });
  it('is broken by two states that leave each other before either timer fires', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { after: { 10: 'c' }, on: { GO: 'b' } },
        b: { after: { 10: 'c' }, on: { GO: 'a' } },
        c: {},
      },
    });
    expect(judge(machine, leadsTo(is('a'), is('c')))).toBe('(at the start), and for ever: GO → GO');
  });
});

describe('until', () => {
  it('is broken by the step after which it holds no more, too early', () => {
    const law = until(is('sending'), is('sent'));
    expect(judge(sender('failed'), law, { outcomes })).toBe('SEND → send fails');
  });
  it('holds as long as nothing comes between', () =>
    expect(judge(sender('failed'), until(is('sending'), is('sent', 'failed')), { outcomes })).toBeNull());
  it('is broken if the end never comes', () =>
    expect(judge(sender('failed'), until(is('failed'), is('sending')), { outcomes })).toBe(
      'SEND → send fails, and then nothing comes by itself',
    ));
});
