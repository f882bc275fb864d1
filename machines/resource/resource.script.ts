import type { SnapshotFrom } from 'xstate';
import type { Expected, Script, Step, Ui } from '../../tests/paths/index.ts';
import { type PageControls, whenReady } from '../../tests/worlds/pageControls.ts';
import type { resourceMachine } from './resourceMachine.ts';

/** Settles the load that is under way. */
export interface LoadControls {
  answer(how: 'loads' | 'fails' | 'ends'): Promise<void>;
}

type Machine = typeof resourceMachine;
type Snapshot = SnapshotFrom<Machine>;
type Face = 'loading' | 'ready' | 'failed' | 'retrying';

/** A page with a way to acquire the resource and a button to release it. */
interface Page<W extends LoadControls> extends Pick<Script<Machine, W>, 'open' | 'scope'> {
  readonly acquire: (ui: Ui<W>) => Promise<void>;
  /** What is on the screen with this number of users, after this step. */
  readonly expected: (users: number, face: Face, came?: Step<Machine>) => Expected;
}

/** The button that was pressed last, which has the focus. */
let pressed = '';
const press = (name: string) => (ui: Ui<LoadControls>) => {
  pressed = name;
  return ui.press(name);
};

const contents = ['idle', 'loading', 'waiting', 'ready', 'failed'] as const;

const scriptOf = <W extends LoadControls>({ acquire, expected, ...rest }: Page<W>): Script<Machine, W> => {
  const shows = (snapshot: Snapshot, came?: Step<Machine>) =>
    expected(snapshot.context.users, faceOf(snapshot), came);
  const leaves = contents.flatMap((content) =>
    (['used', 'unused'] as const).map((use) => [`cached.content.${content} use.${use}`, shows] as const),
  );
  return {
    ...rest,
    begin: async () => {
      pressed = '';
    },
    drive: {
      'resource.acquire': acquire,
      'resource.release': press('Close'),
      'resource.retry': press('Retry'),
    },
    // Those who show a resource acquire it when they are rendered, and release it when they are not.
    rendered: ['resource.acquire', 'resource.release'],
    settle: {
      load: {
        loads: (ui) => ui.world.answer('loads'),
        fails: (ui) => ui.world.answer('fails'),
        ends: (ui) => ui.world.answer('ends'),
      },
    },
    shows: { ...Object.fromEntries(leaves), evicted: () => expected(0, 'loading') },
  };
};

const faceOf = (snapshot: Snapshot): Face => {
  if (snapshot.matches({ cached: { content: 'ready' } })) return 'ready';
  if (snapshot.matches({ cached: { content: 'failed' } })) return 'failed';
  return snapshot.context.error === null ? 'loading' : 'retrying';
};

const faces: Readonly<Record<Face, Expected>> = {
  loading: {},
  ready: {},
  failed: {
    buttons: { Retry: true },
    alerts: ['This article could not be loaded. Check your connection, then try again.'],
  },
  retrying: { buttons: { 'Retrying...': false }, alerts: ['This article is being loaded again.'] },
};

/** The test page with up to two readers. */
export const resourceScript = scriptOf<LoadControls>({
  acquire: press('Open'),
  expected: (users, face, came) => {
    const buttons = { Open: users < 2, Close: users > 0 };
    if (users === 0) return { buttons };
    return {
      ...faces[face],
      buttons: { ...buttons, ...faces[face].buttons },
      ...(face === 'ready' ? { heading: 'the article' } : {}),
      // The loaded article takes the focus from the Retry button.
      ...(face === 'ready' && came?.input.kind === 'settle' && pressed === 'Retry'
        ? { focus: 'The reader' }
        : {}),
      ...(face === 'loading' ? { status: ['Loading'] } : {}),
    };
  },
});

const topic = 'Payments & Billing 3 articles';
const article = 'Fees and plans';
const articles = {
  'How your payment is held': '#article-how-your-payment-is-held',
  [article]: '#article-fees-and-plans',
  'Withdraw your earnings': '#article-withdraw-your-earnings',
};
const words: Readonly<Partial<Record<Face, string>>> = {
  loading: 'Loading the article…',
  ready: 'Starter: 10% of each order.',
};

/** The help center: opens a topic, then an article in it, and closes them in turn. */
export const resourcePageScript = scriptOf<LoadControls & PageControls>({
  open: whenReady,
  scope: '#topic-payments-billing',
  acquire: async (ui) => {
    const { expanded } = await ui.readScreen('#topic-payments-billing');
    await (expanded[topic] ? ui.follow(article) : ui.press(topic));
  },
  expected: (users, face) => {
    if (users === 0) return { buttons: { [topic]: true }, expanded: { [topic]: false }, saysNot: [article] };
    if (users === 1)
      return { buttons: { [topic]: true, Close: true }, expanded: { [topic]: true }, links: articles };
    const { [face]: present, ...absent } = words;
    return {
      ...faces[face],
      dialog: article,
      heading: article,
      buttons: { Close: true, Yes: true, No: true, Share: true, Print: true, ...faces[face].buttons },
      pressed: { Yes: false, No: false },
      says: present ? [present] : [],
      saysNot: Object.values(absent),
    };
  },
});
