/** Imports Radix, so it is loaded lazily and mounted in the browser only. */
export { Dialog, FooterWords } from './Dialog.tsx';
export { Toaster } from './Toaster.tsx';
