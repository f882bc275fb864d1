/** In the required order (F14); the first is the default. Separate, so that not every page has `regions.ts`. */
export const regionCodes = ['EU', 'US', 'UK', 'CA', 'AU', 'JP', 'CH', 'IN', 'BR', 'MX'] as const;

export type RegionCode = (typeof regionCodes)[number];

export const defaultRegionName = 'European Union';
