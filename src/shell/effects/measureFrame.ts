import { nextTask } from '../../effects/nextTask.ts';

/** Resolves with the milliseconds until the work of the current task is done, such as rendering a page. */
export const measureFrame = async (): Promise<number> => {
  const startedAt = performance.now();
  await nextTask();
  return performance.now() - startedAt;
};
