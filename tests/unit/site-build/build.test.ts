// @vitest-environment node
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';

/** A process that another has started leaves its number in `PROCESSES`, until it gets the signal. */
const stay = `
  import { rmSync, writeFileSync } from "node:fs";
  import { isMainThread } from "node:worker_threads";
  if (isMainThread && process.ppid !== ${process.pid}) {
    const file = process.env.PROCESSES + "/" + process.pid;
    setInterval(() => {}, 1000);
    process.once("SIGTERM", () => {
      rmSync(file);
      process.exit();
    });
    writeFileSync(file, "");
  }
`;

it('a signal that ends a build ends the processes that it has started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  const build = pathToFileURL(join(projectRoot, 'src/site-build/build.ts'));
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', `(await import('${build}')).checkSettings()`],
    {
      cwd: projectRoot,
      env: {
        ...process.env,
        PROCESSES: folder,
        NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(stay)}`,
      },
    },
  );
  const ended = once(child, 'exit');
  const running = () => readdirSync(folder);
  await expect.poll(running).toHaveLength(1);
  child.kill('SIGTERM');
  expect(await ended).toEqual([null, 'SIGTERM']);
  await expect.poll(running).toEqual([]);
  rmSync(folder, { recursive: true });
});
