import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const isText = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;

/** As the files are served. */
export const brotliOf = (content: Buffer): Promise<Buffer> =>
  brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // Larger blocks than the default's fit the app's script better.
      [constants.BROTLI_PARAM_LGBLOCK]: 20,
    },
  });

/** Writes a `.br` and a `.gz` copy of each text in `outDir`, but not of the files in `except`. */
export const compress = async (outDir: string, except: ReadonlySet<string> = new Set()): Promise<void> => {
  const files = (await readdir(outDir, { recursive: true })).filter(
    (file) => isText.test(file) && !except.has(file.replaceAll('\\', '/')),
  );
  await Promise.all(
    files.map(async (name) => {
      const file = join(outDir, name);
      const content = await readFile(file);
      await Promise.all([
        brotliOf(content).then((packed) => writeFile(`${file}.br`, packed)),
        gz(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
      ]);
    }),
  );
};
