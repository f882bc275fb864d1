import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { messageFolder } from '../../../src/inbox/messageStore.ts';
import type { StoredMessage } from '../../../src/inbox/rules/submission.ts';
import { folderPlace } from '../../../src/inbox-cli/place.ts';
import { runCommand } from '../../../src/inbox-cli/runCommand.ts';
import type { Surroundings } from '../../../src/inbox-cli/surroundings.ts';
import { temporaryFolder } from '../../worlds/inbox/fixtures.ts';
import { goodFields, goodRequest } from '../../worlds/inbox/form.ts';

const now = Date.parse('2026-11-22T12:00:00.000Z');

/** A content hash that begins with these digits. */
export const hash = (digits: string): string => digits.padEnd(32, '0');

interface Result {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
  /** What was asked on the terminal. */
  readonly questions: readonly string[];
}

export interface CommandUnderTest {
  /** Of the inbox; it exists and is empty before each test. */
  readonly folder: string;
  readonly parent: string;
  readonly run: (args: readonly string[], world?: Partial<Surroundings>) => Promise<Result>;
  /** Like `run`, for a person at a terminal who gives this answer. */
  readonly runAnswering: (answer: boolean, args: readonly string[]) => Promise<Result>;
  readonly put: (message: Partial<StoredMessage> & Pick<StoredMessage, 'id'>) => string;
  readonly putWaiting: (entry: { readonly id: string; readonly nextAt?: string }) => string;
}

/** Makes an inbox for each test; read the properties only within tests. */
export function commandForEachTest(): CommandUnderTest {
  let parent: ReturnType<typeof temporaryFolder>;
  const folder = () => join(parent.path, 'inbox');
  beforeEach(() => {
    parent = temporaryFolder();
    mkdirSync(join(folder(), 'messages'), { recursive: true });
  });
  afterEach(() => parent.remove());

  const run = async (args: readonly string[], world: Partial<Surroundings> = {}): Promise<Result> => {
    const out: string[] = [];
    const errors: string[] = [];
    const code = await runCommand(args, {
      place: folderPlace(folder()),
      keepDays: null,
      newsletter: { siteUrl: 'https://desk.test', path: '/api/newsletter' },
      sendsMail: true,
      attachmentLimit: 1024 * 1024,
      currentFolder: parent.path,
      columns: 80,
      now: () => now,
      print: (text) => out.push(text),
      complain: (text) => errors.push(text),
      confirm: null,
      ...world,
    });
    return { code, out: out.join('\n'), errors: errors.join('\n'), questions: [] };
  };

  return {
    get folder() {
      return folder();
    },
    get parent() {
      return parent.path;
    },
    run,
    runAnswering: async (answer, args) => {
      const questions: string[] = [];
      const confirm = async (question: string) => {
        questions.push(question);
        return answer;
      };
      return { ...(await run(args, { confirm })), questions };
    },
    put: (message) => {
      const kind = message.kind ?? 'contact';
      const path = messageFolder(folder(), message.id);
      const whole: StoredMessage = {
        kind,
        receivedAt: '2026-11-22T10:00:00.000Z',
        attachment: null,
        ...message,
        fields: { ...(kind === 'contact' ? goodFields : goodRequest), ...message.fields },
      };
      mkdirSync(path, { recursive: true });
      writeFileSync(join(path, 'message.json'), JSON.stringify(whole));
      return path;
    },
    putWaiting: (entry) => {
      const path = join(folder(), '.outbox', `${entry.id}.json`);
      mkdirSync(join(path, '..'), { recursive: true });
      const time = '2026-11-22T11:00:00.000Z';
      writeFileSync(
        path,
        JSON.stringify({
          attempts: 2,
          nextAt: time,
          lastReason: '451 busy',
          since: time,
          follows: null,
          ...entry,
        }),
      );
      return path;
    },
  };
}
