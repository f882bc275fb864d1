/** What one form says of all its attempts to send. */
export interface Attempt {
  /** What arrives twice is known by it to be from the same sender (D12). */
  readonly key: string;
  /** When the form was made, in ms, as `performance.now()` has it: robots are quick (L34). */
  readonly madeAt: number;
}

export const newAttempt = (): Attempt => ({
  key: String(crypto.getRandomValues(new Uint32Array(4))),
  madeAt: performance.now(),
});

/** For a path of this site only: another site would want a preflight. */
export const attemptHeaders = (endpoint: string, { key, madeAt }: Attempt): Record<string, string> =>
  endpoint.startsWith('/')
    ? { 'Idempotency-Key': key, 'Form-Age': String(Math.floor((performance.now() - madeAt) / 1000)) }
    : {};
