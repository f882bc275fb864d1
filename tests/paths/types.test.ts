// @vitest-environment node
// The compiler runs these: `npx tsc --noEmit`.
import { expectTypeOf, it } from 'vitest';
import type { EventFrom, StateValueFrom } from 'xstate';
import type { everythingMachine } from './everything.ts';
import type { Server } from './example/enquiry.script.ts';
import type { enquiryMachine } from './example/enquiryMachine.ts';
import type { EventCases } from './model.ts';
import type { Leaf, Script, Ui } from './script.ts';

type Machine = typeof enquiryMachine;
type S = Script<Machine, Server>;

it('a script names every state without children', () => {
  expectTypeOf<Leaf<StateValueFrom<Machine>>>().toEqualTypeOf<
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

it('regions of a parallel state make any joined name', () =>
  expectTypeOf<`both.${string}`>().toExtend<Leaf<StateValueFrom<typeof everythingMachine>>>());

it('a model has cases for every event with a payload', () => {
  expectTypeOf<Record<never, never>>().not.toExtend<EventCases<EventFrom<Machine>>>();
  type Typed = readonly { value: string }[];
  type Chosen = readonly { value: 'order' | 'support' }[];
  expectTypeOf<{ 'topic.chosen': Chosen; 'message.typed': Typed; 'email.typed': Typed }>().toExtend<
    EventCases<EventFrom<Machine>>
  >();
});
