import type { DeskRow } from '../order/orderDocument.ts';
import { pauseBefore } from '../resource/resourceRules.ts';

export const noFilters = { text: '', state: '', turn: '', kind: '' };
/** `''` leaves nothing out. */
export type DeskFilters = Readonly<typeof noFilters>;
export type DeskFilter = keyof DeskFilters;

export interface Mark {
  readonly id: string;
  readonly done: boolean;
}

export const noMark: Mark = { id: '', done: false };

/** What the server says of the list: the newest that fit, and the opened one. */
export interface Listed {
  readonly rows: readonly DeskRow[];
  readonly found: number;
  readonly all: number;
  /** Of all, those that look like spam. */
  readonly spam: number;
}

export const nothingListed: Listed = { rows: [], found: 0, all: 0, spam: 0 };

export interface DeskList {
  readonly rows: readonly DeskRow[];
  readonly filters: DeskFilters;
  readonly mark: Mark;
}

/** One more, up to the number from which on the pauses stay the same. */
export const moreFailures = (failures: number): number =>
  pauseBefore(failures) === pauseBefore(failures + 1) ? failures : failures + 1;

export const isDone = ({ mark }: Pick<DeskList, 'mark'>, row: DeskRow): boolean =>
  mark.id === row.id ? mark.done : row.doneAt !== null;

const isFound = ({ reference, name, email, subject }: DeskRow, text: string): boolean => {
  const words = text.toLowerCase().split(/\s+/);
  const all = [reference, name, email, subject].join(' ').toLowerCase();
  return words.every((word) => all.includes(word));
};

/** Those that the search and the filters leave, in the order of the server: the newest first. */
export const rowsShown = ({ rows, filters: { text, state, turn, kind } }: DeskList): readonly DeskRow[] =>
  rows.filter(
    (row) =>
      isFound(row, text) &&
      (state === '' || row.state === state) &&
      (turn === '' || (row.turn ?? 'nobody') === turn) &&
      (kind === '' ? row.kind !== 'spam' : row.kind === kind),
  );

export const isFiltered = (filters: DeskFilters): boolean =>
  Object.values(filters).some((value) => value !== '');

const prefix = 'order-';

/** The hash of a message's address on the desk, without `#`. */
export const orderHash = (id: string): string => prefix + id;

export const openedIn = (hash: string): string | null =>
  hash.startsWith(`#${prefix}`) ? hash.slice(prefix.length + 1) : null;

export const withMark = (rows: readonly DeskRow[], mark: Mark): readonly DeskRow[] =>
  rows.map((row) => (row.id === mark.id ? { ...row, doneAt: mark.done ? row.since : null } : row));
