import type { ServicePageId } from '../configuration/services.ts';
import type { RouteName } from '../routes/table.ts';

/** A link to another page of this site, as data, by route name. */
export type RelatedLink =
  | { readonly label: string; readonly to: 'service'; readonly id: ServicePageId }
  | {
      readonly label: string;
      readonly to: Exclude<RouteName, 'service' | 'post' | 'gig'>;
      /** The id of the element to scroll to, without `#`. */
      readonly hash?: string;
    };
