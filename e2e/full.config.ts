import config from './playwright.config.ts';

/** `npm run test:models:full`: only the machines' paths, over every pair of transitions, the pages as a whole, and 50 rounds through their states. */
process.env.PATHS_COVER = 'pairs';

export default { ...config, grep: /paths in the browser|as a whole|leave nothing behind/ };
