import { did, type Laws, type StartLaw, same, sent } from '../../tests/paths/index.ts';
import type { regionMachine } from './regionMachine.ts';

type Machine = typeof regionMachine;

const codes = ['EU', 'US', 'UK', 'CA', 'AU', 'JP', 'CH', 'IN', 'BR', 'MX'];
const named = (stored: string | null): string => (stored !== null && codes.includes(stored) ? stored : 'EU');

export const regionStarts: StartLaw<Machine> = ({ snapshot, input, effects }) =>
  snapshot.context.code === named(input?.stored ?? null) && effects.length === 0;

export const regionLaws: Laws<Machine> = {
  'a choice holds, is kept and is told': ({ before, input, after, effects }) => {
    const event = sent(input, 'region.choose');
    if (!event || event.code === before.context.code) return true;
    const { code } = event;
    return (
      after.context.code === code &&
      same(did(effects, 'storeRegion'), [{ code }]) &&
      same(did(effects, 'notify'), [{ code }])
    );
  },
  'choosing the current region changes, keeps and says nothing': ({ before, input, after, effects }) =>
    sent(input, 'region.choose')?.code !== before.context.code ||
    (same(before.context, after.context) && effects.length === 0),
  'what another tab stores is followed; anything unknown means the European Union': ({ input, after }) => {
    const event = sent(input, 'storage.changed');
    return !event || after.context.code === named(event.stored);
  },
  'what is stored is left alone, and nothing is said, until somebody chooses here': ({ input, effects }) =>
    sent(input, 'region.choose') !== undefined || effects.length === 0,
  'prices are estimated everywhere but in the European Union': ({ after }) =>
    after.matches(after.context.code === 'EU' ? 'inEuros' : 'estimating'),
};
