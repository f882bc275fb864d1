import { getTabItem, setTabItem } from './tabStorage.ts';

const key = 'deskhand.campaign';
const names = ['utm_source', 'utm_medium', 'utm_campaign'] as const;
const maxLength = 200;

type Campaign = Readonly<Record<(typeof names)[number], string>>;

const campaignIn = (search: string): Campaign | null => {
  const query = new URLSearchParams(search);
  if (!names.some((name) => query.has(name))) return null;
  const value = (name: string) => (query.get(name) ?? '').slice(0, maxLength);
  return {
    utm_source: value('utm_source'),
    utm_medium: value('utm_medium'),
    utm_campaign: value('utm_campaign'),
  };
};

const isCampaign = (stored: unknown): stored is Campaign =>
  typeof stored === 'object' &&
  stored !== null &&
  names.every((name) => typeof (stored as Campaign)[name] === 'string');

/**
 * The campaign of this visit (F9, Q7): from the address, else from the first
 * address of the visit, else empty. The first of duplicates counts, cut to 200 characters.
 */
export const readCampaign = (search: string = location.search): Campaign => {
  const stored = getTabItem(key);
  return (
    campaignIn(search) ?? (isCampaign(stored) ? stored : { utm_source: '', utm_medium: '', utm_campaign: '' })
  );
};

/** Keeps the campaign of the visit's first address, for as long as the tab is open. */
export const rememberCampaign = (search: string = location.search): void => {
  const campaign = campaignIn(search);
  if (campaign && getTabItem(key) === null) setTabItem(key, campaign);
};
