import type { RelatedLink } from '../../content/relatedLink.ts';
import { LinkList } from '../../design/index.ts';
import { RouteLink } from './RouteLink.tsx';

/** A link described by data. */
export const RelatedRouteLink = ({ link }: { readonly link: RelatedLink }) =>
  link.to === 'service' ? (
    <RouteLink to="service" id={link.id}>
      {link.label}
    </RouteLink>
  ) : (
    <RouteLink to={link.to} {...(link.hash ? { hash: link.hash } : {})}>
      {link.label}
    </RouteLink>
  );

export const RelatedLinks = ({ links }: { readonly links: readonly RelatedLink[] }) => (
  <LinkList>
    {links.map((link) => (
      <li key={link.label}>
        <RelatedRouteLink link={link} />
      </li>
    ))}
  </LinkList>
);
