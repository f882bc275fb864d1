/** A link to another page of this site, as data (F26). `npm run links` checks that it leads somewhere. */
export interface RelatedLink {
  readonly label: string;
  readonly href: `/${string}`;
}
