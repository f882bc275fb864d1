import { type RegionCode, regionCodes } from '../../src/configuration/regionCodes.ts';

export const defaultRegion: RegionCode = regionCodes[0];

/** A map, so that `__proto__` is an unknown code (decision S5). */
const regions = new Map<string, RegionCode>(regionCodes.map((code) => [code, code]));

/** The region with this code, also in quotes, with blanks or in small letters; or the default (decision P4). */
export const regionIn = (stored: string | null): RegionCode =>
  regions.get(/^[\s"]*(\w+)[\s"]*$/.exec(stored ?? '')?.[1]?.toUpperCase() ?? '') ?? defaultRegion;
