/** `field` is null for a problem of the whole message. */
export interface Problem {
  readonly field: string | null;
  readonly message: string;
}

/** Thrown to respond with a status of 400 or more; nothing is stored. */
export class Refusal extends Error {
  readonly status: number;
  readonly problems: readonly Problem[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, problems: readonly Problem[], headers: Readonly<Record<string, string>> = {}) {
    super(`${status}: ${problems.map(({ message }) => message).join(' ')}`);
    this.name = 'Refusal';
    this.status = status;
    this.problems = problems;
    this.headers = headers;
  }
}

export const refuse = (
  status: number,
  message: string,
  headers?: Readonly<Record<string, string>>,
): Refusal => new Refusal(status, [{ field: null, message }], headers);
