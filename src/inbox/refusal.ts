/** What is wrong with a message. `field` is the form's field name, or `null` for the message as a whole. */
export interface Problem {
  readonly field: string | null;
  readonly message: string;
}

/** Thrown to refuse a request with a status of 400 or more and a list of problems; nothing is stored then. */
export class Refusal extends Error {
  readonly status: number;
  readonly problems: readonly Problem[];
  /** Further response headers, such as `Allow` with 405. */
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, problems: readonly Problem[], headers: Readonly<Record<string, string>> = {}) {
    super(`${status}: ${problems.map(({ message }) => message).join(' ')}`);
    this.name = 'Refusal';
    this.status = status;
    this.problems = problems;
    this.headers = headers;
  }
}

/** A refusal of the message as a whole. */
export const refuse = (
  status: number,
  message: string,
  headers?: Readonly<Record<string, string>>,
): Refusal => new Refusal(status, [{ field: null, message }], headers);
