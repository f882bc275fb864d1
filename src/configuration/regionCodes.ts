/**
 * The regions' codes in the required order (F14); the first is the default. They are in this file, with the default's
 * name, so that not every page has the whole list of `regions.ts`.
 */
export const regionCodes = ['EU', 'US', 'UK', 'CA', 'AU', 'JP', 'CH', 'IN', 'BR', 'MX'] as const;

export type RegionCode = (typeof regionCodes)[number];

export const defaultRegionName = 'European Union';
