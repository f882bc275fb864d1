/** What floats above the page, mounted on the client only and loaded lazily: the one part that imports Radix. */
export { Dialog, type DialogProps, FooterWords } from './Dialog.tsx';
export { Toaster, type ToasterProps, type ToastItem } from './Toaster.tsx';
