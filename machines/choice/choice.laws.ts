import type { AnyStateMachine } from 'xstate';
import { type Laws, same } from '../../tests/paths/index.ts';

interface Choice {
  readonly verb: 'open' | 'choose';
  readonly prefix: string;
  /** The option without a hash. */
  readonly initial: string;
  readonly others: readonly string[];
}

/** The laws of a choice, whose events are `{option}.{verb}`, and whose hashes are `{prefix}{option}`. */
export const choiceLaws = ({ verb, prefix, initial, others }: Choice): Laws<AnyStateMachine> => {
  const hashes = new Map(others.map((option) => [prefix + option, option]));
  return {
    'the visitor sees the option just chosen, and only a choice or the address changes it': ({
      input,
      after,
    }) =>
      input.kind === 'send' &&
      (input.event.type === 'address.changed' || input.event.type === `${after.value}.${verb}`),
    'an address shows the option that it names': ({ input, after }) => {
      const option = input.kind === 'send' ? hashes.get(input.event.hash) : undefined;
      return option === undefined || after.value === option;
    },
    'an address without a hash, or with one that names no other option, shows the first': ({
      input,
      after,
    }) => {
      if (input.kind !== 'send' || input.event.type !== 'address.changed') return true;
      const { hash } = input.event;
      const isFirst = hash === '' || (hash.startsWith(prefix) && !hashes.has(hash));
      return !isFirst || after.value === initial;
    },
    'an address of anything else changes nothing': ({ before, input, after }) => {
      if (input.kind !== 'send' || input.event.type !== 'address.changed') return true;
      const { hash } = input.event;
      return hash === '' || hash.startsWith(prefix) || after.value === before.value;
    },
    'the address names the option just chosen; the first has no name, and an unknown one is cleared': ({
      input,
      after,
      effects,
    }) => {
      if (input.kind !== 'send') return false;
      const { type, hash } = input.event;
      const clears = [{ type: 'clearHash', params: { prefix } }];
      if (type === 'address.changed')
        return same(effects, hash.startsWith(prefix) && !hashes.has(hash) ? clears : []);
      return same(
        effects,
        after.value === initial
          ? clears
          : [{ type: 'replaceHash', params: { hash: `${prefix}${after.value}` } }],
      );
    },
  };
};
