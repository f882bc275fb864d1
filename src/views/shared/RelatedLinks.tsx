import type { ReactNode } from 'react';
import type { RelatedLink } from '../../content/relatedLink.ts';
import { LinkList, TextLink } from '../../design/index.ts';
import { findRoute } from '../../routes/match.ts';

/** The page may belong to a capability that is off. */
const leadsToPage = ({ href }: RelatedLink): boolean =>
  findRoute(href.replace(/#.*/, '')).name !== 'notFound';

interface RelatedLinksProps {
  readonly first?: ReactNode;
  readonly links: readonly RelatedLink[];
}

export const RelatedLinks = ({ first, links }: RelatedLinksProps) => (
  <LinkList>
    {first}
    {links.filter(leadsToPage).map(({ label, href }) => (
      <li key={label}>
        <TextLink href={href}>{label}</TextLink>
      </li>
    ))}
  </LinkList>
);
