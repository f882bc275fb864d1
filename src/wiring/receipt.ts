import { readEntry } from '../effects/historyEntry.ts';
import { readPage } from '../effects/readPage.ts';

/** What the endpoint answered to the contact form, which hands it over to the thank-you page. */
export const handedReply = (): unknown => readEntry().handover;

/** A link of this site as it can be pasted anywhere. */
export const wholeLink = (link: string): string => new URL(link, readPage().url).href;
