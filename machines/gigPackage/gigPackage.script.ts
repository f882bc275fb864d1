import type { Script, Ui } from '../../tests/paths/index.ts';
import type { AddressControls } from '../../tests/worlds/addressControls.tsx';
import { restoredByHash } from '../choice/choice.script.ts';
import { viewHashes } from '../viewHashRules.ts';
import type { gigPackageMachine } from './gigPackageMachine.ts';

const question = 'How much do you need?';
const choose = (name: string) => (ui: Ui<AddressControls>) => ui.choose(question, name);
const shows = (name: string, terms: string) => () => ({
  heading: 'Choose a package',
  choices: { [question]: name },
  links: { [`Continue with ${name}`]: '/contact' },
  says: [`${name} package`, terms],
});

export const gigPackageScript: Script<typeof gigPackageMachine, AddressControls> = {
  open: (ui) => ui.world.ready(),
  drive: {
    'basic.choose': choose('Basic'),
    'standard.choose': choose('Standard'),
    'premium.choose': choose('Premium'),
    'address.changed': (ui, { hash }) => ui.world.reach(hash),
  },
  // Each card's text is verbatim (F5), up to the beginning of what is included.
  shows: {
    basic: shows('Basic', 'Price €50 Delivery 3 days Revisions 1 revision Included One tab'),
    standard: shows('Standard', 'Price €100 Delivery 2 days Revisions 3 revisions Included Up to five tabs'),
    premium: shows('Premium', 'Price €200 Delivery 1 day Revisions Unlimited revisions Included Any number'),
  },
  aspects: ['heading', 'choices', 'links'],
  scope: 'section[aria-labelledby=gig-packages-heading]',
  environment: { reloaded: restoredByHash(viewHashes.package, 'standard') },
};
