import { hostname } from 'node:os';

/** A process on any of the hosts that share a disk. With its start, because process ids are used again. */
export interface ProcessIdentity {
  readonly host: string;
  readonly processId: number;
  /** In milliseconds since 1970. */
  readonly startedAt: number;
}

export const thisProcess = (): ProcessIdentity => ({
  host: hostname(),
  processId: process.pid,
  startedAt: Math.round(performance.timeOrigin),
});

/** Whether the process ran on this host and has ended. What runs elsewhere cannot be known, also in another container. */
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
