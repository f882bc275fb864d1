/** What is shown above the page: mounted in the browser only and loaded lazily, because it imports Radix. */
export { Dialog, FooterWords } from './Dialog.tsx';
export { Toaster } from './Toaster.tsx';
