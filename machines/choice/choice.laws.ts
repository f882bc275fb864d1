import type { AnyStateMachine } from 'xstate';
import type { Laws } from '../../tests/paths/index.ts';

/** The laws of a machine that shows one of several things, each on an event of its own: `{thing}.{verb}`. */
export const oneOfSeveralLaws = (verb: 'open' | 'choose'): Laws<AnyStateMachine> => ({
  'what is asked for is there, whatever was before, and nothing else changes it': ({ input, after }) =>
    input.kind === 'send' && input.event.type === `${after.value}.${verb}`,
  'nothing is asked of the world': ({ effects }) => effects.length === 0,
});
