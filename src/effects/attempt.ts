/** What one form says of all its attempts to send, so that what arrives twice is known to be from the same sender (D12). */
export const newAttempt = (): string => String(crypto.getRandomValues(new Uint32Array(4)));

/** For a path of this site only: another site would want a preflight. */
export const attemptHeader = (endpoint: string, attempt: string): Record<string, string> =>
  endpoint.startsWith('/') ? { 'Idempotency-Key': attempt } : {};
