/**
 * `npm run replay FILE … [--on actor|view|browser …]`: replays recordings of the inspector, and paths that failed. It
 * reports whether the machines reach the same states, and for a path at which step it fails on the actor, in the view
 * and in the browser. Exits with 1 if one comes out differently or fails, or if a file is not a recording.
 */
import { parseArgs } from 'node:util';
import { lines } from '../../src/inbox-cli/terminalText.ts';
import { machines } from './machines.ts';
import { readRecording } from './readRecording.ts';
import { type Level, levels, replayOn } from './replayOn.ts';
import { replayRecording } from './replayRecording.ts';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { on: { type: 'string', multiple: true, default: [] } },
});
const isLevel = (name: string): name is Level => (levels as readonly string[]).includes(name);
const chosen = values.on.filter(isLevel);

// A recording may come from anyone.
const print = (text: string) => console.log(lines(text).join('\n'));

const compare = async (file: string): Promise<void> => {
  const recording = readRecording(file);
  const difference = replayRecording(recording, await machines());
  if (difference !== null) throw new Error(`${file} comes out differently.\n${difference}`);
  print(`${file}: ${recording.steps.length} events of ${recording.actors.length} actors, as recorded`);
};

const walk = (file: string): void => {
  const recording = readRecording(file);
  if (recording.actors.length !== 1)
    throw new Error(`${file} has ${recording.actors.length} actors: save the recording of one of them.`);
  print(file);
  for (const level of chosen.length > 0 ? chosen : levels) {
    const result = replayOn(level, file, recording);
    print(`  ${level}: ${result?.text ?? 'there is no such suite'}`);
    if (result?.isFailed) process.exitCode = 1;
  }
};

if (files.length === 0 || chosen.length < values.on.length) {
  console.error('usage: npm run replay FILE … [--on actor|view|browser …]');
  process.exitCode = 1;
}
for (const file of files) {
  try {
    if (readRecording(file).failure || chosen.length > 0) walk(file);
    else await compare(file);
  } catch (error) {
    console.error(lines((error as Error).message).join('\n'));
    process.exitCode = 1;
    break;
  }
}
