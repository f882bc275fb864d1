export {
  type RecordedActor,
  type RecordedStep,
  type Recording,
  recordingFormat,
  recordingVersion,
} from '../../../tests/paths/definition/index.ts';

/** Machines whose behaviour depends on the words themselves: placeholders would change it. */
export const unrecorded: ReadonlySet<string> = new Set(['search']);

export const broken = '(broken)';
