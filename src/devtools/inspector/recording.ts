export {
  type RecordedActor,
  type RecordedStep,
  type Recording,
  recordingFormat,
  recordingVersion,
} from '../../../tests/paths/definition/index.ts';

/** Their behaviour depends on what is typed, which placeholders would change. */
export const unrecorded: ReadonlySet<string> = new Set([
  'search',
  'estimate',
  'order',
  'orderAct',
  'followedOrder',
  'deskSession',
  'desk',
  'offerDraft',
]);

export const broken = '(broken)';
