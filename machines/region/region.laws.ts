import { did, type Laws, type StartLaw, same, sent } from '../../tests/paths/index.ts';
import type { regionMachine } from './regionMachine.ts';

type Machine = typeof regionMachine;

const codes = ['EU', 'US', 'UK', 'CA', 'AU', 'JP', 'CH', 'IN', 'BR', 'MX'];
const regionOf = (stored: string | null): string =>
  codes.find((code) => new RegExp(`^[\\s"]*${code}[\\s"]*$`, 'i').test(stored ?? '')) ?? 'EU';

export const regionStarts: StartLaw<Machine> = ({ snapshot, input, effects }) =>
  snapshot.context.code === regionOf(input?.stored ?? null) && effects.length === 0;

export const regionLaws: Laws<Machine> = {
  'a choice takes effect, is stored, and the visitor is notified': ({ before, input, after, effects }) => {
    const event = sent(input, 'region.choose');
    if (!event || event.code === before.context.code) return true;
    const { code } = event;
    return (
      after.context.code === code &&
      same(did(effects, 'storeRegion'), [{ code }]) &&
      same(did(effects, 'notify'), [{ code }])
    );
  },
  'choosing the current region does nothing': ({ before, input, after, effects }) =>
    sent(input, 'region.choose')?.code !== before.context.code ||
    (same(before.context, after.context) && effects.length === 0),
  'a choice in another tab takes effect here; anything unknown means the European Union': ({
    input,
    after,
  }) => {
    const event = sent(input, 'storage.changed');
    return !event || after.context.code === regionOf(event.stored);
  },
  'nothing is stored and the visitor is not notified until a choice in this tab': ({ input, effects }) =>
    sent(input, 'region.choose') !== undefined || effects.length === 0,
  'the visitor sees estimates in every region but the European Union': ({ after }) =>
    after.matches(after.context.code === 'EU' ? 'inEuros' : 'estimating'),
};
