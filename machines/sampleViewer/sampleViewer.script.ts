import type { Script, Ui } from '../../tests/paths/index.ts';
import type { AddressControls } from '../../tests/worlds/addressControls.tsx';
import { restoredByHash } from '../choice/choice.script.ts';
import { viewHashes } from '../viewHashRules.ts';
import type { sampleViewerMachine } from './sampleViewerMachine.ts';

const question = 'What to show';
const choose = (name: string) => (ui: Ui<AddressControls>) => ui.choose(question, name);
const before = 'Your dynamic partner for holistic accounting solutions';
const after = 'We do the books for cafés and small shops';
const shows = (name: string, says: string[], saysNot: string[]) => () => ({
  choices: { [question]: name },
  says: ['Made for this site as an example', ...says],
  saysNot,
});

export const sampleViewerScript: Script<typeof sampleViewerMachine, AddressControls> = {
  open: (ui) => ui.world.ready(),
  drive: {
    'both.choose': choose('Both'),
    'before.choose': choose('Before'),
    'after.choose': choose('After'),
    'address.changed': (ui, { hash }) => ui.world.reach(hash),
  },
  shows: {
    both: shows('Both', [before, after], []),
    before: shows('Before', [before], [after]),
    after: shows('After', [after], [before]),
  },
  aspects: ['choices'],
  scope: 'section[aria-labelledby=sample-label]',
  environment: { reloaded: restoredByHash(viewHashes.sample, 'both') },
};
