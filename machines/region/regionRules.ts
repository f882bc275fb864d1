/**
 * The ten regions' codes in their order (F14); the first is the default.
 * @internal for tests
 */
export const regionCodes = ['EU', 'US', 'UK', 'CA', 'AU', 'JP', 'CH', 'IN', 'BR', 'MX'] as const;

export type RegionCode = (typeof regionCodes)[number];

/** Where prices are shown as they are charged: in euros. */
export const defaultRegion: RegionCode = regionCodes[0];

/** Looked up, so that `__proto__` is an unknown code like any other (decision S5). */
const regions = new Map<string, RegionCode>(regionCodes.map((code) => [code, code]));

/** The region that a stored text names, to the letter; the default for nothing and for anything else (decision P4). */
export const regionIn = (stored: string | null): RegionCode => regions.get(stored ?? '') ?? defaultRegion;
