// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { buildId } from '../../../src/site-build/buildId.ts';

describe('the id of a build (decision N7)', () => {
  const id = (scripts: string[], shared: string[]) => buildId(scripts, new Set(shared));
  const one = id(['app.1.js', 'main.2.js'], ['c-a', 'c-b']);

  it('has eight digits and does not depend on the order of files', () => {
    expect(one).toMatch(/^[0-9a-f]{8}$/);
    expect(id(['main.2.js', 'app.1.js'], ['c-b', 'c-a'])).toBe(one);
  });
  it.each([
    ['a script', ['app.1.js', 'main.3.js'], ['c-a', 'c-b']],
    ['a new script', ['app.1.js', 'main.2.js', 'x.js'], ['c-a', 'c-b']],
    ['a rule of every document', ['app.1.js', 'main.2.js'], ['c-a']],
  ])('changes with %s', (_, scripts, shared) => expect(id(scripts, shared)).not.toBe(one));
});
