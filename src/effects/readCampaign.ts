import { keepInTab, readFromTab } from './tabStorage.ts';

const key = 'deskhand.campaign';
const names = ['utm_source', 'utm_medium', 'utm_campaign'] as const;
const longest = 200;

export type Campaign = Readonly<Record<(typeof names)[number], string>>;

const campaignIn = (search: string): Campaign | null => {
  const query = new URLSearchParams(search);
  if (!names.some((name) => query.has(name))) return null;
  const value = (name: string) => (query.get(name) ?? '').slice(0, longest);
  return {
    utm_source: value('utm_source'),
    utm_medium: value('utm_medium'),
    utm_campaign: value('utm_campaign'),
  };
};

const isCampaign = (kept: unknown): kept is Campaign =>
  typeof kept === 'object' &&
  kept !== null &&
  names.every((name) => typeof (kept as Campaign)[name] === 'string');

/**
 * The campaign of this visit (F9, Q7): from the address, else from the first
 * address of the visit, else empty. The first of duplicates counts, cut to 200 characters.
 */
export const readCampaign = (search: string = location.search): Campaign => {
  const kept = readFromTab(key);
  return (
    campaignIn(search) ?? (isCampaign(kept) ? kept : { utm_source: '', utm_medium: '', utm_campaign: '' })
  );
};

/** Keeps the campaign of the visit's first address, for as long as the tab is open. */
export const rememberCampaign = (search: string = location.search): void => {
  const campaign = campaignIn(search);
  if (campaign && readFromTab(key) === null) keepInTab(key, campaign);
};
