// @vitest-environment node
/** What the pictures guarantee: alternative text, small size, and nothing that needs motion. */
import { gzipSync } from 'node:zlib';
import { Window } from 'happy-dom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import {
  AnswerPicture,
  CurrenciesPicture,
  CuttingPicture,
  cssText,
  DeskPicture,
  FeaturePicture,
  HeroPicture,
  insertGlobalStyles,
  NotePicture,
  PackagesPicture,
  PagePicture,
  RankedPicture,
  resetStyles,
  ServicePicture,
  StatePicture,
  TeamPicture,
  VacancyPicture,
} from '../../../src/design/index.ts';

const servicePictures = ['sheet', 'slides', 'edits', 'page', 'routine', 'undecided'] as const;

const pageSubjects = [
  'clauses',
  'erased',
  'keys',
  'letter',
  'license',
  'menu',
  'notes',
  'question',
  'stages',
  'stored',
  'tree',
] as const;

const drawn = (alt: string): Record<string, ReactElement> => ({
  hero: <HeroPicture alt={alt} />,
  ...Object.fromEntries(
    servicePictures.map((name) => [`service ${name}`, <ServicePicture key={name} name={name} alt={alt} />]),
  ),
  ...Object.fromEntries(
    pageSubjects.map((subject) => [
      `page ${subject}`,
      <PagePicture key={subject} subject={subject} alt={alt} />,
    ]),
  ),
  sorted: <FeaturePicture feature="sorted" alt={alt} />,
  price: <FeaturePicture feature="price" alt={alt} />,
  held: <FeaturePicture feature="held" alt={alt} />,
  ranked: <RankedPicture alt={alt} />,
  team: <TeamPicture alt={alt} />,
  packages: <PackagesPicture alt={alt} />,
  desk: <DeskPicture alt={alt} />,
  vacancy: <VacancyPicture alt={alt} />,
  cutting: <CuttingPicture alt={alt} />,
  note: <NotePicture alt={alt} />,
  answer: <AnswerPicture alt={alt} />,
  currencies: <CurrenciesPicture alt={alt} />,
  missing: <StatePicture state="missing" alt={alt} />,
  thanks: <StatePicture state="thanks" alt={alt} />,
  error: <StatePicture state="error" alt={alt} />,
});
const names = Object.keys(drawn(''));
const markup = (name: string, alt = '') => renderToStaticMarkup(drawn(alt)[name]!);
const page = () => {
  resetStyles();
  insertGlobalStyles();
  const html = names.map((name) => markup(name)).join('');
  return { html, css: cssText() };
};

describe.each(names)('the picture %s', (name) => {
  it('is one image with the given alternative text', () => {
    const html = markup(name, 'A sheet & its total');
    expect(html).toMatch(/^<svg role="img" aria-label="A sheet &amp; its total" /);
    expect(html).not.toContain('aria-hidden');
  });

  it('is hidden from assistive technology without an alternative text', () => {
    expect(markup(name)).toMatch(/^<svg aria-hidden="true" /);
    expect(markup(name)).not.toMatch(/role=|aria-label/);
  });

  it('has no style attribute and no ids, and keeps its proportions without CSS', () => {
    expect(markup(name)).not.toMatch(/ style=|<style|url\(| id=|href=|undefined|NaN/);
    const [, width, height] = /viewBox="[04] 0 (\d+) (\d+)" width="\1" height="\2"/.exec(markup(name)) ?? [];
    expect(Number(width) / Number(height)).toBeCloseTo(name === 'hero' ? 440 / 330 : 156 / 110);
  });

  it('is small', () => {
    expect(gzipSync(markup(name)).length).toBeLessThanOrEqual(name === 'hero' ? 1_200 : 700);
  });
});

describe('the style of the pictures', () => {
  it('has a rule for every class name that a drawing uses', () => {
    const { html, css } = page();
    const used = new Set(
      [...html.matchAll(/<(?!svg)\w+ [^>]*?class="([^"]*)"/g)].flatMap(([, all]) => all!.split(' ')),
    );
    used.delete('t0'); // The start of the animation, which needs no rule.
    const unknown = [...used].filter((word) => !new RegExp(`\\.${word}[^\\w-]`).test(css));
    expect(unknown).toEqual([]);
    expect(css).not.toContain('$');
  });

  it('adds little CSS to a page, and the same to each', () => {
    resetStyles();
    for (const name of names) markup(name);
    expect(gzipSync(cssText()).length).toBeLessThan(2_000);
    expect(page()).toEqual(page());
  });

  it('moves only on a screen without reduced motion', () => {
    const { css } = page();
    const guard = '@media screen and (prefers-reduced-motion:no-preference){';
    const elsewhere = css.split(guard).flatMap((part, at) => {
      if (at === 0) return [part];
      let depth = 1;
      let end = 0;
      while (depth > 0) depth += { '{': 1, '}': -1 }[part[end++]!] ?? 0;
      return [part.slice(end)];
    });
    expect(css).toContain(guard);
    expect(elsewhere.join('')).not.toMatch(/animation:|transition:/);
  });

  it('animates only transform and opacity', () => {
    const { css } = page();
    const [, name] = /\.m\{animation:(\S+) /.exec(css) ?? [];
    expect(css).toContain(`@keyframes ${name}{from{opacity:var(--o);transform:var(--f)}}`);
  });
});

describe('the hero', () => {
  const html = markup('hero');
  const figures = [...html.matchAll(/>(\d+(?:\.\d\d)?)<\/text>/g)].map(([, figure]) => figure!);
  it('shows correct sums', () => {
    const rows = [
      ['40', '4.50'],
      ['3', '62.00'],
      ['20', '1.25'],
      ['60', '0.90'],
      ['500', '0.07'],
    ] as const;
    const amounts = rows.map(([quantity, price]) => Number(quantity) * Number(price));
    const total = amounts.reduce((sum, amount) => sum + amount);
    const [, doubled, broken] = amounts;
    // The wrong total counts the doubled row twice and leaves the broken one out.
    const calculated = [...amounts, total, total + doubled! - broken!].map((amount) => amount.toFixed(2));
    expect(figures).toEqual(expect.arrayContaining([...rows.flat(), ...calculated]));
  });

  it.each(['TONER', '#REF!', '62,-'])('is tidy at rest: %s is hidden without an animation', (wrong) => {
    const { document } = new Window();
    document.body.innerHTML = html;
    const marks = [...document.querySelectorAll('text, tspan')].filter((mark) => mark.textContent === wrong);
    expect(marks).not.toEqual([]);
    for (const mark of marks) expect(mark.closest('.off')).not.toBeNull();
    expect(page().css).toMatch(/ \.off\{opacity:0\}/);
  });

  it('ends within 1.7 seconds after the page has painted, each movement taking 120 to 240 ms', () => {
    const { css } = page();
    const last = Math.max(...[...html.matchAll(/ t(\d)/g)].map(([, step]) => Number(step)));
    const [, first, step] = /--s:calc\((\d+)% \+ var\(--t\)\*(\d+)%\)/.exec(css) ?? [];
    const [, seconds, , lasts] =
      /animation:\S+ (\d\.\d)s linear\(0,0 var\(--s\),(.*),1 calc\(var\(--s\) \+ (\d+)%\),1\)/.exec(css) ??
      [];
    const inSeconds = (percent: number) => (Number(seconds) * percent) / 100;
    expect(inSeconds(Number(lasts))).toBeGreaterThanOrEqual(0.12);
    expect(inSeconds(Number(lasts))).toBeLessThanOrEqual(0.24);
    expect(Number(first) + last * Number(step) + Number(lasts)).toBeLessThanOrEqual(100);
    expect(Number(seconds)).toBeLessThanOrEqual(1.7);
  });
});
