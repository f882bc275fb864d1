import { readEntry } from '../effects/historyEntry.ts';
import { documentOf, findRoute, isGrowing } from '../routes/match.ts';
import { loadView } from '../routes/modules.ts';
import { routes } from '../routes/table.ts';
import { readAddress } from './effects/readAddress.ts';
import { findRoot, readCurrentDocument } from './effects/staticDocument.ts';

/** Begins to load the page's code. A host may send any document, but a page is hydrated only onto its own. */
export const readStart = () => {
  const address = readAddress();
  const { name, id } = findRoute(address.path);
  const document = readCurrentDocument();
  const isOwn =
    document?.path === documentOf(address.path) ||
    (document?.path === routes.notFound.path && isGrowing(address.path));
  loadView(isOwn && document?.path === routes.notFound.path ? 'notFound' : name, id).catch(() => {});
  return {
    root: findRoot(),
    address,
    document,
    isBlank: !isOwn,
    isReloaded: readEntry().isReloaded === true,
  };
};
