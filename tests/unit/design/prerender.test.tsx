// @vitest-environment node
/** What prerendering and the content security policy require of the design system. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { displayFace } from '../../../src/configuration/look.ts';
import * as design from '../../../src/design/index.ts';
import { cssText, insertGlobalStyles, resetStyles } from '../../../src/design/index.ts';

const { Button, Card, Checkbox, FileField, Marker, Selection, Stepper, Tabs, TextArea } = design;
const folder = new URL('../../../src/design/', import.meta.url);

const page = (
  <main>
    <p>
      <Selection>Right</Selection> <Marker>adds up</Marker>
    </p>
    <Card selected>
      <Button unavailable>Next</Button>
    </Card>
    <Stepper label="Progress" steps={['One', 'Two']} current={1} />
    <Tabs
      label="Sheets"
      idPrefix="t"
      value="a"
      onValueChange={() => {}}
      tabs={[{ id: 'a', label: 'A', panel: 'A' }]}
    />
    <TextArea id="m" label="Message" counter="0 / 2000" />
    <Checkbox id="ok" label="I agree" />
    <FileField id="f" name="f" label="File" chosen={null} removeLabel="Remove" onFileChange={() => {}} />
  </main>
);
const render = () => {
  resetStyles();
  insertGlobalStyles();
  return { html: renderToStaticMarkup(page), css: cssText() };
};

describe('a prerendered page', () => {
  it('has no style attribute and no style element', () => {
    expect(render().html).not.toMatch(/ style=|<style/);
  });

  it('gets the same CSS however many pages were rendered before', () => {
    const first = render();
    renderToStaticMarkup(<design.Notice tone="danger">Another page</design.Notice>);
    expect(render()).toEqual(first);
  });

  it('gets only the rules of what it shows', () => {
    resetStyles();
    renderToStaticMarkup(<Button>Only this</Button>);
    const small = cssText();
    expect(render().css.length).toBeGreaterThan(small.length);
    expect(small).not.toContain('textarea');
  });

  it('names the display font by its content hash, and has its fallback and both themes', () => {
    const { css } = render();
    for (const { file } of displayFace.files) {
      const bytes = readFileSync(new URL(`../../../public${file}`, import.meta.url));
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
      expect(file.endsWith(`.${hash}.woff2`), file).toBe(true);
      expect(bytes.byteLength).toBeLessThan(13_000);
      expect(css).toContain(file);
    }
    expect(css.match(/ascent-override/g)).toHaveLength(displayFace.fallbacks.length);
    expect(css).toContain('(prefers-color-scheme: dark)');
  });

  it('has no unresolved token', () => {
    expect(render().css).not.toContain('$');
  });
});

describe('the design folder', () => {
  const sources = readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));

  it('imports Radix in three files, which only overlays.ts imports', () => {
    const importing = sources.filter(({ text }) => /from '@radix-ui\//.test(text)).map(({ name }) => name);
    expect(importing.sort()).toEqual(['Dialog.tsx', 'Toaster.tsx', 'Tooltips.tsx']);
    const reaching = sources.filter(({ text }) => /from '\.\/(Dialog|Toaster|Tooltip|overlays)/.test(text));
    expect(reaching.map(({ name }) => name)).toEqual(['overlays.ts']);
  });

  it('has no file over 250 lines', () => {
    expect(sources.filter(({ text }) => text.split('\n').length > 250).map(({ name }) => name)).toEqual([]);
  });
});
