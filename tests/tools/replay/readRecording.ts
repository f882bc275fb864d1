import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import {
  failureLevels,
  type Json,
  type Recording,
  recordingFormat,
  recordingVersion,
} from '../../paths/index.ts';

const json = v.custom<Json>((value) => value !== undefined);
const does = v.exactOptional(v.array(v.string()));
const state = v.pipe(v.string(), v.minLength(1));
const schema = v.object({
  format: v.literal(recordingFormat),
  version: v.literal(recordingVersion),
  made: v.string(),
  actors: v.array(
    v.object({
      machine: v.string(),
      at: v.number(),
      input: v.exactOptional(json),
      isKept: v.exactOptional(v.literal(true)),
      state,
      context: json,
      does,
    }),
  ),
  steps: v.array(
    v.object({
      actor: v.pipe(v.number(), v.integer(), v.minValue(0)),
      at: v.number(),
      event: v.looseObject({ type: v.string() }),
      delay: v.exactOptional(v.number()),
      state,
      context: v.exactOptional(json),
      does,
      isExpected: v.exactOptional(v.literal(true)),
      settles: v.exactOptional(v.object({ actor: v.string(), outcome: v.string() })),
      refused: v.exactOptional(v.literal(true)),
      together: v.exactOptional(v.literal(true)),
    }),
  ),
  failure: v.exactOptional(
    v.object({
      suite: v.string(),
      level: v.picklist(failureLevels),
      after: v.pipe(v.number(), v.integer(), v.minValue(0)),
      what: v.string(),
      disturbances: v.exactOptional(v.array(v.string())),
    }),
  ),
});

/** @throws with one sentence if the file cannot be read or is not a recording */
export const readRecording = (file: string): Recording => {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`${file} cannot be read: check that the file exists.`);
  }
  return parseRecording(text, file);
};

/** Reads a recording from text. `name` is used in error messages. */
export const parseRecording = (text: string, name: string): Recording => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${name} is damaged: ${(error as Error).message}`);
  }
  const { format, version } = (value ?? {}) as { format?: unknown; version?: unknown };
  if (format !== recordingFormat) throw new Error(`${name} is not a recording.`);
  if (version !== recordingVersion)
    throw new Error(
      `${name} has version ${version}, but only version ${recordingVersion} can be replayed: record again.`,
    );
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`${name} is damaged: ${v.getDotPath(issue) ?? 'it'}: ${issue.message}`);
  }
  const { actors, steps } = parsed.output;
  const stray = steps.findIndex(({ actor }) => actor >= actors.length);
  if (stray >= 0)
    throw new Error(`${name} is damaged: steps.${stray}.actor: there is no actor ${steps[stray]?.actor}`);
  return parsed.output as Recording;
};
