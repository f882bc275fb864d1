/** What the score depends on besides the headers. */
export interface ScoredPage {
  /** On the HSTS preload list of the browsers. */
  readonly preloaded: boolean;
  /** Every script has an integrity attribute. */
  readonly integrity: boolean;
}

/**
 * Scores the headers of an HTML page as the MDN HTTP Observatory does for https without cookies: 100 points, plus
 * the modifiers of SCORE_TABLE in src/grader/charts.js under the conditions of src/analyzer/tests/*.js
 * (github.com/mdn/mdn-http-observatory; COOP and COEP: pull request 498). Bonuses count only from 90 points up
 * (MINIMUM_SCORE_FOR_EXTRA_CREDIT).
 */
export function observatoryScore(headers: Readonly<Record<string, string>>, page: ScoredPage): number {
  const get = (name: string): string =>
    Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1] ?? '';
  const modifiers = [
    ...contentPolicyModifiers(policiesIn(get('content-security-policy')), get('x-frame-options')),
    transportModifier(get('strict-transport-security'), page.preloaded),
    get('x-content-type-options') === 'nosniff' ? 0 : -5,
    oneOf(
      // Of several, the last counts.
      get('referrer-policy').split(',').at(-1)?.trim() ?? '',
      ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'],
      5,
    ),
    oneOf(get('cross-origin-resource-policy'), ['same-origin', 'same-site'], 10, ['cross-origin']),
    oneOf(
      get('cross-origin-opener-policy'),
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      10,
      ['unsafe-none'],
    ),
    oneOf(get('cross-origin-embedder-policy'), ['require-corp', 'credentialless'], 10, ['unsafe-none']),
    get('access-control-allow-origin') !== '' && get('access-control-allow-credentials') !== '' ? -50 : 0,
    page.integrity ? 5 : 0,
  ];
  const sum = (points: number[]): number => points.reduce((total, point) => total + point, 0);
  const withoutBonus = 100 + sum(modifiers.filter((points) => points < 0));
  return Math.max(0, withoutBonus >= 90 ? 100 + sum(modifiers) : withoutBonus);
}

/** 0 if absent or neutral, the bonus if good, else -5. */
const oneOf = (value: string, good: string[], bonus: number, neutral: string[] = []): number =>
  value === '' || neutral.includes(value) ? 0 : good.includes(value) ? bonus : -5;

function transportModifier(value: string, preloaded: boolean): number {
  const age = /max-age=(\d+)/.exec(value)?.[1];
  if (preloaded) return 5;
  return age === undefined ? -20 : Number(age) >= 15_768_000 ? 0 : -10;
}

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const inline = [...broad, "'unsafe-inline'", 'data:'];

type Policy = ReadonlyMap<string, readonly string[]>;

/** A header has several policies with commas between them: what one of them forbids is forbidden. */
const policiesIn = (header: string): Policy[] =>
  header
    .split(',')
    .filter((policy) => policy.trim() !== '')
    .map(
      (policy) =>
        new Map(
          policy
            .split(';')
            .map((part) => part.trim().split(/\s+/))
            .map(([name = '', ...sources]) => [name, sources]),
        ),
    );

/** The points for the strictest policy, and those for protection against framing. */
function contentPolicyModifiers(policies: readonly Policy[], frameOptions: string): [number, number] {
  const isFramingForbidden = policies.some((policy) => policy.has('frame-ancestors'));
  const framing = isFramingForbidden ? 5 : /^(deny|sameorigin)$/i.test(frameOptions) ? 0 : -20;
  return [Math.max(-25, ...policies.map(policyPoints)), framing];
}

function policyPoints(policy: Policy): number {
  const sources = (name: string): readonly string[] => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const hasAny = (name: string, list: string[]): boolean =>
    sources(name).some((source) => list.includes(source));
  if (hasAny('script-src', inline) || hasAny('object-src', broad)) return -20;
  if ([...policy.values()].flat().some((source) => /^(http|ftp):/.test(source))) return -20;
  if (hasAny('script-src', ["'unsafe-eval'"]) || hasAny('style-src', ["'unsafe-eval'"])) return -10;
  if (hasAny('style-src', inline)) return 0;
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5;
}
