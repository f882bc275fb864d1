import config from './playwright.config.ts';

/** `npm run test:models:full`: the machines' paths alone, and every pair of transitions in the browser. */
process.env.PATHS_COVER = 'pairs';

export default { ...config, grep: /paths in the browser/, timeout: 120_000 };
