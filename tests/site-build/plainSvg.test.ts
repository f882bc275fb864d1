// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { plainSvg } from '../../src/site-build/images/plainSvg.ts';

const values: Record<string, string> = { '--colors-ink': '#123456', '--fonts-mono': 'Some Mono' };
const plain = (css: string, markup = '<svg class="c"><path class="a"></path></svg>') =>
  plainSvg({
    markup,
    css: `--sxs{--sxs:2 c}@media{${css}}`,
    resolve: (property) => values[property] ?? expect.unreachable(property),
    lineWidth: 0.5,
  });

describe('a drawing as plain SVG', () => {
  it('carries its rules, with values for custom properties', () => {
    expect(plain('.c .a{fill:var(--colors-ink);fill-opacity:0.32}')).toBe(
      '<svg class="c"><style>.c .a{fill:#123456;fill-opacity:0.32}</style><path class="a"></path></svg>',
    );
  });

  it('leaves out what depends on the medium, moves, or places it in a page', () => {
    expect(
      plain(
        '@keyframes k{from{opacity:var(--o)}}@media (forced-colors: active){.c{fill:red}}.c{display:block;width:100%;fill:none}.c .m{--o:1;animation:k 1s}.c .off{opacity:0}',
      ),
    ).toContain('<style>.c{fill:none}.c .off{opacity:0}</style>');
  });

  it('says each choice of :is() by itself', () => {
    expect(plain('.c :is(.a,.b){stroke:red}')).toContain('<style>.c .a{stroke:red}.c .b{stroke:red}</style>');
  });

  it('says the font shorthand at length', () => {
    expect(plain('.c{font:500 10px/1 var(--fonts-mono)}')).toContain(
      '.c{font-weight:500;font-size:10px;font-family:Some Mono}',
    );
  });

  it('makes lines that keep their width as wide as they are to be', () => {
    const css = '.c .a{stroke:red}.c :is(.a,.b){vector-effect:non-scaling-stroke}.c .b{stroke-width:2}';
    expect(plain(css)).toContain('<style>.c .a{stroke:red;stroke-width:0.5}.c .b{stroke-width:1}</style>');
  });

  it('leaves texts as wide as they are', () => {
    const markup = '<svg class="c"><text x="3" textLength="46">No</text></svg>';
    expect(plain('.c{fill:red}', markup)).toContain('<text x="3">No</text>');
  });

  it.each(['.c:has(.a){fill:red}', '.c{fill:color-mix(in srgb,red,blue);stroke-width:calc(1px * 2)}'])(
    'refuses what the renderer would not understand: %s',
    (css) => expect(() => plain(css)).toThrow(/beyond plain SVG/),
  );
});
