import { runProof } from './tools/proof/runProof.ts';
import { thoroughProof, usualProof } from './tools/proof/steps.ts';

/**
 * `npm test`, and with `--all` what it leaves out, `npm run test:all`. The last line is `N passed, N failed`; the exit code
 * is 1 when anything failed or a suite ran no test.
 */
process.exitCode = await runProof(process.argv.includes('--all') ? thoroughProof() : usualProof());
