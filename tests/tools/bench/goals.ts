/** What the figures shall be. `npm run bench` says of each whether it is met. */
import { budget } from '../../../src/site-build/budget.ts';
import type { Measured } from './measure.ts';
import type { SectionName } from './sectionNames.ts';

interface Goal {
  readonly section: SectionName;
  /** The cases that it is about; all of the section by default. */
  readonly what?: RegExp;
  readonly figure: string;
  /** Whether the limit is for the site's figure or for its ratio to the plain page's. */
  readonly of: 'site' | 'ratio';
  readonly atMost?: number;
  /** As little as the least of the section's other cases. */
  readonly least?: true;
  readonly atLeast?: number;
}

/** Of a page's response, over HTTP/2: 930, rounded up. */
const headerBytes = 1_000;

/** The first that fits counts. */
export const goals: readonly Goal[] = [
  { section: 'bytes', figure: 'html', of: 'site', atMost: (budget.flightBytes - headerBytes) / 1000 },
  { section: 'bytes', figure: 'firstScript', of: 'site', atMost: 85 },
  { section: 'bytes', what: /^\/$/, figure: 'total', of: 'site', atMost: 120 },
  ...['performance', 'accessibility', 'bestPractices', 'seo'].map(
    (figure): Goal => ({ section: 'lighthouse', figure, of: 'site', atLeast: 100 }),
  ),
  { section: 'lighthouse', figure: 'fcp', of: 'ratio', atMost: 1.05 },
  { section: 'lighthouse', figure: 'lcp', of: 'ratio', atMost: 1.05 },
  { section: 'lighthouse', figure: 'mainThread', of: 'ratio', atMost: 2.2 },
  { section: 'lighthouse', figure: 'tbt', of: 'site', atMost: 30 },
  { section: 'lighthouse', figure: 'cls', of: 'site', atMost: 0 },
  { section: 'paint', figure: 'fcp', of: 'ratio', atMost: 1.1 },
  { section: 'paint', figure: 'lcp', of: 'ratio', atMost: 1.1 },
  { section: 'paint', figure: 'cls', of: 'site', atMost: 0 },
  { section: 'press', what: /^first screen/, figure: 'works', of: 'ratio', atMost: 1.15 },
  { section: 'press', figure: 'works', of: 'ratio', atMost: 1.8 },
  { section: 'dialogs', what: /^accordion/, figure: 'first', of: 'ratio', atMost: 1.3 },
  { section: 'dialogs', what: /^accordion/, figure: 'later', of: 'ratio', atMost: 1.3 },
  { section: 'dialogs', figure: 'first', of: 'ratio', atMost: 1.5 },
  { section: 'dialogs', figure: 'later', of: 'ratio', atMost: 1.2 },
  { section: 'links', what: /slow 4G/, figure: 'painted', of: 'ratio', atMost: 0.25 },
  { section: 'links', figure: 'painted', of: 'ratio', atMost: 0.45 },
  { section: 'visits', figure: 'total', of: 'site', atMost: 15 },
  ...['fcp', 'lcp', 'mainThread'].map(
    (figure): Goal => ({ section: 'peers', what: /^this site$/, figure, of: 'ratio', least: true }),
  ),
  { section: 'growth', figure: 'secondsPerPost', of: 'site', atMost: 0.05 },
  { section: 'growth', figure: 'kBPerPost', of: 'site', atMost: 60 },
  { section: 'growth', figure: 'homeHtml', of: 'site', atMost: 0 },
  { section: 'growth', figure: 'blogHtml', of: 'site', atMost: 0 },
  { section: 'build', figure: 'seconds', of: 'site', atMost: 10 },
  { section: 'dev', figure: 'seconds', of: 'site', atMost: 4 },
];

export interface Verdict {
  readonly of: 'site' | 'ratio';
  /** Such as `≤ 1.05 ×`. */
  readonly limit: string;
  readonly isMet: boolean;
}

/**
 * Compares as many digits as the table shows: two of a ratio. Null if there is no goal, or nothing to compare with.
 * @param all what the section has measured, for a goal that other cases set
 */
export function verdictOf(
  section: SectionName,
  measured: Measured,
  all: readonly Measured[],
): Verdict | null {
  const { what, figure } = measured;
  const goal = goals.find(
    (each) => each.section === section && each.figure === figure && (each.what?.test(what) ?? true),
  );
  if (!goal) return null;
  const rounded = ({ site, ratio = Number.NaN }: Measured): number =>
    goal.of === 'ratio' ? Math.round(ratio * 100) / 100 : Math.round(site * 1000) / 1000;
  const value = rounded(measured);
  if (Number.isNaN(value)) return null;
  const unit = goal.of === 'ratio' ? ' ×' : '';
  if (goal.atLeast !== undefined)
    return { of: goal.of, limit: `≥ ${goal.atLeast}${unit}`, isMet: value >= goal.atLeast };
  const others = all.filter((each) => each.figure === figure && each.what !== what);
  const most = goal.least ? Math.min(...others.map(rounded)) : (goal.atMost ?? 0);
  return { of: goal.of, limit: `≤ ${most}${unit}`, isMet: value <= most };
}
