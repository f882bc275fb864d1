import { config } from '../../config.ts';
import { defaultRegionName, site } from '../../content/site.ts';
import { FooterBottom, FooterFrame, FooterGroup, FooterGroups, TextLink } from '../../design/index.ts';
import { href, routes } from '../../routes.ts';

/** The foot of every page: all links, and the region's name (specification section 2). */
export const Footer = () => {
  const { groups, bottom, region, copyright, rights } = site.footer;
  return (
    <FooterFrame id="support">
      <FooterGroups>
        {groups.map(({ heading, links }) => (
          <FooterGroup key={heading} heading={heading}>
            {links.map((name) => (
              <li key={name}>
                <TextLink href={href(name)}>{routes[name].label}</TextLink>
              </li>
            ))}
          </FooterGroup>
        ))}
      </FooterGroups>
      <FooterBottom>
        <p>
          {copyright} {config.name}. {rights}
        </p>
        {bottom.map((name) => (
          <TextLink key={name} href={href(name)}>
            {routes[name].label}
          </TextLink>
        ))}
        <TextLink href={href('region')}>
          {region}: {defaultRegionName}
        </TextLink>
        <TextLink href={href('contact')}>{routes.contact.label}</TextLink>
      </FooterBottom>
    </FooterFrame>
  );
};
