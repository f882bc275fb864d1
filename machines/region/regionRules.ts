/**
 * The ten regions' codes in the required order (F14). The first is the default.
 * @internal for tests
 */
export const regionCodes = ['EU', 'US', 'UK', 'CA', 'AU', 'JP', 'CH', 'IN', 'BR', 'MX'] as const;

export type RegionCode = (typeof regionCodes)[number];

export const defaultRegion: RegionCode = regionCodes[0];

/** A map, so that `__proto__` is an unknown code (decision S5). */
const regions = new Map<string, RegionCode>(regionCodes.map((code) => [code, code]));

/** The region with exactly this code, or the default (decision P4). */
export const regionIn = (stored: string | null): RegionCode => regions.get(stored ?? '') ?? defaultRegion;
