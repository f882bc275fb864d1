/**
 * Which of our content encodings a client accepts, in our order of preference (RFC 9110, 12.5.3).
 *
 * @param header the `Accept-Encoding` it sent; without one, nothing is compressed.
 * @returns a subset of `ours` without those at `q=0`; `*` stands for all that are not named.
 */
export function acceptedEncodings<Encoding extends string>(
  header: string | undefined,
  ours: readonly Encoding[],
): Encoding[] {
  const quality = new Map<string, number>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='));
    quality.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  return ours.filter((encoding) => (quality.get(encoding) ?? quality.get('*') ?? 0) > 0);
}
