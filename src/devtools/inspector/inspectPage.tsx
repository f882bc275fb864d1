import { createRoot } from 'react-dom/client';
import type { InspectionEvent } from 'xstate';
import { Bar } from './Bar.tsx';
import { Journal } from './journal.ts';
import { Recorder } from './recorder.ts';
import { openStately } from './stately.ts';
import { type Asked, openChannel, type Teller, type Told } from './told.ts';

/** Where the inspector's own page is, and the name of its window: a second click shows the same one. */
const inspector = { url: '/devtools/inspector', window: 'deskhand-inspector' } as const;

/**
 * Lets this page be inspected: keeps a journal of its actors, tells it to every open inspector, and puts a bar below
 * the page that opens one. Answers whom the actors must tell.
 */
export const inspectPage = (): ((event: InspectionEvent) => void) => {
  const channel = openChannel();
  const page = (): Teller => ({ startedAt: performance.timeOrigin, path: location.pathname });
  const tell = (told: Told) => channel.postMessage(told);
  const now = () => performance.now();
  const stately = new Set<ReturnType<typeof openStately>>();
  const journal = new Journal(now, (news) => {
    tell({ type: 'news', page: page(), news });
    for (const hear of stately) hear(news);
  });
  const recorder = new Recorder(now);
  const tellAll = () => tell({ type: 'whole', page: page(), ...journal.whole() });
  channel.addEventListener('message', ({ data }: MessageEvent<Asked | Told>) => {
    if (data.type === 'hello') tellAll();
    if (data.type === 'record' && data.startedAt === page().startedAt)
      tell({ type: 'recording', page: page(), recording: recorder.recording() });
  });
  // An inspector that is open from an earlier page now listens to this one.
  tellAll();
  addEventListener('pagehide', () => tell({ type: 'closed', page: page() }));
  addEventListener('pageshow', ({ persisted }) => persisted && tellAll());

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
    journal.hear(event);
    recorder.hear(event);
  };
};
