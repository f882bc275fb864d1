import type { ViewFault } from './viewFault.ts';
import { chromeFaults } from './views/chrome.ts';
import { demosFaults } from './views/demos.ts';
import { formsFaults } from './views/forms.ts';
import { helpFaults } from './views/help.ts';
import { homeFaults } from './views/home.ts';

/** Two or more for every machine with a view suite. */
export const viewFaults: readonly ViewFault[] = [
  ...homeFaults,
  ...formsFaults,
  ...helpFaults,
  ...demosFaults,
  ...chromeFaults,
];
