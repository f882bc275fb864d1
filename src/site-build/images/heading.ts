interface Room {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** A line's height, as a part of the type's size. */
  readonly lineHeight: number;
}

/** A heading broken into lines, and its size in pixels. */
export interface FittedHeading {
  readonly lines: readonly string[];
  readonly size: number;
}

/** From the largest to the smallest, in pixels. */
const sizes = [104, 96, 88, 80, 72, 66, 60, 54, 48, 42] as const;
const mostLines = 5;

/** Every way to break words into at most so many lines. */
const breakings = (words: readonly string[], most: number): string[][] => {
  const whole = [words.join(' ')];
  if (most === 1) return [whole];
  const broken = words.slice(1).flatMap((_, at) => {
    const first = words.slice(0, at + 1).join(' ');
    return breakings(words.slice(at + 1), most - 1).map((rest) => [first, ...rest]);
  });
  return [whole, ...broken];
};

/** What a breaking costs: the part of its size that one would give to be rid of it. */
const costs = { line: 0.12, sentenceWithinLine: 0.4, commaWithinLine: 0.1, rag: 0.3 } as const;

const costOf = (lines: readonly string[], widths: readonly number[]): number => {
  const widest = Math.max(...widths);
  const rag = widths.reduce((sum, width) => sum + 1 - width / widest, 0) / lines.length;
  const within = (mark: RegExp): number => lines.filter((line) => mark.test(line)).length;
  return (
    costs.line * (lines.length - 1) +
    costs.sentenceWithinLine * within(/[.?!:] /) +
    costs.commaWithinLine * within(/, /) +
    costs.rag * rag
  );
};

/**
 * A heading broken into lines that are even and end where the sense does, as large as the room allows. `measure`
 * answers the width of a text at 1 pixel. Throws when it does not fit at the smallest size.
 */
export const fitHeading = (heading: string, room: Room, measure: (text: string) => number): FittedHeading => {
  let best: FittedHeading | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const lines of breakings(heading.split(' '), mostLines)) {
    const widths = lines.map(measure);
    const size = sizes.find(
      (each) =>
        Math.max(...widths) * each <= room.width && lines.length * each * room.lineHeight <= room.height,
    );
    if (size === undefined) continue;
    const score = size * (1 - costOf(lines, widths));
    if (score > bestScore) [best, bestScore] = [{ lines, size }, score];
  }
  if (!best) throw new Error(`No room for the heading "${heading}" in a social image: make it shorter`);
  return best;
};
