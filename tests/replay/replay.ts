/**
 * `npm run replay FILE …`: replays recordings of the inspector and reports whether the machines reach the same states.
 * Exits with 1 at the first difference, or if a file is not a recording that can be replayed.
 */
import { lines } from '../../src/inbox-cli/terminalText.ts';
import { machines } from './machines.ts';
import { readRecording } from './readRecording.ts';
import { replayRecording } from './replayRecording.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: npm run replay FILE …');
  process.exitCode = 1;
}
const siteMachines = await machines();
for (const file of files) {
  try {
    const recording = readRecording(file);
    const difference = replayRecording(recording, siteMachines);
    if (difference !== null) throw new Error(`${file} comes out differently.\n${difference}`);
    console.log(
      `${file}: ${recording.steps.length} events of ${recording.actors.length} actors, as recorded`,
    );
  } catch (error) {
    // A recording may come from anyone.
    console.error(lines((error as Error).message).join('\n'));
    process.exitCode = 1;
    break;
  }
}
