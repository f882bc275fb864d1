import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Ends the process at once, as `kill -9` does. */
  readonly kill: () => Promise<void>;
}

/** Starts `inboxProcess.ts`, `bareProcess.ts` or `siteProcess.ts` on a free port of the loopback interface. */
export async function startProcess(
  name: 'inboxProcess' | 'bareProcess' | 'siteProcess',
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const path = fileURLToPath(new URL(`${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', path, folder], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout! });
  const gone = once(child, 'exit');
  const first = await Promise.race([once(lines, 'line'), gone.then(() => [''])]);
  if (first[0] === '') throw new Error(`${name} did not start`);
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await gone;
  };
  return { url: String(first[0]), child, kill };
}
