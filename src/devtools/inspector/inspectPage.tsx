import { createRoot } from 'react-dom/client';
import type { AnyEventObject, InspectionEvent } from 'xstate';
import { revive } from '../../../tests/paths/definition/index.ts';
import { Bar } from './Bar.tsx';
import { Journal } from './journal.ts';
import {
  type InspectorMessage,
  type InspectorRequest,
  openChannel,
  type PageInfo,
  type Update,
  type WayBack,
} from './messages.ts';
import { Recorder } from './recorder.ts';
import { Rewind } from './rewind.ts';
import { openStately } from './stately.ts';
import { wayBack } from './wayBack.ts';

/** A window, because a tab would hide the page. A second click reuses it. */
const inspector = {
  url: '/devtools/inspector',
  window: 'deskhand-inspector',
  features: 'popup,width=1440,height=960',
} as const;

const openInspector = (): void => window.open(inspector.url, inspector.window, inspector.features)?.focus();

const opensInspector = ({ altKey, shiftKey, code }: KeyboardEvent): boolean =>
  altKey && shiftKey && code === 'KeyI';

/** Shares the page's actors with open inspectors and adds a bar. Pass every inspection event to what it returns. */
export const inspectPage = (): ((event: InspectionEvent) => void) => {
  const channel = openChannel();
  const page = (): PageInfo => ({ startedAt: performance.timeOrigin, path: location.pathname });
  const post = (message: InspectorMessage) => channel.postMessage(message);
  const now = () => performance.now();
  const stately = new Set<(update: Update) => void>();
  const journal = new Journal(now, (update) => {
    post({ type: 'update', page: page(), update });
    for (const observe of stately) observe(update);
  });
  const recorder = new Recorder(now);
  const rewind = new Rewind(now);
  const postSnapshot = () => post({ type: 'snapshot', page: page(), ...journal.snapshot() });
  const postWayBack = (way: WayBack | null) => way && post({ type: 'wayBack', page: page(), wayBack: way });
  channel.addEventListener('message', ({ data }: MessageEvent<InspectorRequest | InspectorMessage>) => {
    if (data.type === 'hello') postSnapshot();
    if (!('startedAt' in data) || data.startedAt !== page().startedAt) return;
    if (data.type === 'record') post({ type: 'recording', page: page(), recording: recorder.recording() });
    if (data.type === 'send') journal.ref(data.id)?.send(revive(data.event) as AnyEventObject);
    if (data.type === 'back') postWayBack(wayBack({ journal, recorder, rewind }, data.id, data.steps));
  });
  // An inspector that was opened from an earlier page now listens to this one.
  postSnapshot();
  addEventListener('pagehide', () => post({ type: 'closed', page: page() }));
  addEventListener('pageshow', ({ persisted }) => persisted && postSnapshot());
  addEventListener('keydown', (event) => opensInspector(event) && openInspector(), { capture: true });

  const place = document.createElement('div');
  place.style.display = 'contents';
  document.body.append(place);
  createRoot(place).render(
    <Bar onOpen={openInspector} onOpenStately={() => stately.add(openStately(journal))} />,
  );
  return (event) => {
    journal.observe(event);
    recorder.observe(event);
    rewind.observe(event);
  };
};
