import { type RegionCode, regionCodes } from '../../src/configuration/regionCodes.ts';

export const defaultRegion: RegionCode = regionCodes[0];

/** A map, so that `__proto__` is an unknown code (decision S5). */
const regions = new Map<string, RegionCode>(regionCodes.map((code) => [code, code]));

/** The region with exactly this code, or the default (decision P4). */
export const regionIn = (stored: string | null): RegionCode => regions.get(stored ?? '') ?? defaultRegion;
