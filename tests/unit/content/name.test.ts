// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { siteSettings } from '../../../src/configuration/site.ts';

const folder = new URL('../../../src/content/', import.meta.url);
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

it('the content takes the product’s name and address from the configuration', () => {
  const { name, siteUrl, contactEmail } = siteSettings;
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => {
      const text = readFileSync(new URL(file, folder), 'utf8').replace(comments, '');
      return [name, new URL(siteUrl).host, contactEmail].some((each) => text.includes(each));
    });
  expect(written).toEqual([]);
});
