/** Unless `DEMONSTRATION=off` (S7). Read here and not in `config.ts`: the bundler then drops the sentences. This file is in the script of every page. */

const isOn = process.env.DEMONSTRATION !== 'off';

export const demonstrationLine = isOn
  ? { label: 'Demonstration', text: 'Demonstration: nothing here can be ordered or paid for.' }
  : null;

export const subscriptionNoticeDemonstration = isOn
  ? 'This is a demonstration: nothing has been charged.'
  : null;
