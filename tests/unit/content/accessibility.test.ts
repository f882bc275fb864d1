// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { config } from '../../../src/config.ts';
import { accessibility } from '../../../src/content/accessibility.ts';
import { proofProblem } from '../docs/proof.ts';
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

  it('is proved by a test that exists, or is none that a test could prove', () => {
    const problems = Object.entries(accessibilityClaims).flatMap(([sentence, grounds]) =>
      typeof grounds === 'string' ? [] : grounds.map((proof) => [sentence, proofProblem(proof)]),
    );
    expect(problems.length).toBeGreaterThan(40);
    expect(problems.filter(([, problem]) => problem !== null)).toEqual([]);
  });

  it('that says how something is tested has a test, unless it is marked as a goal', () => {
    for (const { what, how, status } of checks.rows)
      for (const sentence of how.split(/(?<=[.!?])\s+(?=[A-Z“])/))
        expect(typeof accessibilityClaims[sentence] === 'string', what).toBe(status === 'aim');
  });
});
