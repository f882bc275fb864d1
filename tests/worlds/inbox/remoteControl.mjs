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

process.on('message', (/** @type {'memory' | { readonly clock: number }} */ what) => {
  if (what === 'memory') globalThis.gc?.();
  else offset = what.clock;
  const { heapUsed, external } = process.memoryUsage();
  answer(what === 'memory' ? heapUsed + external : offset);
});
// No server outlives its attacker, or runs on for the channel's sake.
process.on('disconnect', () => process.exit());
process.channel?.unref();
