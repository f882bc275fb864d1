import { deflateSync } from 'node:zlib';

/** An opaque picture: rows from the top left, four bytes a pixel (red, green, blue, and one that is not read). */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

type Color = readonly [red: number, green: number, blue: number];

/** PNG (third edition), 11.2.2: a palette holds no more. */
const paletteSize = 256;
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const colorOf = (key: number): Color => [key & 255, (key >> 8) & 255, key >> 16];

/** Each pixel's colour as one number. */
const keysOf = ({ width, height, data }: Pixels): Uint32Array => {
  const keys = new Uint32Array(width * height);
  for (let at = 0; at < keys.length; at++)
    keys[at] = (data[at * 4] ?? 0) | ((data[at * 4 + 1] ?? 0) << 8) | ((data[at * 4 + 2] ?? 0) << 16);
  return keys;
};

/** How many pixels have each colour. Neighbours are mostly alike: they are counted by runs. */
const countsOf = (keys: Uint32Array): Map<number, number> => {
  const counts = new Map<number, number>();
  for (let from = 0, to = 0; from < keys.length; from = to) {
    const key = keys[from] ?? 0;
    while (to < keys.length && keys[to] === key) to++;
    counts.set(key, (counts.get(key) ?? 0) + to - from);
  }
  return counts;
};

const distance = (one: Color, other: Color): number =>
  (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2;

/** The commonest colours, and for each colour of the picture the place of the one nearest to it. */
const paletteOf = (keys: Uint32Array): { palette: Color[]; placeOf: Map<number, number> } => {
  const byCount = [...countsOf(keys)].sort(([, one], [, other]) => other - one).map(([key]) => key);
  const palette = byCount.slice(0, paletteSize).map(colorOf);
  const placeOf = new Map(byCount.slice(0, paletteSize).map((key, place) => [key, place]));
  for (const key of byCount.slice(paletteSize)) {
    const distances = palette.map((color) => distance(color, colorOf(key)));
    placeOf.set(key, distances.indexOf(Math.min(...distances)));
  }
  return { palette, placeOf };
};

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

/** PNG, annex D. Node 20.11 has no `zlib.crc32` yet. */
const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return ~crc >>> 0;
};

const chunk = (type: string, content: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/**
 * A PNG with a palette of at most 256 colours, for drawings: a flat picture takes a third of what it takes with
 * true colours. More colours than that, of smoothed edges, become the nearest of the commonest.
 */
export const encodePng = (pixels: Pixels): Buffer => {
  const { width, height } = pixels;
  const keys = keysOf(pixels);
  const { palette, placeOf } = paletteOf(keys);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, each the place of a colour in the palette; no interlacing.
  header.set([8, 3, 0, 0, 0], 8);
  // Before each row stands its filter: none, which is best for few colours.
  const rows = Buffer.alloc((width + 1) * height);
  for (let from = 0, to = 0; from < keys.length; from = to) {
    const place = placeOf.get(keys[from] ?? 0) ?? 0;
    for (; to < keys.length && keys[to] === keys[from]; to++) rows[to + Math.floor(to / width) + 1] = place;
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
