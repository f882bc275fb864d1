import { loadPage } from '../routes/modules.ts';
import { requestDialogCode } from '../views/chrome/overlays.ts';

/** Loads all code of a prerendered page, so that nothing in it is lazy. */
export const loadPrerendered = async (path: string): Promise<void> => {
  await Promise.all([loadPage(path), requestDialogCode.load()]);
};
