import { createRoot } from 'react-dom/client';
import type { InspectionEvent } from 'xstate';
import { Bar } from './Bar.tsx';
import { Journal } from './journal.ts';
import { type InspectorMessage, type InspectorRequest, openChannel, type PageInfo } from './messages.ts';
import { Recorder } from './recorder.ts';
import { openStately } from './stately.ts';

/** Where the inspector's own page is, and the name of its window: a second click shows the same one. */
const inspector = { url: '/devtools/inspector', window: 'deskhand-inspector' } as const;

/**
 * Lets this page be inspected: keeps a journal of its actors, posts it to every open inspector, and puts a bar below
 * the page that opens one. Returns what must observe the actors.
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
  // An inspector that is open from an earlier page now listens to this one.
  postSnapshot();
  addEventListener('pagehide', () => post({ type: 'closed', page: page() }));
  addEventListener('pageshow', ({ persisted }) => persisted && postSnapshot());

  const place = document.createElement('div');
  // The bar sticks to the screen's edge within the whole page.
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
