import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const isText = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;

export const brotliOf = (content: Buffer): Promise<Buffer> =>
  brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // Larger blocks than the default's fit the app's script better.
      [constants.BROTLI_PARAM_LGBLOCK]: 20,
    },
  });

const pack = (content: Buffer) => ({ br: brotliOf(content), gz: gz(content, { level: 9 }) });

/** Writes a `.br` and a `.gz` copy of each text in `outDir`, but not of the files in `except`. */
export const compress = async (outDir: string, except: ReadonlySet<string> = new Set()): Promise<void> => {
  const files = (await readdir(outDir, { recursive: true })).filter(
    (file) => isText.test(file) && !except.has(file.replaceAll('\\', '/')),
  );
  const read = await Promise.all(
    files.map(async (name) => ({ file: join(outDir, name), content: await readFile(join(outDir, name)) })),
  );
  // The largest takes so long that it must not begin last.
  read.sort((one, other) => other.content.length - one.content.length);
  // A page lies at each of its addresses.
  const packedByHash = new Map<string, ReturnType<typeof pack>>();
  await Promise.all(
    read.map(async ({ file, content }) => {
      const hash = createHash('sha256').update(content).digest('hex');
      const packed = packedByHash.get(hash) ?? pack(content);
      packedByHash.set(hash, packed);
      await Promise.all([
        packed.br.then((bytes) => writeFile(`${file}.br`, bytes)),
        packed.gz.then((bytes) => writeFile(`${file}.gz`, bytes)),
      ]);
    }),
  );
};
