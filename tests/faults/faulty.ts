/**
 * A text with one piece replaced.
 * @throws if the piece does not stand there exactly once: the fault has to be written anew
 */
export function faulty(text: string, { find, put }: { find: string; put: string }, file: string): string {
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`${file}: «${find}» stands there ${times} times, not once`);
  return text.replace(find, () => put);
}
