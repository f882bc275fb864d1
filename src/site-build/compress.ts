import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const isText = /\.(html|js|css|svg|xml|txt|json|webmanifest)$/;

const pack = (content: Buffer) => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return { br: brotli(content, { params }), gz: gz(content, { level: 9 }) };
};

export const compress = async (outDir: string): Promise<void> => {
  const files = (await readdir(outDir, { recursive: true })).filter((file) => isText.test(file));
  // A page lies at each of its addresses.
  const packedByHash = new Map<string, ReturnType<typeof pack>>();
  await Promise.all(
    files.map(async (name) => {
      const file = join(outDir, name);
      const content = await readFile(file);
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
