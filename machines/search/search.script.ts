import type { SnapshotFrom } from 'xstate';
import type { Expected, Script, Ui } from '../../tests/paths/index.ts';
import { questionAt } from './search.model.ts';
import type { searchMachine } from './searchMachine.ts';
import type { Part, SearchResults, Suggestion } from './searchRules.ts';

type Snapshot = SnapshotFrom<typeof searchMachine>;

/** What the script controls besides keys. */
export interface SearchWorld {
  ready(): Promise<void>;
  focus(): Promise<void>;
  /** Clicks or taps the field. */
  tap(): Promise<void>;
  /** Moves the focus elsewhere. */
  leave(): Promise<void>;
  /** Clicks or taps the option with this title. */
  pick(title: string): Promise<void>;
  /** Lets the index load, which was held back until now. */
  load(): Promise<void>;
}

export const searchLabel = 'Search services and help';

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** What is announced, and read below the options, in words of its own. */
const announcementOf = ({ suggestions, counts, isPartial }: SearchResults): string => {
  const { service, article, question } = counts;
  const total = service + article + question;
  if (total === 0) return 'Nothing matches. Try another word, or open a topic below.';
  const kinds = [counted(service, 'service'), counted(article, 'article'), counted(question, 'question')];
  const what = kinds
    .filter((kind) => !kind.startsWith('0'))
    .join(', ')
    .replace(/, ([^,]+)$/, ' and $1');
  const best = total > suggestions.length ? ', the best 8 are listed' : '';
  return `${what} ${total === 1 ? 'matches' : 'match'}${isPartial ? ' in part' : ''}${best}`;
};

const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('');
const nameOf = ({ title, place, line }: Suggestion): string => `${textOf(title)} ${place} ${textOf(line)}`;

const shows =
  (list: 'closed' | 'open', isAnnounced: boolean) =>
  ({ value, context: { query, results, active } }: Snapshot): Expected => {
    const isReady = value.index === 'ready';
    const options = isReady && list === 'open' ? results.suggestions : [];
    const announcement = isReady ? announcementOf(results) : 'Loading the search…';
    return {
      fields: { [searchLabel]: { value: query } },
      expanded: { [searchLabel]: options.length > 0 },
      options: Object.fromEntries(options.map((option, at) => [nameOf(option), at === active])),
      status: isAnnounced ? [announcement] : [],
      ...(list === 'open' ? { says: [announcement] } : {}),
    };
  };

const press = (key: string) => async (ui: Ui<SearchWorld>) => {
  await ui.world.focus();
  await ui.key(key);
};

export const searchScript: Script<typeof searchMachine, SearchWorld> = {
  open: (ui) => ui.world.ready(),
  drive: {
    'field.focused': (ui) => ui.world.focus(),
    'query.changed': (ui, { value }) => ui.fill(searchLabel, value),
    'list.open': (ui) => ui.world.tap(),
    'option.step': (ui, { step }) => press(step === 1 ? 'ArrowDown' : 'ArrowUp')(ui),
    'option.leave': press('Home'),
    'option.choose': (ui, { to }) => ui.world.pick(questionAt(to)),
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
  aspects: ['fields', 'expanded', 'options', 'status', 'links'],
  scope: 'form[role=search]',
};
