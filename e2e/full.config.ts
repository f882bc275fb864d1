import config from './playwright.config.ts';

/** `npm run test:models:full`: only the machines' paths, over every pair of transitions, and 50 rounds through their states. */
process.env.PATHS_COVER = 'pairs';

export default { ...config, grep: /paths in the browser|leave nothing behind/, timeout: 120_000 };
