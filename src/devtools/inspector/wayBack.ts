import type { Journal } from './journal.ts';
import type { WayBack } from './messages.ts';
import type { Recorder } from './recorder.ts';
import { type Earlier, NoEarlierState, type Rewind } from './rewind.ts';

interface Observers {
  readonly journal: Journal;
  readonly recorder: Recorder;
  readonly rewind: Rewind;
}

/** Takes an actor to its state before the last `steps` changes, or returns that state if the page cannot follow. */
export const wayBack = (
  { journal, recorder, rewind }: Observers,
  id: string,
  steps: number,
): WayBack | null => {
  const actor = journal.ref(id);
  if (!actor) return null;
  try {
    const earlier = rewind.earlier(actor, steps);
    const { snapshot, taken, obstacle } = earlier;
    if (obstacle !== null) {
      const words = `${undoneWords(earlier)} The page stays as it is: ${obstacle}.`;
      return { id, steps, actor: journal.infoIn(id, snapshot, taken), words };
    }
    const count = rewind.countOf(actor);
    journal.expectTaken(id, taken);
    rewind.goBack(actor, steps);
    recorder.forget(actor, count - rewind.countOf(actor));
    return { id, steps, actor: null, words: undoneWords(earlier) };
  } catch (error) {
    if (error instanceof NoEarlierState) return { id, steps: 0, actor: null, words: error.message };
    throw error;
  }
};

const undoneWords = ({ undoes, did }: Earlier): string =>
  [
    `Before ${undoes.join(', ')}.`,
    did.length > 0 ? `What it did stays done: ${[...new Set(did)].join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
