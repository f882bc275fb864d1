/** What may be made up. `npm run build -- --production` refuses it while its capability is on (`unkeptPromises.ts`). */
export interface Sampled {
  readonly isSample?: true;
}
