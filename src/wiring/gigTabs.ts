import { gigTabsMachine } from '../../machines/gigTabs/gigTabsMachine.ts';
import { choiceActions } from './choice.ts';

export const gigTabs = gigTabsMachine.provide({ actions: choiceActions });
