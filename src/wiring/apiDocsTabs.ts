import { apiDocsTabsMachine } from '../../machines/apiDocsTabs/apiDocsTabsMachine.ts';
import { choiceActions } from './choice.ts';

export const apiDocsTabs = apiDocsTabsMachine.provide({ actions: choiceActions });
