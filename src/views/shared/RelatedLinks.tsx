import type { RelatedLink } from '../../content/relatedLink.ts';
import { LinkList, TextLink } from '../../design/index.ts';
import { findRoute } from '../../routes/match.ts';

/** The page may belong to a capability that is off. */
const leadsToPage = ({ href }: RelatedLink): boolean =>
  findRoute(href.replace(/#.*/, '')).name !== 'notFound';

export const RelatedLinks = ({ links }: { readonly links: readonly RelatedLink[] }) => (
  <LinkList>
    {links.filter(leadsToPage).map(({ label, href }) => (
      <li key={label}>
        <TextLink href={href}>{label}</TextLink>
      </li>
    ))}
  </LinkList>
);
