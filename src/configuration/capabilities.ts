import { siteSettings } from './site.ts';

/** What a site may promise besides taking requests and messages. A page or a sentence that belongs to one goes with it. */
interface Switches {
  /** Sign-ups for e-mail on the blog. Kept by `newsletterEndpoint`, and by the e-mail of the server behind it. */
  readonly newsletter: boolean;
  /** Accounts, seller plans, and the pages of sellers and teams. A chosen plan arrives at `requestEndpoint`. */
  readonly accounts: boolean;
  /** The documented API. You run it, at `apiOrigin` of `src/content/apiDocsStatic.ts`. Its keys belong to accounts, so it needs them. */
  readonly api: boolean;
  readonly careers: boolean;
  readonly press: boolean;
  /** The contact form's attachment. Kept by `formEndpoint`. */
  readonly uploads: boolean;
  /** Ratings, reviews and what sellers say. */
  readonly reviews: boolean;
  /** The page of each request, by a secret link, and the owner's desk. Kept at `orderEndpoint`, and off while that is empty. */
  readonly orders: boolean;
}

/** `CAPABILITIES_OFF` wins over these: the names that are off, with commas between them. */
const switches: Switches = {
  newsletter: true,
  accounts: true,
  api: true,
  careers: true,
  press: true,
  uploads: true,
  reviews: true,
  orders: true,
};

/** `booking` has no switch: it is on while `bookingUrl` is not empty. */
export type Capability = keyof Switches | 'booking';

export type Capabilities = Readonly<Record<Capability, boolean>>;

export const switchNames = Object.keys(switches) as readonly (keyof Switches)[];

/** The names in `CAPABILITIES_OFF`, whether they are known or not; `null` if it is not set. */
export const namesOff = (list: string | undefined): readonly string[] | null =>
  list?.split(/[\s,]+/).filter(Boolean) ?? null;

interface Variables {
  readonly CAPABILITIES_OFF?: string | undefined;
  readonly BOOKING_URL?: string | undefined;
  readonly ORDER_ENDPOINT?: string | undefined;
}

/** What these variables and the files say. */
export const capabilitiesOf = ({
  CAPABILITIES_OFF,
  BOOKING_URL,
  ORDER_ENDPOINT,
}: Variables): Capabilities => {
  const off = namesOff(CAPABILITIES_OFF);
  const isOn = (name: keyof Switches) => (off === null ? switches[name] : !off.includes(name));
  return {
    ...(Object.fromEntries(switchNames.map((name) => [name, isOn(name)])) as unknown as Switches),
    api: isOn('api') && isOn('accounts'),
    orders: isOn('orders') && (ORDER_ENDPOINT ?? siteSettings.orderEndpoint) !== '',
    booking: (BOOKING_URL ?? siteSettings.bookingUrl) !== '',
  };
};

/**
 * A build replaces each `capabilities.name` by its value (`parcel/capabilities.mjs`). What is written for one that is off is
 * then dropped, except for words in an object whose other words are used: they stay in a script, but nothing shows them.
 */
export const capabilities: Capabilities = capabilitiesOf({
  CAPABILITIES_OFF: process.env.CAPABILITIES_OFF,
  BOOKING_URL: process.env.BOOKING_URL,
  ORDER_ENDPOINT: process.env.ORDER_ENDPOINT,
});
