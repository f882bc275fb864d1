// @ts-check
/** Loaded before a server, so that an attack can set its clock and measure its memory. See `startedSite.ts`. */
let offset = Number(process.env.CLOCK_OFFSET ?? 0);

const { now } = Date;
const answer = (/** @type {number} */ number) => process.send?.(number);

globalThis.Date = new Proxy(Date, {
  construct: (own, values, target) =>
    Reflect.construct(own, values.length === 0 ? [now() + offset] : values, target),
  get: (own, name) => (name === 'now' ? () => now() + offset : Reflect.get(own, name)),
});

/** Twice: what the first pass finds gives back its memory outside of the heap (compression's) a turn later. */
async function collectGarbage() {
  globalThis.gc?.();
  await new Promise(setImmediate);
  globalThis.gc?.();
}

process.on('message', async (/** @type {'memory' | { readonly clock: number }} */ what) => {
  if (what === 'memory') {
    await collectGarbage();
    const { heapUsed, external } = process.memoryUsage();
    answer(heapUsed + external);
  } else {
    offset = what.clock;
    answer(offset);
  }
});
// No server outlives its attacker, or runs on for the channel's sake.
process.on('disconnect', () => process.exit());
process.channel?.unref();
