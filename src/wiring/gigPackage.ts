import { gigPackageMachine } from '../../machines/gigPackage/gigPackageMachine.ts';
import { choiceActions } from './choice.ts';

export const gigPackage = gigPackageMachine.provide({ actions: choiceActions });
