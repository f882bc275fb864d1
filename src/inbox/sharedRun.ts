/** Calls that come during a run share the next one, so each run begins after the calls that it is for. */
export function sharedRun(run: () => Promise<void>): () => Promise<void> {
  let running = Promise.resolve();
  let next: Promise<void> | null = null;
  return () => {
    next ??= running
      .catch(() => {})
      .then(() => {
        next = null;
        running = run();
        return running;
      });
    return next;
  };
}
