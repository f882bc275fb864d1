// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';

const read = async (setting: string | undefined): Promise<[name: string, value: unknown][]> => {
  vi.resetModules();
  vi.stubEnv('DEMONSTRATION', setting);
  return [
    ...Object.entries(await import('../../../src/content/demonstration.ts')),
    ...Object.entries(await import('../../../src/content/demonstrationForms.ts')),
    ...Object.entries(await import('../../../src/content/demonstrationStatic.ts')),
  ];
};
afterEach(() => vi.unstubAllEnvs());

describe('the sentences about the demonstration (decision S7)', () => {
  it('are there by default', async () => {
    const sentences = await read(undefined);
    expect(sentences.length).toBeGreaterThan(10);
    expect(sentences.filter(([, value]) => value === null || JSON.stringify(value).length < 20)).toEqual([]);
    expect(await read('on')).toEqual(sentences);
  });

  it('are all gone with DEMONSTRATION=off', async () => {
    const left = (await read('off')).filter(([, value]) => value !== null && JSON.stringify(value) !== '[]');
    expect(left).toEqual([]);
  });

  it('are the only place of the content that mentions it', async () => {
    const { readdirSync, readFileSync } = await import('node:fs');
    const folder = new URL('../../../src/content/', import.meta.url);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !/^demonstration(Forms|Static)?\.ts$/.test(file),
    );
    const mentions = files.filter((file) =>
      /\bdemonstration/i.test(
        readFileSync(new URL(file, folder), 'utf8')
          .replaceAll(/\/\*[\s\S]*?\*\//g, '')
          .replaceAll(/\.\/demonstration(Forms|Static)?\.ts|faqDemonstration|privacyDemonstration/g, ''),
      ),
    );
    expect(mentions).toEqual([]);
  });
});
