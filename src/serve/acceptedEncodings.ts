/** The encodings of `ours` that the header allows, in our order (RFC 9110, 12.5.3). */
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
