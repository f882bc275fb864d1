import type { StoredMessage } from '../../../src/inbox/rules/submission.ts';
import { ask } from '../../worlds/inbox/fixtures.ts';
import type { ApiCase } from './apiTable.ts';

export interface ApiUnderTest {
  /** The server's origin. */
  readonly url: string;
  /** Sent with every reply; in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly messages: () => Promise<readonly StoredMessage[]>;
}

/** Sends a case, and returns what differs from what is expected; an empty list is a pass. */
export async function checkApi(api: ApiUnderTest, each: ApiCase): Promise<string[]> {
  const differences: string[] = [];
  const compare = (what: string, actual: unknown, expected: unknown) => {
    if (!matches(actual, expected))
      differences.push(`${what}: ${JSON.stringify(actual)} instead of ${show(expected)}`);
  };
  const { method = 'GET', body, expected } = each;
  const before = new Set((await api.messages()).map(({ id }) => id));
  const reply = await ask(api.url, each.path, {
    method,
    headers: { ...(each.headers?.(api.url) ?? {}) },
    ...(body === undefined ? {} : { body }),
  });
  const added = (await api.messages()).filter(({ id }) => !before.has(id));
  const text = reply.body.toString();

  compare('status', reply.status, expected.status);
  for (const [name, value] of Object.entries({
    ...api.headers,
    'cache-control': 'no-store',
    ...expected.headers,
  }))
    compare(name, reply.headers[name], value);
  if (expected.problems) {
    const { errors = [] }: { errors?: { field: string | null; message: string }[] } = parsed(text);
    compare(
      'problems',
      errors.map(({ field }) => field),
      expected.problems,
    );
    compare(
      'words',
      errors.every(({ message }) => /\w.*\.$/.test(message)),
      true,
    );
  }
  for (const piece of expected.text ?? []) compare('text', text.includes(piece) ? piece : text, piece);
  if (!expected.kept) compare('kept', added, []);
  else {
    compare('kept', added.length, 1);
    const [message] = added;
    compare('message', message, expected.kept);
    if (expected.status === 200 && !expected.text) compare('reference', parsed(text).reference, message?.id);
  }
  return differences;
}

const parsed = (text: string) => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

const show = (expected: unknown): string =>
  expected instanceof RegExp ? String(expected) : JSON.stringify(expected);

/** Objects may have more than is expected; lists and values may not. */
function matches(actual: unknown, expected: unknown): boolean {
  if (expected instanceof RegExp) return expected.test(String(actual));
  if (typeof expected !== 'object' || expected === null) return actual === expected;
  if (typeof actual !== 'object' || actual === null) return false;
  if (Array.isArray(expected) && Object.keys(actual).length !== expected.length) return false;
  return Object.entries(expected).every(([key, value]) =>
    matches((actual as Record<string, unknown>)[key], value),
  );
}
