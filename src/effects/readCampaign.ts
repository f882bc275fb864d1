import { getTabItem, setTabItem } from './tabStorage.ts';

const storageKey = 'visit.campaign';
const parameters = ['utm_source', 'utm_medium', 'utm_campaign'] as const;
const maxLength = 200;

type Campaign = Readonly<Record<(typeof parameters)[number], string>>;

const campaignIn = (search: string): Campaign | null => {
  const query = new URLSearchParams(search);
  if (!parameters.some((name) => query.has(name))) return null;
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
  parameters.every((name) => typeof (stored as Campaign)[name] === 'string');

export const readCampaign = (search: string = location.search): Campaign => {
  const stored = getTabItem(storageKey);
  return (
    campaignIn(search) ?? (isCampaign(stored) ? stored : { utm_source: '', utm_medium: '', utm_campaign: '' })
  );
};

export const rememberCampaign = (search: string = location.search): void => {
  const campaign = campaignIn(search);
  if (campaign && getTabItem(storageKey) === null) setTabItem(storageKey, campaign);
};
