import type { SnapshotFrom } from 'xstate';
import type { Expected, Script, Ui } from '../../tests/paths/index.ts';
import type { helpSearchMachine } from './helpSearchMachine.ts';

type Snapshot = SnapshotFrom<typeof helpSearchMachine>;

/** What the script controls besides keys. */
export interface SearchWorld {
  ready(): Promise<void>;
  focus(): Promise<void>;
  /** Clicks or taps the field. */
  tap(): Promise<void>;
  /** Moves the focus elsewhere. */
  leave(): Promise<void>;
  /** Clicks or taps an option. */
  pick(option: string): Promise<void>;
  /** Lets the index load, which was held back until now. */
  load(): Promise<void>;
}

export const searchLabel = 'Search the articles';

const satisfied =
  'What if I am not satisfied with the work? Common questions Ask for a revision and list what differs from your requirements; most packages include at least one.';
const isProtected =
  'How is my payment protected? Common questions If the order is canceled, or a dispute is decided in your favor, the money goes back to the card you used.';

/** The options and the announcement for each query of the model, verbatim. */
const answers: Readonly<
  Record<string, { readonly options: readonly string[]; readonly announcement: string }>
> = {
  zzz: { options: [], announcement: 'Nothing matches. Try another word, or open a topic below.' },
  satisfied: {
    options: [satisfied],
    announcement: '1 question matches',
  },
  decided: {
    options: [
      'Settle a dispute Trust & Safety When to open one, what to attach, how it is decided, and who can ask for a second reader.',
      'How your payment is held Payments & Billing The amount stays held until the dispute is decided.',
      isProtected,
    ],
    announcement: '2 articles and 1 question match',
  },
  refund: {
    options: [
      'Settle a dispute Trust & Safety A missing part is a reason for a refund; a difference in taste is not.',
      'Reviews and ratings Trust & Safety We remove insults, threats, private data and advertising, along with any review that was paid for, traded for another or demanded as the price of a refund.',
      'Choose your notifications Account Settings Payments, refunds and withdrawals.',
    ],
    announcement: '3 articles match',
  },
};

const questions: Readonly<Record<string, string>> = {
  '#faq-dissatisfied': satisfied,
  '#faq-protection': isProtected,
};

const shows =
  (list: 'closed' | 'open', isAnnounced: boolean) =>
  ({ value, context: { query, active } }: Snapshot): Expected => {
    const isReady = value.index === 'ready';
    const { options, announcement } =
      isReady && list === 'open'
        ? (answers[query] ?? { options: [], announcement: '?' })
        : { options: [], announcement: 'Fetching the articles …' };
    return {
      fields: { [searchLabel]: { value: query } },
      expanded: { [searchLabel]: options.length > 0 },
      options: Object.fromEntries(options.map((name, at) => [name, at === active])),
      status: isAnnounced ? [announcement] : [],
      ...(list === 'open' ? { says: [announcement] } : {}),
    };
  };

const press = (key: string) => async (ui: Ui<SearchWorld>) => {
  await ui.world.focus();
  await ui.key(key);
};

export const helpSearchScript: Script<typeof helpSearchMachine, SearchWorld> = {
  open: (ui) => ui.world.ready(),
  drive: {
    'field.focused': (ui) => ui.world.focus(),
    'query.changed': (ui, { value }) => ui.fill(searchLabel, value),
    'list.open': (ui) => ui.world.tap(),
    'option.next': press('ArrowDown'),
    'option.previous': press('ArrowUp'),
    'option.leave': press('Home'),
    'option.choose': (ui, { hash }) => ui.world.pick(questions[hash] ?? ''),
    'search.submit': press('Enter'),
    'search.escape': press('Escape'),
    'search.left': (ui) => ui.world.leave(),
  },
  settle: { loadIndex: { comes: (ui) => ui.world.load() } },
  shows: {
    'index.idle list.closed': shows('closed', false),
    'index.loading list.closed': shows('closed', false),
    'index.loading list.open.settling': shows('open', false),
    'index.loading list.open.announced': shows('open', true),
    'index.ready list.closed': shows('closed', false),
    'index.ready list.open.settling': shows('open', false),
    'index.ready list.open.announced': shows('open', true),
  },
  aspects: ['fields', 'expanded', 'options', 'status'],
  scope: 'form[role=search]',
};
