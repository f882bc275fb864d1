/** Separate, so that only other regions load rates. */

import type { ToastWords } from '../../../machines/toasts/toastsMachine.ts';
import type { RegionCode } from '../../configuration/regionCodes.ts';
import { type Region, regions } from '../../configuration/regions.ts';
import { regionNotice } from '../../content/regionNotice.ts';
import { estimate } from './estimate.ts';
import { fill } from './words.ts';

const regionOf = (code: RegionCode): Region => regions.find((each) => each.code === code) ?? regions[0];

export interface RegionWords {
  readonly name: string;
  readonly estimate: (euros: number) => string;
}

export const regionWords = (code: RegionCode): RegionWords => {
  const region = regionOf(code);
  return { name: region.name, estimate: (euros) => estimate(region, euros) };
};

export const regionToast = (code: RegionCode): ToastWords => {
  const { title, description } = regionNotice;
  const { name, currency } = regionOf(code);
  return { title, description: fill(description, { name, currency }), tone: 'default' };
};
