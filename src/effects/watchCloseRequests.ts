/** HTML standard, “Close requests and close watchers”. TypeScript's DOM library does not have it. */
interface Watcher extends EventTarget {
  destroy(): void;
}

/**
 * Calls `onRequest` when the platform asks to close what is open: on Android, the Back gesture; on computers, an Escape
 * that nothing else handles. Without `CloseWatcher` it never does. Returns a function that ends the watch.
 */
export const watchCloseRequests = (onRequest: () => void): (() => void) => {
  const { CloseWatcher } = globalThis as { CloseWatcher?: new () => Watcher };
  if (!CloseWatcher) return () => {};
  let isOver = false;
  let watcher: Watcher;
  const watch = () => {
    watcher = new CloseWatcher();
    watcher.addEventListener('close', () => {
      onRequest();
      // A watcher reports one request. The dialog is still open if it ignored it.
      if (!isOver) watch();
    });
  };
  watch();
  return () => {
    isOver = true;
    watcher.destroy();
  };
};
