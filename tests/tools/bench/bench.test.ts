// @vitest-environment node
// @proof thorough
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { findRoute } from '../../../src/routes/match.ts';
import { renderPage } from '../../../src/site-build/renderPage.tsx';
import { links, openings, presses, samplePages } from './cases.ts';
import { figureOf, format } from './figures.ts';
import { goals, verdictOf } from './goals.ts';
import { type Case, interleaved, type Measured, measure, median, type Side } from './measure.ts';
import { readPeers } from './peers.ts';
import { plainPage } from './plainPage.ts';
import { goalsMissed, markdown, type SectionReport, sectionTable } from './report.ts';
import { sectionNames } from './sectionNames.ts';

const quiet = (): void => {};

/** A case whose samples are these, by side and round. */
const caseOf = (samples: Readonly<Record<Side, readonly number[]>>, what = 'case'): Case => {
  const rounds = { site: 0, plain: 0 };
  return { what, sample: async (side) => ({ fcp: samples[side][rounds[side]++] ?? Number.NaN }) };
};

const measuredOf = (each: Partial<Measured>): Measured => ({
  what: '/',
  figure: 'fcp',
  site: 100,
  range: [100, 100],
  rounds: 1,
  ...each,
});

describe('measuring', () => {
  it('takes the middle value, or the mean of the two', () => {
    expect([median([9, 1, 5]), median([1, 2, 4, 9]), median([])]).toEqual([5, 3, Number.NaN]);
  });

  it('begins each round one item later, with every item in each', () => {
    expect([...interleaved(['a', 'b', 'c'], 2)].map(([round, item]) => `${round}${item}`)).toEqual([
      '0a',
      '0b',
      '0c',
      '1b',
      '1c',
      '1a',
    ]);
  });

  it('compares the medians, and the rounds for the spread', async () => {
    const cases = [caseOf({ site: [100, 300, 200], plain: [100, 100, 50] })];
    const { measured, failures } = await measure(cases, 3, quiet);
    expect(failures).toEqual([]);
    expect(measured).toEqual([
      {
        what: 'case',
        figure: 'fcp',
        site: 200,
        range: [100, 300],
        plain: 100,
        ratio: 2,
        ratioRange: [1, 4],
        rounds: 3,
      },
    ]);
  });

  it('has no ratio to a plain page without the figure, or where it is 0', async () => {
    const cases = [
      caseOf({ site: [5], plain: [0] }, 'zero'),
      caseOf({ site: [5], plain: [Number.NaN] }, 'none'),
    ];
    const { measured } = await measure(cases, 1, quiet);
    expect(measured.map(({ plain, ratio }) => [plain, ratio])).toEqual([
      [0, undefined],
      [undefined, undefined],
    ]);
  });

  it('tries a failed sample once more, and then names it', async () => {
    const tried: string[] = [];
    const failing = (what: string, times: number): Case => ({
      what,
      sides: ['site'],
      sample: async () => {
        tried.push(what);
        if (tried.filter((each) => each === what).length <= times) throw new Error('no page\nmore');
        return { fcp: 1 };
      },
    });
    const { measured, failures } = await measure([failing('once', 1), failing('always', 9)], 1, quiet);
    expect(measured.map(({ what }) => what)).toEqual(['once']);
    expect(failures).toEqual(['1/1 always (site): Error: no page more']);
    expect(tried).toEqual(['once', 'once', 'always', 'always']);
  });
});

describe('goals', () => {
  it('are met up to their limit, compared with the digits that the table shows', () => {
    const verdict = (ratio: number) => verdictOf('lighthouse', measuredOf({ plain: 100, ratio }), []);
    expect([verdict(1.054)?.isMet, verdict(1.056)?.isMet]).toEqual([true, false]);
    expect(verdict(1)).toMatchObject({ of: 'ratio', limit: '≤ 1.05 ×' });
    const shift = (site: number) => verdictOf('lighthouse', measuredOf({ figure: 'cls', site }), [])?.isMet;
    expect([shift(0.0004), shift(0.001)]).toEqual([true, false]);
    const score = (site: number) => verdictOf('lighthouse', measuredOf({ figure: 'seo', site }), [])?.isMet;
    expect([score(100), score(99)]).toEqual([true, false]);
  });

  it('are stricter for the first screen than for the rest', () => {
    const verdict = (what: string) =>
      verdictOf('press', measuredOf({ what, figure: 'works', ratio: 1.5 }), []);
    expect([verdict('first screen: menu')?.isMet, verdict('service card')?.isMet]).toEqual([false, true]);
  });

  it('say nothing of a ratio that there is none of', () => {
    expect(verdictOf('lighthouse', measuredOf({}), [])).toBeNull();
  });

  it('that peers set are met by as little as the least of them', () => {
    const peers = [1.2, 1.1].map((ratio, at) => measuredOf({ what: `peer ${at}`, ratio }));
    const verdict = (ratio: number) => {
      const own = measuredOf({ what: 'this site', ratio });
      return verdictOf('peers', own, [own, ...peers]);
    };
    expect(verdict(1.1)).toEqual({ of: 'ratio', limit: '≤ 1.1 ×', isMet: true });
    expect(verdict(1.11)?.isMet).toBe(false);
    expect(verdictOf('peers', peers[0]!, peers)).toBeNull();
  });

  it('are about sections and figures that exist', () => {
    for (const { section, figure } of goals) {
      expect(sectionNames).toContain(section);
      expect(figureOf(figure).title).not.toBe('');
    }
    expect(() => figureOf('speed')).toThrow('No figure is called speed');
  });
});

describe('the report', () => {
  const section: SectionReport = {
    name: 'lighthouse',
    title: 'Lighthouse',
    measured: [
      measuredOf({ site: 1234, plain: 1000, ratio: 1.234, ratioRange: [1.1, 1.3], rounds: 3 }),
      measuredOf({ figure: 'tbt', site: 12, range: [10, 30], rounds: 3 }),
      measuredOf({ what: '/faq', site: 900, plain: 900, ratio: 1, ratioRange: [1, 1] }),
      measuredOf({ what: '/contact', site: 1100, plain: 1000, ratio: 1.1, ratioRange: [1.1, 1.1] }),
    ],
    failures: ['2/3 /faq (site): no page'],
  };

  it('has a row for each case, with median, ratio, spread and verdict', () => {
    expect(sectionTable(section)).toBe(
      [
        '| | FCP, ms | TBT, ms |',
        '| --- | ---: | ---: |',
        '| / | 1,234 · 1.23 × (1.10–1.30) ✗ | 12 (10–30) ✓ |',
        '| /faq | 900 · 1.00 × ✓ | – |',
        '| /contact | 1,100 · 1.10 × ✗ | – |',
      ].join('\n'),
    );
  });

  it('names the cases that miss a goal, and each failed sample', () => {
    expect(goalsMissed([section])).toEqual({
      met: 2,
      missed: 2,
      lines: ['Lighthouse: FCP, goal ≤ 1.05 ×: / 1.23 ×, /contact 1.10 ×'],
    });
    const text = markdown({
      date: '2026-01-02T03:04:05.000Z',
      machine: { cores: '2' },
      versions: { Node: '20' },
      load: [0.5, 1],
      minutes: 12.4,
      sections: [section],
    });
    expect(text).toContain(
      'Measured on 2026-01-02 in 12 minutes. Machine: cores 2. Load: 0.50 before, 1.00 at the end.',
    );
    expect(text).toContain('Met: 2. Missed: 2.');
    expect(text).toContain('- 2/3 /faq (site): no page');
  });

  it('writes figures with their digits', () => {
    expect([format('cls', 0.12345), format('total', 1234.56), format('fcp', 1234.5)]).toEqual([
      '0.123',
      '1,234.6',
      '1,235',
    ]);
  });
});

describe('peers', () => {
  it('are built folders with names', () => {
    const folder = mkdtempSync(join(tmpdir(), 'peer-'));
    expect(() => readPeers(`one=${folder}`)).toThrow(
      `--peers needs NAME=FOLDER, with an index.html in the folder, not "one=${folder}"`,
    );
    writeFileSync(join(folder, 'index.html'), '');
    expect([...readPeers(`one=${folder},two=${folder}`)]).toEqual([
      ['one', folder],
      ['two', folder],
    ]);
    expect(() => readPeers(folder)).toThrow('not "');
    rmSync(folder, { recursive: true });
  });
});

const built = (body: string): string =>
  `<!doctype html><title>A &amp; B</title><meta name="description" content="What it is"><link rel="canonical" href="https://deskhand.example/"><body>${body}`;
const plainBody = (main: string): string =>
  /<main>(.*)<\/main>/s.exec(
    plainPage(built(`<main>${main}</main>`), '').replace('<main id=main>', '<main>'),
  )?.[1] ?? '';

describe('a plain page (M13)', () => {
  it('has title, description, address and style of its own, and no script', () => {
    const html = plainPage(built('<main id="main"><h1>Hi</h1></main><script src="/a.js"></script>'), 'h1{}');
    expect(html).toContain('<title>A &amp; B</title><meta name=description content="What it is">');
    expect(html).toContain('<link rel=canonical href=https://deskhand.example/>');
    expect(html).toContain('<style>h1{}</style><main id=main><h1>Hi</h1></main>');
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<dialog');
  });

  it('keeps words and meaning, without drawings, hidden parts and boxes', () => {
    expect(
      plainBody(
        '<div class="c-x"><div>One <span>two</span><span>three</span></div><svg><text>no</text></svg><p aria-hidden="true">no</p><p hidden>no</p><ul role="list"><li><div>a &lt; b</div></li></ul></div>',
      ),
    ).toBe('<p>One two three</p><ul><li>a &lt; b</li></ul>');
  });

  it('opens its own dialog where the site opens one, whatever opens it there', () => {
    const button = '<button id=x command=show-modal commandfor=dialog>Open</button>';
    for (const opener of [
      '<form action="/contact"><button type="submit" id="x" aria-haspopup="dialog">Open</button></form>',
      '<a id="x" href="#y" aria-haspopup="dialog">Open</a>',
      '<button id="x" command="show-modal" commandfor="request">Open</button><dialog id="request"><p>Theirs</p></dialog>',
    ])
      expect(plainBody(opener)).toBe(`<p>${button}</p>`);
    expect(plainPage(built(`<main>${button}</main>`), '')).toContain('<dialog id=dialog');
  });

  it('has details where the site has a button for a panel', () => {
    expect(
      plainBody(
        '<form action="#p"><h3><button id="b" aria-expanded="false" aria-controls="p">Topic <svg></svg></button></h3></form><div id="p" hidden><p>Inside</p></div>',
      ),
    ).toBe('<details><summary id=b>Topic</summary><p>Inside</p></details>');
  });

  it('shows cards with a heading each in a grid', () => {
    const card = '<div><svg></svg><h3>A</h3><p>B</p></div>';
    expect(plainBody(`<div><div>${card}${card}</div></div>`)).toBe(
      `<div class=grid>${'<div class=card><h3>A</h3><p>B</p></div>'.repeat(2)}</div>`,
    );
  });

  it('fails for what is no page', () => {
    expect(() => plainPage('<title>A</title><p>B</p>', '')).toThrow('no main');
  });
});

describe('what is pressed', () => {
  const paths = [...new Set([...presses, ...openings, ...links].map(({ path }) => path))];

  it.each(paths)('%s and its plain page have everything that is pressed there', async (path) => {
    const match = findRoute(path);
    expect(match.path).toBe(path);
    const { head, body } = await renderPage(match);
    const site = `<!doctype html><html><head>${head}</head><body>${body}</body></html>`;
    const triggers = [...presses, ...openings, ...links]
      .filter((each) => each.path === path)
      .flatMap(({ trigger }) => trigger.split(' || '));
    for (const html of [site, plainPage(site, '')]) {
      const { document } = new Window();
      document.write(html);
      expect(triggers.filter((trigger) => document.querySelector(trigger) === null)).toEqual([]);
    }
  });

  it('the sample pages are pages', () => {
    expect(samplePages.filter((path) => findRoute(path).path !== path)).toEqual([]);
  });
});
