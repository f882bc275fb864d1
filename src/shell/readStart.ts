import { readEntry } from '../effects/historyEntry.ts';
import { documentOf, findRoute, isGrowing } from '../routes/match.ts';
import { loadView } from '../routes/modules.ts';
import { routes } from '../routes/table.ts';
import { readAddress } from './effects/readAddress.ts';
import { findRoot, readCurrentDocument } from './effects/staticDocument.ts';

/**
 * What the document in the browser is, and the element for the app. Begins to load its page's code. A page may be hydrated only onto its own document:
 * a host may send any document for any address. Of a growing route, only the host knows the pages (decision R15).
 */
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
