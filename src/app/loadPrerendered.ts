import { loadPage } from '../routes/modules.ts';
import { requestDialogCode } from '../views/chrome/overlays.ts';

/** Loads all code of a prerendered page, so that nothing in it is lazy. Returns the request dialog. */
export const loadPrerendered = async (path: string) => {
  const [{ default: requestDialog }] = await Promise.all([requestDialogCode[1](), loadPage(path)]);
  return requestDialog;
};
