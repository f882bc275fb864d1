// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { partsDocument, staticParts } from '../../../src/site-build/parts.ts';

const file = new URL('../../../src/site-build/parcel/staticViews.mjs', import.meta.url).href;
const { slotsOf } = (await import(file)) as { slotsOf: (code: string, file: string) => string };

describe('the browser’s code of a static view', () => {
  it('has a slot for each component, and nothing that only prerendering needs', () => {
    const code = `import { words } from '../../content/words.ts';
export const prepare = () => load();
export const Head = () => <DocumentHead words={words} />;
export const AboutStory = () => <Static name="AboutStory">{words.story}</Static>;
const AboutPage = () => <Static name="AboutPage" />;
export default AboutPage;
`;
    expect(slotsOf(code, 'AboutPage.tsx')).toBe(`import { StaticView } from '../../shell/StaticView.tsx';
export const prepare = undefined;
export const Head = () => <StaticView head />;
export const AboutStory = () => <StaticView name="AboutStory" />;
export default () => <StaticView head name="AboutPage" />;
`);
  });

  it('cannot be created from a file that exports nothing', () => {
    expect(() => slotsOf('const lost = 1;', 'Lost.tsx')).toThrow('Lost.tsx exports nothing');
  });

  it('leaves out types, and cannot be created if an export would be lost', () => {
    const code = 'export interface Props {}\nexport const A = () => <p />;\n';
    expect(slotsOf(code, 'A.tsx')).toContain('\nexport const A = () => <StaticView name="A" />;\n');
    expect(slotsOf(code, 'A.tsx')).not.toContain('Props');
    for (const lost of ['export function B() {}', 'export { A as C };', "export * from './b.ts';"])
      expect(() => slotsOf(code + lost, 'A.tsx'), lost).toThrow('A.tsx: a static view may export only with');
  });

  const folder = new URL('../../../src/views/', import.meta.url);
  const views = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.static.tsx'))
    .map((name) => name.replace('.tsx', ''));
  test.each(views)('marks each export of %s once, by its name', (name) => {
    const code = readFileSync(new URL(`${name}.tsx`, folder), 'utf8');
    const marks = [...code.matchAll(/<Static name="(\w+)"/g)].map(([, mark]) => mark).sort();
    const slots = [...slotsOf(code, name).matchAll(/StaticView (?:head )?name="(\w+)"/g)].map(
      ([, slot]) => slot,
    );
    expect(slots.length).toBeGreaterThan(0);
    expect(marks).toEqual(slots.sort());
  });

  it('has slots with unique names throughout the site', () => {
    const names = views.flatMap((name) => {
      const code = readFileSync(new URL(`${name}.tsx`, folder), 'utf8');
      return [...code.matchAll(/<Static name="(\w+)"/g)].map(([, mark]) => mark);
    });
    expect(names.length).toBe(new Set(names).size);
  });
});

describe('the parts of a page', () => {
  const css = '--sxs{--sxs:2 c-a}@media{.c-a{color:red}}';
  const head = '<title>About</title>';

  it('are its head, its CSS and its static elements with everything in them', () => {
    const about = '<div data-static="About" class="c-a"><div><div>1</div></div><p>2</p></div>';
    const onward = '<div data-static="Onward"></div>';
    const body = `<div><nav></nav></div>${about}<form><div>live</div>${onward}</form>`;
    expect(partsDocument('/about', { build: '1a2b3c4d', head, css, parts: staticParts(body) })).toBe(
      `<!doctype html><html lang=en data-document="/about" data-build=1a2b3c4d><meta charset=utf-8>${head}` +
        `<script type="text/css">--sxs{--sxs:2 c-a}@media{.c-a{color:red}}</script>${about}${onward}`,
    );
  });

  it('have the CSS even without a static element, because the page’s script relies on it', () => {
    const parts = staticParts('<div>live</div>');
    expect(partsDocument('/gig', { build: '1a2b3c4d', head, css, parts })).toContain(
      `<script type="text/css">${css}</script>`,
    );
  });
});
