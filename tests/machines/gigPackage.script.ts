import type { gigPackageMachine } from '../../machines/gigPackageMachine.ts';
import type { Script, Ui } from '../paths/script.ts';
import { type PageControls, whenReady } from '../worlds/pageControls.ts';

const question = 'How much should be done?';
const choose = (name: string) => (ui: Ui<PageControls>) => ui.choose(question, name);
const shows = (name: string) => () => ({
  heading: 'Choose a package',
  choices: { [question]: name },
  links: { [`Continue with ${name}`]: '/contact' },
});

export const gigPackageScript: Script<typeof gigPackageMachine, PageControls> = {
  open: whenReady,
  drive: {
    'basic.choose': choose('Basic'),
    'standard.choose': choose('Standard'),
    'premium.choose': choose('Premium'),
  },
  shows: { basic: shows('Basic'), standard: shows('Standard'), premium: shows('Premium') },
  aspects: ['heading', 'choices', 'links'],
  scope: 'section[aria-labelledby=gig-packages-heading]',
};
