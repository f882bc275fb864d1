import type { ComponentProps } from 'react';
import { site } from '../../content/site.ts';
import { TextLink } from '../../design/index.ts';
import { href, type Params, shortHref } from '../../routes/href.ts';
import { type FixedRouteName, isOffered, type RouteName } from '../../routes/table.ts';

type RouteLinkProps<Name extends RouteName> = Omit<ComponentProps<typeof TextLink>, 'href' | 'external'> & {
  readonly to: Name;
  /** The id of the element to scroll to, without `#`. */
  readonly hash?: string;
  /** Opens a new tab, and says so: for links that must not take the visitor away from a form. */
  readonly newTab?: boolean;
  /** Links to the short address (decision R2). */
  readonly short?: boolean;
  /** Prefills the subject of the contact form (decision C10). */
  readonly subject?: string;
} & (Params<Name> extends [id: infer Id] ? { readonly id: Id } : { readonly id?: undefined });

/** A link to a page of this site by route name, if the site has it. A link to an unknown route does not compile. */
export const RouteLink = <Name extends RouteName>({
  to,
  id,
  hash,
  subject,
  newTab = false,
  short = false,
  ...rest
}: RouteLinkProps<Name>) =>
  isOffered(to) ? (
    <TextLink
      href={pathOf(to, id, short) + (hash ? `#${hash}` : '')}
      data-subject={subject}
      {...(newTab ? { external: site.newTab } : {})}
      {...rest}
    />
  ) : null;

const pathOf = <Name extends RouteName>(to: Name, id: string | undefined, short: boolean): string =>
  short && id === undefined
    ? shortHref(to as FixedRouteName)
    : href(to, ...((id === undefined ? [] : [id]) as Params<Name>));
