// @vitest-environment node
import { expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf, diagramOf } from './chart.ts';
import { everythingMachine } from './everythingMachine.ts';

it('draws parallel regions, histories, finals, guards, raises and refusals', () =>
  expect(diagramOf(everythingMachine)).toMatchInlineSnapshot(`
    "stateDiagram-v2
      [*] --> idle
      state "idle" as idle
      idle: ADD [isSmall] / add, announce
      idle: other.* / log
      state "working" as working
      state working {
        [*] --> working_loading
        state "loading" as working_loading
        state "waiting" as working_waiting
        working_waiting: PAUSE ✕
        working_waiting: FINISH / raise RAISED
        state "failed" as working_failed
        state "finished" as working_finished
        working_finished --> [*]
        state "H" as working_where
      }
      state "paused" as paused
      state "both" as both
      state both {
        state "left" as both_left
        state both_left {
          [*] --> both_left_a
          state "a" as both_left_a
          state "b" as both_left_b
          both_left_b --> [*]
        }
        --
        state "right" as both_right
        state both_right {
          [*] --> both_right_a
          state "a" as both_right_a
          state "b" as both_right_b
          both_right_b --> [*]
        }
      }
      state "end" as end
      end --> [*]
      idle --> working: GO
      working --> paused: PAUSE
      working --> both: done [isBig]
      working --> idle: done
      working_loading --> working_waiting: done(load)
      working_loading --> working_failed: error(load)
      working_waiting --> working_finished: RAISED<br>after short (100 ms)
      working_failed --> working_finished: always [isBig]
      paused --> working_where: RESUME
      both --> end: done
      both_left_a --> both_left_b: after short (100 ms)
      both_right_a --> both_right_b: after long (500 ms)"
  `));

it('wraps a parallel root, because Mermaid allows regions only inside a state', () =>
  expect(
    diagramOf(createMachine({ id: 'm', type: 'parallel', states: { a: {}, b: {} } })),
  ).toMatchInlineSnapshot(`
    "stateDiagram-v2
      state m {
        state "a" as a
        --
        state "b" as b
      }"
  `));

it('describes states and transitions in tables, one line each, without empty columns', () =>
  expect(
    chartOf(
      createMachine({
        id: 'm',
        description: 'A | B.',
        initial: 'a',
        states: {
          a: {
            description: 'Waits.',
            after: { 300: { target: 'b', actions: ['notify'] } },
            on: { GO: { guard: 'may', target: 'b' } },
          },
          b: { on: { GO: {} } },
        },
      }),
    ),
  ).toMatchInlineSnapshot(`
    "# m

    A | B.

    \`\`\`mermaid
    stateDiagram-v2
      [*] --> a
      state "a" as a
      state "b" as b
      b: GO ✕
      a --> b: GO [may]<br>after 300 / notify
    \`\`\`

    | State | What it means |
    | --- | --- |
    | a | Waits. |
    | b |  |

    | From | When | If | To | Doing |
    | --- | --- | --- | --- | --- |
    | a | GO | may | b |  |
    | a | after 300 |  | b | notify |
    | b | GO |  | (forbidden) |  |
    "
  `));
