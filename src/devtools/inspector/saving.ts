import { type ActorInfo, type InspectorMessage, openChannel, type PageInfo } from './messages.ts';
import type { RecordedStep, Recording } from './recording.ts';

export const requestRecording = ({ startedAt }: PageInfo): Promise<Recording> =>
  new Promise((resolve) => {
    const channel = openChannel();
    channel.addEventListener('message', ({ data }: MessageEvent<InspectorMessage>) => {
      if (data.type !== 'recording' || data.page.startedAt !== startedAt) return;
      channel.close();
      resolve(data.recording);
    });
    channel.postMessage({ type: 'record', startedAt });
  });

const indexOf = ({ actors }: Recording, { name, nth }: ActorInfo): number =>
  actors.flatMap(({ machine }, index) => (machine === name ? [index] : []))[nth - 1] ?? -1;

export const onlyActor = (recording: Recording, actor: ActorInfo): Recording => {
  const chosen = indexOf(recording, actor);
  return {
    ...recording,
    actors: recording.actors.filter((_, index) => index === chosen),
    steps: recording.steps.filter(({ actor }) => actor === chosen).map((step) => ({ ...step, actor: 0 })),
  };
};

/** Expects another state after the actor's last step, so that a replay fails until the bug is fixed. */
export const withExpectedState = (recording: Recording, actor: ActorInfo, state: string): Recording => {
  const chosen = indexOf(recording, actor);
  const last = recording.steps.findLastIndex(({ actor }) => actor === chosen);
  const withState = ({ context: _, does: __, ...step }: RecordedStep): RecordedStep => ({
    ...step,
    state,
    isExpected: true,
  });
  return {
    ...recording,
    steps: recording.steps.map((step, index) => (index === last ? withState(step) : step)),
  };
};

/** `support-help-center.recording.json`, or with the machine's name before `.recording`. */
export const fileNameOf = ({ path }: PageInfo, actor: ActorInfo | null): string => {
  const page = path.replace(/^\/+|\/+$/g, '').replace(/[^\w-]+/g, '-') || 'home';
  return [page, ...(actor ? [actor.name] : []), 'recording.json'].join('.');
};

export const saveFile = (name: string, text: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
