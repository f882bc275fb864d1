// @vitest-environment node
// The compiler checks these: `npx tsc --noEmit`.
import { expectTypeOf, it } from 'vitest';
import type { EventFrom } from 'xstate';
import type { everythingMachine } from '../definition/everythingMachine.ts';
import type { EventCases } from '../definition/model.ts';
import type { Server } from '../example/enquiry.script.ts';
import type { enquiryMachine } from '../example/enquiryMachine.ts';
import type { Leaf, Script, Ui, ValueOf } from './script.ts';

type Machine = typeof enquiryMachine;
type S = Script<Machine, Server>;

it('a script names every state without children', () => {
  expectTypeOf<Leaf<ValueOf<Machine>>>().toEqualTypeOf<
    'closed' | 'open.topic' | 'open.details' | 'open.contact' | 'open.sending' | 'open.sent' | 'closing'
  >();
  expectTypeOf<{ closed: S['shows']['closed'] }>().not.toExtend<S['shows']>();
  expectTypeOf<Omit<S['shows'], 'open.sent'>>().not.toExtend<S['shows']>();
});

it('a script drives every event, with its payload', () => {
  expectTypeOf<Omit<S['drive'], 'email.changed'>>().not.toExtend<S['drive']>();
  expectTypeOf<Parameters<S['drive']['email.changed']>[1]>().toEqualTypeOf<{
    type: 'email.changed';
    value: string;
  }>();
  expectTypeOf<Omit<S, 'shows'>>().not.toExtend<S>();
});

it('a script can use exactly the controls that it declares', () => {
  expectTypeOf<Parameters<S['drive']['open']>[0]>().toEqualTypeOf<Ui<Server>>();
  expectTypeOf<Ui<Server>['world']>().toEqualTypeOf<Server>();
  expectTypeOf<Ui>().not.toExtend<Ui<Server>>();
});

it('regions of a parallel state have joined names; other states are still required', () => {
  type Names = Leaf<ValueOf<typeof everythingMachine>>;
  expectTypeOf<'both.left.a right.b' | 'idle' | 'working.loading'>().toExtend<Names>();
  expectTypeOf<'working' | 'working.where' | 'both.left.a'>().not.toExtend<Names>();
  type Shows = Script<typeof everythingMachine>['shows'];
  expectTypeOf<Omit<Shows, 'idle'>>().not.toExtend<Shows>();
});

it('a model has cases for every event with a payload', () => {
  expectTypeOf<Record<never, never>>().not.toExtend<EventCases<EventFrom<Machine>>>();
  type Typed = readonly { value: string }[];
  type Chosen = readonly { value: 'order' | 'support' }[];
  expectTypeOf<{ 'topic.changed': Chosen; 'message.changed': Typed; 'email.changed': Typed }>().toExtend<
    EventCases<EventFrom<Machine>>
  >();
});
