/** What floats above the page, mounted on the client only and loaded lazily: the one part that imports Radix. */
export { Dialog, FooterWords } from './Dialog.tsx';
export { Toaster } from './Toaster.tsx';
