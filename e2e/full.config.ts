import config from './playwright.config.ts';

/** `npm run test:models:full`: only the machines' paths, over every pair of transitions. */
process.env.PATHS_COVER = 'pairs';

export default { ...config, grep: /paths in the browser/, timeout: 120_000 };
