// @vitest-environment node
// @proof thorough
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { noAnswers } from '../../../machines/requestWizard/requestWizardRules.ts';
import { models } from '../../../src/devtools/exploration/states.ts';
import type { ActorInfo } from '../../../src/devtools/inspector/messages.ts';
import { Recorder } from '../../../src/devtools/inspector/recorder.ts';
import { type Recording, unrecorded } from '../../../src/devtools/inspector/recording.ts';
import { withExpectedState } from '../../../src/devtools/inspector/saving.ts';
import {
  actorWorld,
  coveringPaths,
  type Model,
  mutantsOf,
  type Path,
  play,
  recordingOf,
} from '../../paths/index.ts';
import { root } from '../../worlds/sources.ts';
import { machines } from './machines.ts';
import { parseRecording } from './readRecording.ts';
import { replayRecording } from './replayRecording.ts';

const siteMachines = await machines();
const stagedModels = await models();

const usage = 'usage: npm run replay FILE … [--on actor|view|browser …]';

/** The recording of an actor that walks a path. */
const recorded = async <M extends AnyStateMachine>(model: Model<M>, path: Path<M>): Promise<Recording> => {
  const recorder = new Recorder(() => 0);
  const world = actorWorld(model, { input: path.start.input, inspect: (event) => recorder.observe(event) });
  await play(path, world);
  return recorder.recording();
};
/** As read from a file. */
const reread = (recording: Recording): Recording => parseRecording(JSON.stringify(recording), 'it');
const modelOf = (name: string): Model<AnyStateMachine> => {
  const model = stagedModels.get(name)?.model;
  if (!model) throw new Error(`there is no ${name}`);
  return model;
};
const newsletter = modelOf('newsletterConfirmation');
const newsletterRecordings = await Promise.all(
  coveringPaths(newsletter).paths.map((path) => recorded(newsletter, path)),
);

describe('every machine', () => {
  const replayable = [...stagedModels.values()].filter(({ model }) => !unrecorded.has(model.machine.id));
  it.each(replayable.map(({ model }) => [model.machine.id, model] as const))(
    '%s: every path is recorded, and replayed to the same states',
    async (_, model) => {
      for (const path of coveringPaths(model).paths) {
        const recording = reread(await recorded(model, path));
        expect(recording.steps.length).toBe(path.steps.length);
        expect(replayRecording(recording, siteMachines), path.name).toBeNull();
      }
    },
  );

  it('that depends on what is typed is not recorded, and no other', async () => {
    expect([...unrecorded]).toEqual([
      'search',
      'estimate',
      'order',
      'orderAct',
      'followedOrder',
      'deskSession',
      'desk',
      'offerDraft',
    ]);
    const search = modelOf('search');
    const [path] = coveringPaths(search).paths as [Path<AnyStateMachine>];
    expect((await recorded(search, path)).actors).toEqual([]);
  });
});

describe('a replay', () => {
  it('detects every mutant of a machine', () => {
    const unnoticed = [...mutantsOf(newsletter.machine)].filter(({ machine }) => {
      const changed = new Map([...siteMachines, ['newsletterConfirmation', machine]]);
      return newsletterRecordings.every((recording) => replayRecording(recording, changed) === null);
    });
    expect(unnoticed.map(({ name }) => name)).toEqual([]);
  });

  const context = { email: '' };
  const actor = { machine: 'newsletterConfirmation', at: 1_000, state: 'idle.asking', context };
  const typed = {
    actor: 0,
    at: 2_000,
    event: { type: 'email.changed', value: 'xxx@xx.xx' },
    state: 'idle.asking',
    context: { email: 'xxx@xx.xx' },
  };
  const submitted = {
    actor: 0,
    at: 3_000,
    event: { type: 'newsletter.submit' },
    state: 'confirmed',
    context,
  };
  const timedOut = {
    actor: 0,
    at: 6_012,
    event: { type: 'xstate.after.confirmation.newsletterConfirmation.confirmed' },
    delay: 3_000,
    state: 'idle.asking',
  };
  const recording = (...steps: Recording['steps']): Recording => ({
    format: 'machine-recording',
    version: 1,
    made: '2025-03-01T09:00:00.000Z',
    actors: [actor],
    steps,
  });
  const differenceIn = (...steps: Recording['steps']) => replayRecording(recording(...steps), siteMachines);

  it('reports a different state', () => {
    expect(differenceIn(typed, submitted, timedOut)).toBeNull();
    expect(differenceIn(typed, { ...submitted, state: 'idle.refused' })).toBe(
      'newsletterConfirmation, event 2, «newsletter.submit» at 3.00 s:\n  recorded: idle.refused\n  now:      confirmed',
    );
    expect(
      replayRecording({ ...recording(), actors: [{ ...actor, state: 'confirmed' }] }, siteMachines),
    ).toBe('newsletterConfirmation starts in another way:\n  recorded: confirmed\n  now:      idle.asking');
  });

  it('reports a different context or action', () => {
    const inContext = { ...typed, context: { email: 'xxx' } };
    expect(differenceIn(inContext)).toContain('  context.email\n  recorded: "xxx"\n  now:      "xxx@xx.xx"');
    expect(differenceIn(typed, { ...submitted, context: { email: '', name: 'x' } })).toContain(
      '  context.name\n  recorded: "x"\n  now:      {"$":"undefined"}',
    );
    expect(differenceIn({ ...submitted, state: 'idle.refused', does: ['focusEmail'] })).toBeNull();
    expect(differenceIn({ ...submitted, state: 'idle.refused' })).toContain(
      '  actions.0\n  recorded: {"$":"undefined"}\n  now:      "focusEmail"',
    );
  });

  it('reports a different or unexpected timer', () => {
    expect(differenceIn(typed, submitted, { ...timedOut, delay: 5_000 })).toContain(
      '  recorded: a timer of 5000 ms runs out\n  now:      it is set to 3000 ms',
    );
    expect(differenceIn(typed, timedOut)).toContain('  now:      there is no such timer');
    expect(differenceIn(typed, submitted, { ...typed, at: 9_000, state: 'confirmed' })).toContain(
      '  recorded: no timer before it\n  now:      «after confirmation» runs out before it, after 3000 ms',
    );
    // Timers of a browser may be late.
    const late = { ...typed, at: 6_900, state: 'confirmed' };
    expect(
      differenceIn(typed, submitted, late, { ...timedOut, at: 7_000, context: typed.context }),
    ).toBeNull();
  });

  it('fails until the machine reaches the expected state', () => {
    const actor = { name: 'newsletterConfirmation', nth: 1 } as ActorInfo;
    const wrong = withExpectedState(recording(typed, submitted), actor, 'idle.refused');
    expect(replayRecording(reread(wrong), siteMachines)).toContain(
      '  it should be in idle.refused\n  but is in       confirmed',
    );
    const right = withExpectedState(recording(typed, submitted), actor, 'confirmed');
    expect(replayRecording(reread(right), siteMachines)).toBeNull();
    expect(right.steps[1]).toEqual({
      actor: 0,
      at: 3_000,
      event: { type: 'newsletter.submit' },
      state: 'confirmed',
      isExpected: true,
    });
  });

  it('compares hidden texts by shape, and others exactly', () => {
    const wizard = modelOf('requestWizard');
    const initialContext = {
      answers: { ...noAnswers },
      problem: null,
      resumeAt: 1,
      shared: '',
      reply: {},
      pause: 0,
    };
    const recordingWith = (event: { type: string; field: string; value: string }, changed: object) => ({
      ...recording(
        {
          actor: 0,
          at: 0,
          event: { type: 'wizard.open' },
          state: 'open.step1',
          does: ['reportOpened', 'saveDraft'],
        },
        {
          actor: 0,
          at: 0,
          event,
          state: 'open.step1',
          context: { ...initialContext, answers: { ...initialContext.answers, ...changed } },
          does: ['saveDraft'],
        },
      ),
      actors: [
        {
          machine: wizard.machine.id,
          at: 0,
          input: { draft: null },
          state: 'closed',
          context: initialContext,
        },
      ],
    });
    const withDescription = recordingWith(
      { type: 'answer.changed', field: 'description', value: 'xxx xxa' },
      { description: 'xxx xxx' },
    );
    expect(replayRecording(withDescription, siteMachines)).toBeNull();
    const withService = recordingWith(
      { type: 'answer.changed', field: 'service', value: 'not-sure' },
      { service: 'not-here' },
    );
    expect(replayRecording(withService, siteMachines)).toContain(
      '  context.answers.service\n  recorded: "not-here"',
    );
  });
});

describe('npm run replay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string, content: unknown): string => {
    const path = join(folder, name);
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
    return path;
  };
  /** The output and the exit code. */
  const run = (...files: string[]) => {
    const args = ['--import', 'tsx', 'tests/tools/replay/replay.ts', ...files];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    return { status, output: (stdout + stderr).trim() };
  };
  const good = newsletterRecordings[0] as Recording;

  it('prints what was replayed, and exits with 0', () => {
    const path = file('good.json', good);
    const output = `${path}: ${good.steps.length} events of 1 actors, as recorded`;
    expect(run(path)).toEqual({ status: 0, output });
  });

  it('exits with 1 at the first difference, and prints it', () => {
    const [first, ...others] = good.steps;
    const path = file('other.json', { ...good, steps: [{ ...first, state: 'confirmed' }, ...others] });
    const { status, output } = run(path, file('next.json', good));
    expect(status).toBe(1);
    expect(output.split('\n')[0]).toBe(`${path} comes out differently.`);
    expect(output).toContain('recorded: confirmed');
    expect(output).not.toContain('next.json');
  });

  it('prints nothing of a foreign recording that would steer the terminal', () => {
    const name = '\u001b[2J\u009b\u202eevil\u0007';
    const [first, ...others] = good.steps;
    const stray = { ...first, event: { type: name }, state: name };
    const { output } = run(file('steering.json', { ...good, steps: [stray, ...others] }));
    expect(output).toContain('\\x1b[2J\\x9b\\u202eevil\\x07');
    expect(output.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
    const [actor] = good.actors;
    expect(run(file('machine.json', { ...good, actors: [{ ...actor, machine: name }] })).output).toContain(
      'There is no machine «\\x1b[2J',
    );
  });

  it('walks a path that failed where it is asked to, in the suites of its name', () => {
    const [path] = coveringPaths(newsletter).paths as [Path<AnyStateMachine>];
    const failure = {
      suite: 'newsletterConfirmation',
      level: 'view',
      after: 1,
      what: 'It showed nothing.',
    } as const;
    const recording = recordingOf(newsletter, path, failure);
    const name = file('failed.json', recording);
    expect(run(name, '--on', 'actor')).toEqual({
      status: 0,
      output: `${name}\n  actor: passes, ${path.steps.length} steps`,
    });
    const elsewhere = file('elsewhere.json', { ...recording, failure: { ...failure, suite: 'nobody' } });
    expect(run(elsewhere, '--on', 'browser')).toEqual({
      status: 0,
      output: `${elsewhere}\n  browser: there is no such suite`,
    });
    const none = { ...recording, actors: [...recording.actors, ...recording.actors] };
    expect(run(file('two.json', none)).output).toContain('has 2 actors');
  });

  it('prints its usage without a file, and the name of a missing file', () => {
    expect(run()).toEqual({ status: 1, output: usage });
    expect(run('--on', 'paper', file('good.json', good)).output).toContain(usage);
    expect(run('none.json')).toEqual({
      status: 1,
      output: 'none.json cannot be read: check that the file exists.',
    });
  });

  it.each([
    ['damaged', '{"format": "deskhand-rec', /^it is damaged: .*JSON/],
    ['empty', '', /^it is damaged: .*JSON/],
    ['something else', '{"name": "deskhand"}', /^it is not a recording\.$/],
    ['nothing', 'null', /^it is not a recording\.$/],
    [
      'of another version',
      { ...good, version: 2 },
      /^it has version 2, but only version 1 can be replayed: record again\.$/,
    ],
    ['without steps', { ...good, steps: undefined }, /^it is damaged: steps: /],
    [
      'with a broken step',
      { ...good, steps: [{ ...good.steps[0], event: {} }] },
      /^it is damaged: steps\.0\.event\.type: /,
    ],
    [
      'with a step of a missing actor',
      { ...good, actors: [] },
      /^it is damaged: steps\.0\.actor: there is no actor 0$/,
    ],
  ])('rejects a file that is %s', (_, content, message) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    expect(() => parseRecording(text, 'it')).toThrow(message);
  });

  it('reads what failed: bursts and disturbances', () => {
    const failure = { suite: 'page', level: 'environment', after: 1, what: 'x', disturbances: ['hidden'] };
    const [step] = good.steps;
    const failed = { ...good, steps: [{ ...step, together: true }], failure } as unknown as Recording;
    expect(reread(failed)).toEqual(failed);
    expect(() => reread({ ...failed, failure: { ...failure, after: -1 } } as unknown as Recording)).toThrow(
      'it is damaged: failure.after: ',
    );
  });

  it('rejects unknown machines, and restored actors', () => {
    const [actor] = good.actors;
    const stranger = { ...good, actors: [{ ...actor, machine: 'lamp' }] } as Recording;
    expect(() => replayRecording(stranger, siteMachines)).toThrow(
      /^There is no machine «lamp»\. Machines: .*contactSubmission, .*toasts, .*\.$/,
    );
    const restored = { ...good, actors: [{ ...actor, isKept: true }] } as Recording;
    expect(() => replayRecording(restored, siteMachines)).toThrow(/restored by a hot reload/);
  });
});
