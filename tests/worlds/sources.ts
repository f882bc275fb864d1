import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot as root } from '../../src/site-build/projectRoot.mjs';

export { root };

/** The names of the site's machines. Each has its own folder in `machines/`. */
export const machineNames = readdirSync(join(root, 'machines'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(root, machineFile(entry.name))))
  .map(({ name }) => name)
  .sort();

/** Machines that have no script, and so no paths in a view or a browser, with the reason. */
export const unseenMachines: Readonly<Record<string, string>> = {
  appStart:
    'It runs before the app. tests/unit/shell walks it beside XState; e2e/chunks.spec.ts tests what browsers do.',
  delivery: 'It runs on the server and in the worker. tests/unit/delivery walks it against both stores.',
  modals: 'What it does shows in each dialog, so the paths of the dialogs and of the toasts walk it.',
  order:
    'It runs on the server, and in pages only to say what is possible. tests/unit/orders walks it over HTTP.',
  outbox: 'It runs on the server. tests/unit/delivery walks it against a real SMTP server.',
  ownership: 'It runs on the server. tests/unit/delivery runs two servers with one inbox.',
  requestDialog: 'It loads what requestWizard shows. e2e/chunks.spec.ts tests what browsers do.',
  historyEntry:
    'It writes into the history, which no page shows. tests/worlds/page walks it with the views that have a hash.',
  pages:
    'It decides which pages are rendered, not what is on them. tests/unit/shell renders them; e2e/ahead.spec.ts tests what browsers do.',
  prefetch:
    'It decides what is fetched ahead. tests/unit/shell/visibleLinks.test.ts walks it over links, e2e/ahead.spec.ts in browsers.',
  viewTransition:
    'It decides how pages change, within 40 ms. e2e/viewTransitions.spec.ts tests what browsers do.',
};

/** A file in a machine's folder, relative to the project. */
export function machineFile(name: string, suffix = 'Machine.ts'): string {
  return `machines/${name}/${name}${suffix}`;
}
