import type { RelatedLink } from '../../content/relatedLink.ts';
import { LinkList, TextLink } from '../../design/index.ts';

export const RelatedLinks = ({ links }: { readonly links: readonly RelatedLink[] }) => (
  <LinkList>
    {links.map(({ label, href }) => (
      <li key={label}>
        <TextLink href={href}>{label}</TextLink>
      </li>
    ))}
  </LinkList>
);
