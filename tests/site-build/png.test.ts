// @vitest-environment node
import { inflateSync, crc32 as zlibCrc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { encodePng } from '../../src/site-build/images/png.ts';

/** Reads a palette PNG's chunks and pixels; the checksums by Node's own function, where it has one. */
const decode = (png: Buffer) => {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    chunks.set(type, png.subarray(at + 8, at + 8 + length));
    if (typeof zlibCrc32 === 'function')
      expect(png.readUInt32BE(at + 8 + length), type).toBe(zlibCrc32(png.subarray(at + 4, at + 8 + length)));
    at += 12 + length;
  }
  const header = chunks.get('IHDR')!;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const palette = chunks.get('PLTE')!;
  const rows = inflateSync(chunks.get('IDAT')!);
  const pixel = (x: number, y: number) => {
    const place = rows[y * (width + 1) + 1 + x]!;
    return [...palette.subarray(place * 3, place * 3 + 3)];
  };
  return { order: [...chunks.keys()], header: [...header], width, height, colors: palette.length / 3, pixel };
};

const image = (width: number, height: number, colorAt: (x: number, y: number) => readonly number[]) => ({
  width,
  height,
  data: Uint8Array.from(
    Array.from({ length: width * height }, (_, at) => colorAt(at % width, Math.floor(at / width))).flat(),
  ),
});

describe('a PNG with a palette', () => {
  it('holds every pixel of a picture of few colours', () => {
    const colorAt = (x: number, y: number) => [x * 40, y * 60, 7, 255];
    const png = decode(encodePng(image(5, 3, colorAt)));
    expect(png.order).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
    // 5 by 3, eight bits, palette, and three zeros.
    expect(png.header).toEqual([0, 0, 0, 5, 0, 0, 0, 3, 8, 3, 0, 0, 0]);
    expect(png.colors).toBe(15);
    for (let y = 0; y < 3; y++)
      for (let x = 0; x < 5; x++) expect(png.pixel(x, y)).toEqual(colorAt(x, y).slice(0, 3));
  });

  it('keeps the commonest 256 colours and gives the rest the nearest of them', () => {
    // A plain ground with one rare colour close to it, and 299 columns of their own colours.
    const colorAt = (x: number, y: number) => {
      if (y > 2) return [200, 200, 200, 255];
      return x === 0 && y === 0 ? [201, 200, 199, 255] : [x % 256, Math.floor(x / 256) * 90, 0, 255];
    };
    const png = decode(encodePng(image(300, 9, colorAt)));
    expect(png.colors).toBe(256);
    expect(png.pixel(150, 8)).toEqual([200, 200, 200]);
    expect(png.pixel(0, 0)).toEqual([200, 200, 200]);
  });

  it('takes little for what is plain', () => {
    expect(encodePng(image(400, 400, () => [1, 2, 3, 255])).length).toBeLessThan(500);
  });
});
