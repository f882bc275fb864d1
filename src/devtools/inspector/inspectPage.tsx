import { createRoot } from 'react-dom/client';
import type { InspectionEvent } from 'xstate';
import { Bar } from './Bar.tsx';
import { Journal } from './journal.ts';
import { type InspectorMessage, type InspectorRequest, openChannel, type PageInfo } from './messages.ts';
import { Recorder } from './recorder.ts';
import { openStately } from './stately.ts';

/** A second click reuses the window of this name. */
const inspector = { url: '/devtools/inspector', window: 'deskhand-inspector' } as const;

/**
 * Posts the page's actors to every open inspector and adds a bar that opens one. Returns a function that must be called
 * with every inspection event.
 */
export const inspectPage = (): ((event: InspectionEvent) => void) => {
  const channel = openChannel();
  const page = (): PageInfo => ({ startedAt: performance.timeOrigin, path: location.pathname });
  const post = (message: InspectorMessage) => channel.postMessage(message);
  const now = () => performance.now();
  const stately = new Set<ReturnType<typeof openStately>>();
  const journal = new Journal(now, (update) => {
    post({ type: 'update', page: page(), update });
    for (const observe of stately) observe(update);
  });
  const recorder = new Recorder(now);
  const postSnapshot = () => post({ type: 'snapshot', page: page(), ...journal.snapshot() });
  channel.addEventListener('message', ({ data }: MessageEvent<InspectorRequest | InspectorMessage>) => {
    if (data.type === 'hello') postSnapshot();
    if (data.type === 'record' && data.startedAt === page().startedAt)
      post({ type: 'recording', page: page(), recording: recorder.recording() });
  });
  // An inspector that was opened from an earlier page now listens to this one.
  postSnapshot();
  addEventListener('pagehide', () => post({ type: 'closed', page: page() }));
  addEventListener('pageshow', ({ persisted }) => persisted && postSnapshot());

  const place = document.createElement('div');
  // So that the bar sticks to the edge of the whole page.
  place.style.display = 'contents';
  document.body.append(place);
  createRoot(place).render(
    <Bar
      onOpen={() => window.open(inspector.url, inspector.window)}
      onOpenStately={() => stately.add(openStately(journal))}
    />,
  );
  return (event) => {
    journal.observe(event);
    recorder.observe(event);
  };
};
