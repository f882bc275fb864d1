import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { encodePng } from './png.ts';

/** Draws SVG without a browser. */
export interface Renderer {
  /** An SVG as PNG, `width` pixels wide. What was drawn before is taken from the folder of drawings. */
  readonly png: (svg: string, width: number) => Promise<Buffer>;
  /** The width of a text in the display face at 1 pixel, its letters set apart by `spacing` of that. */
  readonly measure: (text: string, spacing: number) => number;
  /** Throws away the drawings that nobody asked for this time. */
  readonly tidyUp: () => Promise<void>;
}

/** The faces' names in the font files below, as a drawing must give them. */
export const faces = { display: 'Familjen Grotesk', mono: 'JetBrains Mono' } as const;

/**
 * TTF, for the renderer reads no WOFF2 and of a variable font the default weight alone. Cut with subset-font 2.9.0:
 * the display face from `public/fonts` at wght 700; JetBrains Mono (SIL Open Font License, `fonts/JetBrainsMono-OFL.txt`)
 * from @expo-google-fonts/jetbrains-mono 0.4.1 to U+0020-007E, U+00A0-00FF and ‘’‚“”„–—…•‹›€←↑→↓≈×−Σ™Œœ.
 */
const fonts = ['familjen-grotesk-700.ttf', 'jetbrains-mono-500.ttf', 'jetbrains-mono-700.ttf'];
const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
let started: Promise<void> | undefined;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * Starts the renderer, which keeps what it draws in `folder`, named by what it was drawn from. This machine's
 * own fonts are not read, so that a drawing is the same everywhere.
 */
export const openRenderer = async (folder: string): Promise<Renderer> => {
  const fontBuffers = await Promise.all(
    fonts.map((name) => readFile(new URL(`fonts/${name}`, import.meta.url))),
  );
  const program = await readFile(wasm);
  started ??= initWasm(program);
  await Promise.all([started, mkdir(folder, { recursive: true })]);
  const tools = createHash('sha256');
  for (const file of [program, ...fontBuffers, await readFile(new URL('png.ts', import.meta.url))])
    tools.update(file);
  const toolsHash = tools.digest('hex');
  const asked = new Set<string>();
  const font = { fontBuffers, defaultFontFamily: faces.mono };

  const draw = (svg: string, width: number): Buffer => {
    const image = new Resvg(svg, { font, fitTo: { mode: 'width', value: width } });
    const drawn = image.render();
    const png = encodePng({ width: drawn.width, height: drawn.height, data: drawn.pixels });
    drawn.free();
    image.free();
    return png;
  };

  return {
    png: async (svg, width) => {
      const hash = createHash('sha256').update(`${toolsHash} ${width} ${svg}`).digest('hex').slice(0, 32);
      const name = `${hash}.png`;
      asked.add(name);
      const file = join(folder, name);
      if (existsSync(file)) return readFile(file);
      const png = draw(svg, width);
      // Whole or not at all: a build that is broken off leaves no half a drawing.
      const part = `${file}.${process.pid}.part`;
      await writeFile(part, png);
      await rename(part, file);
      return png;
    },
    measure: (text, spacing) => {
      const look = `font-family="${faces.display}" font-weight="700" font-size="100" letter-spacing="${spacing * 100}"`;
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="200"><text y="100" ${look}>${escaped(text)}</text></svg>`;
      const image = new Resvg(svg, { font: { fontBuffers: fontBuffers.slice(0, 1) } });
      const width = image.innerBBox()?.width ?? 0;
      image.free();
      return width / 100;
    },
    tidyUp: async () => {
      const left = (await readdir(folder)).filter((name) => !asked.has(name));
      await Promise.all(left.map((name) => rm(join(folder, name), { force: true })));
    },
  };
};
