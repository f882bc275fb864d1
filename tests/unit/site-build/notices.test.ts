// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { displayFace } from '../../../src/configuration/look.ts';
import { notices } from '../../../src/site-build/notices.ts';

const folders = (...names: string[]) => names.map((name) => `node_modules/${name}`);
const versionOf = (name: string): string =>
  JSON.parse(readFileSync(new URL(`../../../node_modules/${name}/package.json`, import.meta.url), 'utf8'))
    .version;

describe('third-party notices', () => {
  it('contain the license of each package, equal texts once', async () => {
    const text = await notices(folders('react', 'regexparam', 'scheduler'), 'Deskhand');
    expect(text).toContain('The pages of Deskhand hold code and a font of others');
    expect(text).toContain(
      `react ${versionOf('react')} (MIT)\nscheduler ${versionOf('scheduler')} (MIT)\n---`,
    );
    expect(text.match(/Copyright \(c\) Meta Platforms/g)).toHaveLength(1);
    expect(text).toContain('Luke Edwards');
  });

  it('contain a license that the package itself lacks', async () => {
    const text = await notices(folders('react-remove-scroll-bar', 'wouter'), 'Deskhand');
    expect(text).toMatch(
      /react-remove-scroll-bar [\d.]+ \(MIT\)\n-+\n\nMIT License\n\nCopyright \(c\) Anton Korzunov\n\nPermission is hereby granted/,
    );
    expect(text).toMatch(/wouter [\d.]+ \(Unlicense\)\n-+\n\nReleased into the public domain/);
  });

  it('contain the license of the font', async () => {
    const text = await notices([], 'Deskhand');
    expect(text).toContain(`${displayFace.family}, a font (${displayFace.license})`);
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  });

  it('reject a package without a known license', async () => {
    await expect(notices(folders('sirv'), 'Deskhand')).rejects.toThrow(/sirv has no license file/);
  });
});
