import { apiDocsTabsMachine } from '../../machines/apiDocsTabsMachine.ts';
import type { Model } from '../paths/model.ts';

export const apiDocsTabsModel = { machine: apiDocsTabsMachine, events: {} } satisfies Model<
  typeof apiDocsTabsMachine
>;
