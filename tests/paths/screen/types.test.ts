// @vitest-environment node
// The compiler runs these: `npx tsc --noEmit`.
import { expectTypeOf, it } from 'vitest';
import type { EventFrom } from 'xstate';
import type { EventCases } from '../definition/model.ts';
import type { Server } from '../example/enquiry.script.ts';
import type { enquiryMachine } from '../example/enquiryMachine.ts';
import type { everythingMachine } from '../example/everythingMachine.ts';
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
  expectTypeOf<Omit<S['drive'], 'email.typed'>>().not.toExtend<S['drive']>();
  expectTypeOf<Parameters<S['drive']['email.typed']>[1]>().toEqualTypeOf<{
    type: 'email.typed';
    value: string;
  }>();
  expectTypeOf<Omit<S, 'shows'>>().not.toExtend<S>();
});

it('a script reaches the controls it asks for, and no others', () => {
  expectTypeOf<Parameters<S['drive']['open']>[0]>().toEqualTypeOf<Ui<Server>>();
  expectTypeOf<Ui<Server>['world']>().toEqualTypeOf<Server>();
  expectTypeOf<Ui>().not.toExtend<Ui<Server>>();
});

it('regions of a parallel state make joined names; the other states are still demanded', () => {
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
  expectTypeOf<{ 'topic.chosen': Chosen; 'message.typed': Typed; 'email.typed': Typed }>().toExtend<
    EventCases<EventFrom<Machine>>
  >();
});
