import { assign, setup } from 'xstate';
import type { OrderDocument } from '../order/orderDocument.ts';
import type { OrderAct } from '../order/orderEvents.ts';
import { placeholderAction, placeholderActor } from '../placeholder.ts';
import * as rules from './orderActRules.ts';

/** The order as it stands, and whether the server took the act: not if somebody was quicker. */
export interface Taken {
  readonly isTaken: boolean;
  readonly order: OrderDocument;
}

interface Context {
  readonly answer: rules.Answer | null;
  readonly note: string;
  readonly text: string;
  readonly file: rules.ChosenFile | null;
  readonly problem: rules.Problem | null;
  readonly pending: rules.Pending | null;
  readonly place: rules.Place;
  /** In bytes, inclusive. */
  readonly fileLimit: number;
}

export const done = ({ event }: { readonly event: { readonly output: Taken } }) => ({
  order: event.output.order,
});
export const asked = ({ event }: { readonly event: { readonly after: number; readonly act: OrderAct } }) => ({
  pending: { after: event.after, act: event.act },
});
export const filed = ({
  context: { file },
  event,
}: {
  readonly context: Context;
  readonly event: { readonly after: number };
}) => ({
  pending: { after: event.after, file: file ?? { name: '', size: 0 } },
});

export const orderActSetup = setup({
  types: {
    context: {} as Context,
    input: {} as { fileLimit: number },
    events: {} as
      | { type: 'answer.open'; answer: rules.Answer }
      | { type: 'answer.close' }
      | { type: 'note.changed'; value: string }
      | { type: 'text.changed'; value: string }
      | { type: 'file.chosen'; file: rules.ChosenFile }
      | { type: 'file.removed' }
      | { type: 'act.send'; act: OrderAct; after: number }
      | { type: 'file.send'; after: number }
      | { type: 'act.retry' },
    tags: {} as 'busy',
  },
  actors: { sendAct: placeholderActor<Taken, rules.Pending | null>() },
  guards: {
    isWhole: (_, { pending }: ReturnType<typeof asked>) => rules.lackOf(pending.act) === null,
    hasFile: ({ context }) => context.file !== null,
    isTaken: (_, { isTaken }: Taken) => isTaken,
    fits: ({ context }, { file }: { file: rules.ChosenFile }) =>
      rules.fileProblemOf(file, context.fileLimit) === null,
  },
  actions: {
    setAnswer: assign((_, { answer }: { answer: rules.Answer | null }) => ({
      answer,
      note: '',
      problem: null,
    })),
    setNote: assign((_, { value }: { value: string }) => ({ note: value, problem: null })),
    setText: assign((_, { value }: { value: string }) => ({ text: value, problem: null })),
    setFile: assign((_, { file }: { file: rules.ChosenFile | null }) => ({ file, problem: null })),
    refuseFile: assign(({ context }, { file }: { file: rules.ChosenFile }) => ({
      file: null,
      problem: rules.fileProblemOf(file, context.fileLimit),
    })),
    setLack: assign((_, { pending }: { pending: rules.Pending }) => ({
      problem: 'act' in pending ? rules.lackOf(pending.act) : ('fileMissing' as const),
    })),
    /** What is sent again keeps its place in the order, and so its key. */
    begin: assign(({ context }, { pending }: { pending: rules.Pending }) => ({
      pending: context.pending && rules.isSame(context.pending, pending) ? context.pending : pending,
      place: rules.placeOf(pending),
      problem: null,
    })),
    finish: assign(({ context: { place } }) => {
      const cleared =
        place === 'message' ? { text: '' } : place === 'file' ? { file: null } : { answer: null, note: '' };
      return { ...cleared, pending: null };
    }),
    forget: assign({ pending: null }),
    clearProblem: assign({ problem: null }),
    receive: placeholderAction<{ order: OrderDocument }>(),
    focusProblem: placeholderAction<{ problem: rules.Problem | null }>(),
    focusNews: placeholderAction<{ place: rules.Place }>(),
    focusAnswer: placeholderAction<{ answer: rules.Answer | null }>(),
  },
  delays: { timeout: ({ context }) => (context.place === 'file' ? 120_000 : 30_000) },
});
