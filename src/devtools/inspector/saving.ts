import type { RecordedStep, Recording } from './recording.ts';
import { openChannel, type ShownActor, type Teller, type Told } from './told.ts';

/** Asks a page for what it has recorded; waits until it answers. */
export const askForRecording = ({ startedAt }: Teller): Promise<Recording> =>
  new Promise((resolve) => {
    const channel = openChannel();
    channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if (data.type !== 'recording' || data.page.startedAt !== startedAt) return;
      channel.close();
      resolve(data.recording);
    });
    channel.postMessage({ type: 'record', startedAt });
  });

/** Which of a recording's actors is the one that is shown. */
const indexOf = ({ actors }: Recording, { name, nth }: ShownActor): number =>
  actors.flatMap(({ machine }, index) => (machine === name ? [index] : []))[nth - 1] ?? -1;

/** What one actor was told, without the others. */
export const ofAlone = (recording: Recording, shown: ShownActor): Recording => {
  const own = indexOf(recording, shown);
  return {
    ...recording,
    actors: recording.actors.filter((_, index) => index === own),
    steps: recording.steps.filter(({ actor }) => actor === own).map((step) => ({ ...step, actor: 0 })),
  };
};

/**
 * A recording of a mistake: an actor's last step with the state that should have come of it, so that the replay fails
 * until it does. Of an actor that was told nothing, the recording is left as it is.
 */
export const expecting = (recording: Recording, shown: ShownActor, state: string): Recording => {
  const own = indexOf(recording, shown);
  const last = recording.steps.findLastIndex(({ actor }) => actor === own);
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
