import { nextTask } from './nextTask.ts';

/** Resolves with the milliseconds that everything takes which the present task leads to: a page that it shows, say. */
export const measureFrame = async (): Promise<number> => {
  const begun = performance.now();
  await nextTask();
  return performance.now() - begun;
};
