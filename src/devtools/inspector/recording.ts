export {
  type RecordedActor,
  type RecordedStep,
  type Recording,
  recordingFormat,
  recordingVersion,
} from '../../../tests/paths/definition/index.ts';

/** Their behaviour depends on the words, which placeholders would change. */
export const unrecorded: ReadonlySet<string> = new Set(['search']);

export const broken = '(broken)';
