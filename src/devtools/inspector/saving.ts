import { type ActorInfo, type InspectorMessage, openChannel, type PageInfo } from './messages.ts';
import type { RecordedStep, Recording } from './recording.ts';

/** Asks a page for what it has recorded; waits for the answer. */
export const askForRecording = ({ startedAt }: PageInfo): Promise<Recording> =>
  new Promise((resolve) => {
    const channel = openChannel();
    channel.addEventListener('message', ({ data }: MessageEvent<InspectorMessage>) => {
      if (data.type !== 'recording' || data.page.startedAt !== startedAt) return;
      channel.close();
      resolve(data.recording);
    });
    channel.postMessage({ type: 'record', startedAt });
  });

/** Which of a recording's actors is the one that an inspector shows. */
const indexOf = ({ actors }: Recording, { name, nth }: ActorInfo): number =>
  actors.flatMap(({ machine }, index) => (machine === name ? [index] : []))[nth - 1] ?? -1;

/** The events of one actor, without those of others. */
export const ofAlone = (recording: Recording, actor: ActorInfo): Recording => {
  const chosen = indexOf(recording, actor);
  return {
    ...recording,
    actors: recording.actors.filter((_, index) => index === chosen),
    steps: recording.steps.filter(({ actor }) => actor === chosen).map((step) => ({ ...step, actor: 0 })),
  };
};

/**
 * A recording of a mistake: an actor's last step with the state that should have come of it, so that the replay fails
 * until it does. Of an actor that received nothing, the recording is left as it is.
 */
export const expecting = (recording: Recording, actor: ActorInfo, state: string): Recording => {
  const chosen = indexOf(recording, actor);
  const last = recording.steps.findLastIndex(({ actor }) => actor === chosen);
  const amended = ({ context: _, does: __, ...step }: RecordedStep): RecordedStep => ({
    ...step,
    state,
    isExpected: true,
  });
  return {
    ...recording,
    steps: recording.steps.map((step, index) => (index === last ? amended(step) : step)),
  };
};

/** Lets the browser save a text as a file. */
export const saveFile = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
