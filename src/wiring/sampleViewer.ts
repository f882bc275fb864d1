import { sampleViewerMachine } from '../../machines/sampleViewer/sampleViewerMachine.ts';
import { choiceActions } from './choice.ts';

export const sampleViewer = sampleViewerMachine.provide({ actions: choiceActions });
