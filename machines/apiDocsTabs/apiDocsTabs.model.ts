import type { Model } from '../../tests/paths/index.ts';
import { apiDocsTabsMachine } from './apiDocsTabsMachine.ts';

export const apiDocsTabsModel = { machine: apiDocsTabsMachine, events: {} } satisfies Model<
  typeof apiDocsTabsMachine
>;
