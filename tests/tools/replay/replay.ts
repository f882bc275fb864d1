/**
 * `npm run replay FILE … [--on actor|view|browser …]`: replays recordings of the inspector, and walks paths that failed.
 * It reports whether the machines reach the recorded states, or at which step a path fails on the actor, in the view and
 * in the browser. Exits with 1 if one comes out differently or fails, or if a file is not a recording.
 */
import { parseArgs } from 'node:util';
import { lines } from '../../../src/inbox-cli/terminalText.ts';
import type { Recording } from '../../paths/index.ts';
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
const safe = (text: string): string => lines(text).join('\n');
const print = (text: string): void => console.log(safe(text));

const compare = async (file: string, recording: Recording): Promise<void> => {
  const difference = replayRecording(recording, await machines());
  if (difference !== null) throw new Error(`${file} comes out differently.\n${difference}`);
  print(`${file}: ${recording.steps.length} events of ${recording.actors.length} actors, as recorded`);
};

const walk = (file: string, recording: Recording): void => {
  const { length } = recording.actors;
  if (length !== 1) throw new Error(`${file} has ${length} actors: save the recording of one of them.`);
  print(file);
  for (const level of chosen.length > 0 ? chosen : levels) {
    const result = replayOn(level, file, recording);
    print(`  ${level}: ${result?.text ?? 'there is no such suite'}`);
    if (result?.isFailed) process.exitCode = 1;
  }
};

const replay = async (file: string): Promise<void> => {
  const recording = readRecording(file);
  if (recording.failure || chosen.length > 0) walk(file, recording);
  else await compare(file, recording);
};

if (files.length === 0 || chosen.length < values.on.length) {
  console.error('usage: npm run replay FILE … [--on actor|view|browser …]');
  process.exitCode = 1;
} else
  for (const file of files) {
    try {
      await replay(file);
    } catch (error) {
      console.error(safe((error as Error).message));
      process.exitCode = 1;
      break;
    }
  }
