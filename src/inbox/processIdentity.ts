import { hostname } from 'node:os';

/** With the host and the start, because process ids are used again. */
export interface ProcessIdentity {
  readonly host: string;
  readonly processId: number;
  readonly startedAt: number;
}

export const thisProcess = (): ProcessIdentity => ({
  host: hostname(),
  processId: process.pid,
  startedAt: Math.round(performance.timeOrigin),
});

/** False for processes of other hosts and containers, whose end cannot be known. */
export function hasEnded({ host, processId, startedAt }: ProcessIdentity): boolean {
  const own = thisProcess();
  if (host !== own.host) return false;
  if (processId === own.processId) return startedAt !== own.startedAt;
  try {
    process.kill(processId, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
