// @vitest-environment node
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { machines } from '../tools/replay/machines.ts';
import { readRecording } from '../tools/replay/readRecording.ts';
import { replayRecording } from '../tools/replay/replayRecording.ts';
import { root } from '../worlds/sources.ts';

const folder = join(root, 'tests/recordings');
const known = await machines();

/** Each was once a report of a mistake, or a visit worth keeping: saved by the inspector, and put there. */
/** The suites of the machines walk the paths that once failed. */
const visits = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .filter((name) => !readRecording(join(folder, name)).failure);

describe('what was recorded', () => {
  it.each(visits)('%s still comes out so', (name) => {
    expect(replayRecording(readRecording(join(folder, name)), known)).toBeNull();
  });
});
