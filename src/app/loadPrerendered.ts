import { findRoute } from '../routes/match.ts';
import { loadView } from '../routes/modules.ts';
import { requestDialogCode } from '../views/chrome/overlays.ts';

/** Loads all code of a prerendered page, so that nothing in it is lazy: its view and the request dialog. */
export const loadPrerendered = async (path: string) => {
  const { name, id } = findRoute(path);
  const [{ default: requestDialog }, view] = await Promise.all([requestDialogCode[1](), loadView(name, id)]);
  if (!view) throw new Error(`There is no page ${path}`);
  return { requestDialog, view };
};
