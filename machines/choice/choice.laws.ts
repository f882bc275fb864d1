import type { AnyStateMachine } from 'xstate';
import type { Laws } from '../../tests/paths/index.ts';

/** The laws of a choice, whose events are `{option}.{verb}`. */
export const choiceLaws = (verb: 'open' | 'choose'): Laws<AnyStateMachine> => ({
  'the visitor sees the option just chosen, and nothing else changes it': ({ input, after }) =>
    input.kind === 'send' && input.event.type === `${after.value}.${verb}`,
  'the machine has no effects': ({ effects }) => effects.length === 0,
});
