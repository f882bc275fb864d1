import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, EventFrom, InputFrom } from 'xstate';
import { runningActors, settleInput } from '../definition/actors.ts';
import { namedIn } from '../definition/explore.ts';
import { leafOf } from '../definition/leafOf.ts';
import { begin, dueFirst, type Reaction, react } from '../definition/macrostep.ts';
import { describe, type Input, type Model, type State, type Step } from '../definition/model.ts';
import {
  type RecordedFailure,
  type RecordedStep,
  type Recording,
  recordingFormat,
  recordingVersion,
} from '../definition/recording.ts';
import { type Json, revive, tag } from '../definition/tagged.ts';
import type { Path } from '../walk/coveringPaths.ts';

/** The next input of a path, for the state that the path has reached; null if it is not possible there. */
type NextInput<M extends AnyStateMachine> = (state: State<M>) => Input<EventFrom<M>> | null;

/**
 * The path that a machine goes with these inputs, some `together` with the one before.
 * @returns null if one of them is not possible
 */
export function pathAlong<M extends AnyStateMachine>(
  model: Model<M>,
  input: InputFrom<M> | undefined,
  inputs: readonly (NextInput<M> & { readonly together?: boolean })[],
): Path<M> | null {
  const { machine } = model;
  const first = begin(machine, input);
  const start = { input, state: stateOf(first), effects: first.effects };
  const steps: Step<M>[] = [];
  const together = new Set<Step<M>>();
  for (const next of inputs) {
    const from = steps.at(-1)?.to ?? start.state;
    const chosen = next(from);
    if (!chosen) return null;
    const { covers, enters, effects, refused, renews: ids, ...reaction } = react(model, from, chosen);
    const to = stateOf(reaction);
    const renews = namedIn(model, to, ids);
    const step = { from, input: chosen, to, covers, enters, effects, refused, renews };
    if (next.together && steps.length > 0) together.add(step);
    steps.push(step);
  }
  const name = steps
    .map((step, i) => `${i === 0 ? '' : together.has(step) ? ' + ' : ' → '}${describe(step.input)}`)
    .join('');
  return { name: name || 'the start', start, steps, ...(together.size > 0 ? { together } : {}) };
}

const stateOf = <M extends AnyStateMachine>({
  snapshot,
  timers,
  ended,
}: Pick<Reaction<M>, 'snapshot' | 'timers' | 'ended'>): State<M> => ({
  key: '',
  snapshot,
  timers,
  ended,
  steps: [],
});

/** A path that failed, as data. */
export function recordingOf<M extends AnyStateMachine>(
  { machine }: Model<M>,
  { start, steps, together }: Path<M>,
  failure: RecordedFailure,
): Recording {
  let at = 0;
  const leaf = ({ snapshot }: State<M>) => leafOf((snapshot as AnyMachineSnapshot).value);
  const recorded = steps.flatMap((step): RecordedStep[] => {
    const { input, refused, to } = step;
    if (input.kind === 'elapse') at += input.ms;
    // Time that passes without a timer shows in the next step.
    if (input.kind === 'elapse' && input.event.type === '') return [];
    return [
      {
        actor: 0,
        at,
        event: tag(input.event) as RecordedStep['event'],
        ...(input.kind === 'elapse' ? { delay: input.delay } : {}),
        ...(input.kind === 'settle' ? { settles: { actor: input.actor, outcome: input.outcome } } : {}),
        ...(refused ? { refused } : {}),
        ...(together?.has(step) ? { together: true } : {}),
        state: leaf(to),
      },
    ];
  });
  return {
    format: recordingFormat,
    version: recordingVersion,
    made: new Date().toISOString(),
    actors: [
      {
        machine: machine.id,
        at: 0,
        ...(start.input === undefined ? {} : { input: tag(start.input) }),
        state: leaf(start.state),
        context: tag((start.state.snapshot as AnyMachineSnapshot).context),
      },
    ],
    steps: recorded,
    failure,
  };
}

/**
 * The path that the machine goes today with the recorded inputs.
 * @throws if more than one actor is recorded, or if an input is not possible any more
 */
export function pathOf<M extends AnyStateMachine>(
  model: Model<M>,
  { actors, steps }: Pick<Recording, 'actors' | 'steps'>,
): Path<M> {
  const [actor, another] = actors;
  if (!actor || another) throw new Error(`${actors.length} actors are recorded; a path has one`);
  let now = actor.at;
  const inputs = steps.flatMap((step): NextInput<M>[] => {
    const passed = Math.max(0, step.at - now);
    now = step.at;
    const together = step.together === true;
    if (step.delay !== undefined)
      return [Object.assign(({ timers }: State<M>) => timeInput(passed, dueFirst(timers)), { together })];
    const act = Object.assign((state: State<M>) => actInput(model, step, state), { together });
    return passed > 0 ? [() => timeInput(passed), act] : [act];
  });
  const input = actor.input === undefined ? undefined : (revive(actor.input) as InputFrom<M>);
  const path = pathAlong(model, input, inputs);
  if (!path) throw new Error('the recorded inputs are not possible any more');
  return path;
}

const timeInput = (passed: number, due?: State<AnyStateMachine>['timers'][number]): Input<never> => ({
  kind: 'elapse',
  ms: due?.ms ?? passed,
  delay: due?.delay ?? passed,
  event: due?.event ?? { type: '' },
});

const actInput = <M extends AnyStateMachine>(
  { outcomes = {} }: Model<M>,
  { event, settles }: RecordedStep,
  { snapshot, ended }: State<M>,
): Input<EventFrom<M>> | null => {
  const running = runningActors(snapshot as AnyMachineSnapshot, ended, outcomes);
  const settling = running
    .flatMap((actor) =>
      Object.entries(outcomes[actor.entry] ?? {}).map(([name, outcome]) => settleInput(actor, name, outcome)),
    )
    .find((input) =>
      settles
        ? input.actor === settles.actor && input.outcome === settles.outcome
        : input.event.type === event.type,
    );
  if (settling) return settling;
  return settles ? null : { kind: 'send', event: revive(event as Json) as AnyEventObject as EventFrom<M> };
};
