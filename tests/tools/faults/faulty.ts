/**
 * Replaces one piece of a text.
 * @throws if the piece does not occur exactly once, because then the fault is out of date
 */
export function faulty(text: string, { find, put }: { find: string; put: string }, file: string): string {
  const times = text.split(find).length - 1;
  if (times !== 1)
    throw new Error(
      `${file}: "${find}" occurs ${times} times, not once. Update the fault in tests/tools/faults/views.`,
    );
  return text.replace(find, () => put);
}
