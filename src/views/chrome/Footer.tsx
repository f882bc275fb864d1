import { config } from '../../config.ts';
import { defaultRegionName } from '../../configuration/regionCodes.ts';
import { site } from '../../content/site.ts';
import {
  FooterBottom,
  FooterFrame,
  FooterGroup,
  FooterGroups,
  Reserved,
  TextLink,
} from '../../design/index.ts';
import { href, shortHref } from '../../routes/href.ts';
import { isOffered, routes } from '../../routes/table.ts';
import { InRegion } from '../shared/InRegion.tsx';

export const Footer = () => {
  const { groups, bottom, region, regionHint, copyright, rights } = site.footer;
  return (
    <FooterFrame id="support">
      <FooterGroups>
        {groups.map(({ heading, links }) => (
          <FooterGroup key={heading} heading={heading}>
            {links.filter(isOffered).map((name) => (
              <li key={name}>
                <TextLink href={shortHref(name)}>{routes[name].label}</TextLink>
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
          <TextLink key={name} href={shortHref(name)}>
            {routes[name].label}
          </TextLink>
        ))}
        <Reserved data-longest={`${region}: ${defaultRegionName}`}>
          <TextLink href={href('region')} data-tooltip={regionHint}>
            {region}: <InRegion euros={defaultRegionName}>{({ name }) => name}</InRegion>
          </TextLink>
        </Reserved>
        <TextLink href={href('contact')}>{routes.contact.label}</TextLink>
      </FooterBottom>
    </FooterFrame>
  );
};
