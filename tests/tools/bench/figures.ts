/** How each figure of a sample is called and written. */
interface Figure {
  readonly title: string;
  readonly unit: 'ms' | 's' | 'kB' | '';
  readonly digits: number;
}

const ms = (title: string): Figure => ({ title, unit: 'ms', digits: 0 });
const kB = (title: string): Figure => ({ title, unit: 'kB', digits: 1 });
const seconds = (title: string): Figure => ({ title, unit: 's', digits: 2 });

/** A kB is 1,000 bytes. */
const figures: Readonly<Record<string, Figure>> = {
  html: kB('HTML with CSS'),
  firstScript: kB('First-load script'),
  fonts: kB('Fonts'),
  images: kB('Images'),
  other: kB('Other'),
  total: kB('Total'),
  movedScript: kB('Script after a first move'),
  performance: { title: 'Performance', unit: '', digits: 0 },
  accessibility: { title: 'Accessibility', unit: '', digits: 0 },
  bestPractices: { title: 'Best practices', unit: '', digits: 0 },
  seo: { title: 'SEO', unit: '', digits: 0 },
  fcp: ms('FCP'),
  lcp: ms('LCP'),
  tbt: ms('TBT'),
  cls: { title: 'CLS', unit: '', digits: 3 },
  mainThread: ms('Main thread'),
  threadTime: ms('Processor time'),
  blocked: ms('Long tasks over 50 ms'),
  works: ms('First press that works'),
  first: ms('First opening'),
  later: ms('Later opening'),
  firstWork: ms('First: processor time'),
  laterWork: ms('Later: processor time'),
  painted: ms('Press to next heading painted'),
  seconds: seconds('Time'),
  secondsPerPost: { title: 'Build per post', unit: 's', digits: 3 },
  kBPerPost: kB('dist per post'),
  homeHtml: kB('Added to home'),
  blogHtml: kB('Added to /blog'),
  benchmark: { title: 'Benchmark index', unit: '', digits: 0 },
};

export const figureOf = (name: string): Figure => {
  const figure = figures[name];
  if (!figure) throw new Error(`No figure is called ${name}`);
  return figure;
};

/** A value with its figure's digits, without its unit. */
export const format = (name: string, value: number): string =>
  value.toLocaleString('en', {
    minimumFractionDigits: figureOf(name).digits,
    maximumFractionDigits: figureOf(name).digits,
  });
