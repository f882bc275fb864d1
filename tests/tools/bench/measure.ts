/** Which of the two built folders is measured. */
export type Side = 'site' | 'plain';

/** Figures by name. The unit is in `figures.ts`. */
export type Sample = Readonly<Record<string, number>>;

/** Something that is measured on the site and on the plain pages. */
export interface Case {
  /** What is measured, for the table. */
  readonly what: string;
  /** The sides that have it; both by default. */
  readonly sides?: readonly Side[];
  readonly sample: (side: Side) => Promise<Sample>;
}

/** A figure of a case, over all rounds. */
export interface Measured {
  readonly what: string;
  readonly figure: string;
  /** The median. */
  readonly site: number;
  /** Lowest and highest. */
  readonly range: readonly [number, number];
  readonly plain?: number;
  /** The site's median to the plain page's. */
  readonly ratio?: number;
  /** The lowest and the highest ratio of a round. */
  readonly ratioRange?: readonly [number, number];
  readonly rounds: number;
}

/** NaN for no values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low = Number.NaN, high = low] =
    sorted.length % 2 === 1 ? [sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
}

const range = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

/** Every item in each round. Each round begins one item later, so that none always follows the same one. */
export function* interleaved<Item>(items: readonly Item[], rounds: number): Generator<[number, Item]> {
  for (let round = 0; round < rounds; round++)
    for (let at = 0; at < items.length; at++) yield [round, items[(at + round) % items.length] as Item];
}

/** By round; a round that failed is missing. */
type Samples = Map<number, Sample>;

const at = (samples: Samples | undefined, figure: string): Map<number, number> =>
  new Map(
    [...(samples ?? [])].flatMap(([round, { [figure]: value }]) =>
      value !== undefined && Number.isFinite(value) ? [[round, value]] : [],
    ),
  );

/** A division by zero has no ratio. */
function summarize(what: string, figure: string, site: Samples, plain?: Samples): Measured[] {
  const ours = at(site, figure);
  if (ours.size === 0) return [];
  const base = at(plain, figure);
  const summary = { what, figure, site: median([...ours.values()]), range: range([...ours.values()]) };
  const plainMedian = median([...base.values()]);
  if (Number.isNaN(plainMedian)) return [{ ...summary, rounds: ours.size }];
  const withPlain = { ...summary, plain: plainMedian, rounds: ours.size };
  if (plainMedian === 0) return [withPlain];
  const ratios = [...ours].flatMap(([round, value]) => {
    const other = base.get(round);
    return other ? [value / other] : [];
  });
  const ratio = summary.site / plainMedian;
  return [{ ...withPlain, ratio, ratioRange: range(ratios.length > 0 ? ratios : [ratio]) }];
}

/**
 * Samples every case on both sides, interleaved. A sample that fails is tried once more.
 * @param log receives a line for each sample
 * @returns the figures, and a sentence for each sample that failed twice
 */
export async function measure(
  cases: readonly Case[],
  rounds: number,
  log: (line: string) => void,
): Promise<{ readonly measured: Measured[]; readonly failures: string[] }> {
  const jobs = cases.flatMap((each) =>
    (each.sides ?? (['site', 'plain'] as const)).map((side) => ({
      each,
      side,
      samples: new Map() as Samples,
    })),
  );
  const failures: string[] = [];
  for (const [round, { each, side, samples }] of interleaved(jobs, rounds)) {
    const name = `${round + 1}/${rounds} ${each.what} (${side})`;
    const sample = await each.sample(side).catch(() => each.sample(side).catch((error: unknown) => error));
    if (typeof sample === 'object' && sample !== null && !(sample instanceof Error)) {
      samples.set(round, sample as Sample);
      const figures = Object.entries(sample as Sample);
      log(
        `${name}: ${figures.map(([figure, value]) => `${figure} ${Math.round(value * 100) / 100}`).join(', ')}`,
      );
    } else {
      const reason = String(sample)
        .replaceAll(/\s*\n\s*/g, ' ')
        .slice(0, 200);
      failures.push(`${name}: ${reason}`);
      log(`${name} failed: ${reason}`);
    }
  }
  const measured = cases.flatMap((each) => {
    const of = (side: Side) => jobs.find((job) => job.each === each && job.side === side)?.samples;
    const figures = new Set([...(of('site')?.values() ?? [])].flatMap((sample) => Object.keys(sample)));
    return [...figures].flatMap((figure) =>
      summarize(each.what, figure, of('site') ?? new Map(), of('plain')),
    );
  });
  return { measured, failures };
}
