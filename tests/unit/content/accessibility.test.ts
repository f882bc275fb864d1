// @vitest-environment node
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { config } from '../../../src/config.ts';
import { accessibility } from '../../../src/content/accessibility.ts';
import { root } from '../../worlds/sources.ts';
import { accessibilityClaims } from './accessibilityClaims.ts';

const { description, lead, built, standard, checks, limits, report } = accessibility;
const texts = [
  description,
  lead,
  ...built.items.map(({ value }) => value),
  standard.text,
  checks.lead,
  ...checks.rows.map(({ how }) => how),
  ...limits.items,
  report.text,
  report.promise,
  report.further,
];
const sentences = texts
  .flatMap((text) => text.split(/(?<=[.!?])\s+(?=[A-Z“])/))
  .map((sentence) => sentence.replaceAll(config.name, 'Deskhand'));

describe('each sentence of /accessibility', () => {
  it('is in the list of claims, and no other', () => {
    expect(Object.keys(accessibilityClaims).sort()).toEqual([...new Set(sentences)].sort());
  });

  it('is proved by tests in files that exist, or is none that a test could prove', () => {
    const files = Object.values(accessibilityClaims).flatMap((grounds) =>
      typeof grounds === 'string' ? [] : grounds,
    );
    expect(files.length).toBeGreaterThan(30);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('that says how something is tested has a test, unless it is marked as a goal', () => {
    for (const { what, how, status } of checks.rows)
      for (const sentence of how.split(/(?<=[.!?])\s+(?=[A-Z“])/))
        expect(typeof accessibilityClaims[sentence] === 'string', what).toBe(status === 'aim');
  });
});
