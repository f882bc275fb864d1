import { observatoryScore } from './observatory.ts';

export interface AnswerHead {
  readonly status: number;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** What an answer lacks that every answer must have, whatever was asked: sentences. */
export function protectionProblems({ status, headers }: AnswerHead): string[] {
  const single = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const policy = single['content-security-policy'] ?? '';
  const score = observatoryScore(single, { preloaded: false, integrity: false });
  return [
    ...(policy.includes("frame-ancestors 'none'") ? [] : [`The policy of a ${status} is "${policy}"`]),
    ...(single['x-frame-options'] === 'DENY' ? [] : [`A ${status} can be framed`]),
    ...(single['x-content-type-options'] === 'nosniff' ? [] : [`The type of a ${status} can be guessed`]),
    ...(score >= 130 ? [] : [`A ${status} scores ${score}`]),
  ];
}
