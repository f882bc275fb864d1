// @vitest-environment node
/** What runs before XState does what XState would do: every step of each chart, walked through both. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyEventObject, AnyStateMachine } from 'xstate';
import { appStartModel } from '../../../machines/appStart/appStart.model.ts';
import {
  appStartChart,
  appStartContext,
  appStartDelays,
  canRetry,
  countRetry,
} from '../../../machines/appStart/appStartChart.ts';
import type { Chart } from '../../../machines/chart.ts';
import { earlyPressModel } from '../../../machines/earlyPress/earlyPress.model.ts';
import {
  earlyPressChart,
  earlyPressContext,
  earlyPressDelays,
  keepPress,
} from '../../../machines/earlyPress/earlyPressChart.ts';
import { interpret } from '../../../src/shell/early/interpret.ts';
import { coveringPaths, type Model } from '../../paths/index.ts';

type Code = Parameters<typeof interpret<Chart, object, AnyEventObject>>[2];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Walks the paths of a model through its interpreted chart. `code` has all but the effects. */
const walks = <M extends AnyStateMachine>(
  model: Model<M>,
  chart: Chart,
  context: object,
  code: object,
): void => {
  const { machine } = model as Model<AnyStateMachine>;
  const { paths } = coveringPaths<AnyStateMachine>({ ...model, machine } as never, {
    cover: 'steps',
    maxSteps: 30,
  });
  const effects = Object.keys(machine.implementations.actions).filter((name) => !(name in code));
  describe(machine.id, () => {
    it.each(paths.map((path) => [path.name, path] as const))('%s', (_, { steps }) => {
      const done: string[] = [];
      const noted = effects.map((name) => [name, () => void done.push(name)] as const);
      const running = interpret(chart, context, { ...code, ...Object.fromEntries(noted) } as Code);
      for (const { input, to, effects: expected, refused } of steps) {
        if (input.kind === 'send') expect(running.send(input.event)).toBe(!refused);
        else if (input.kind === 'elapse') vi.advanceTimersByTime(input.ms);
        expect({
          state: running.state(),
          context: running.context(),
          done: done.splice(0),
          timers: vi.getTimerCount(),
        }).toEqual({
          state: to.snapshot.value,
          context: to.snapshot.context,
          done: expected.map(({ type }) => type),
          timers: to.timers.length,
        });
      }
    });
  });
};

walks(appStartModel, appStartChart, appStartContext, { ...appStartDelays, canRetry, countRetry });
walks(earlyPressModel, earlyPressChart, earlyPressContext, { ...earlyPressDelays, keepPress });
