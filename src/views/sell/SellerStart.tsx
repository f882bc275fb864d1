import { sampleGigId } from '../../content/ids.ts';
import { sellStatic } from '../../content/sellStatic.ts';
import { ButtonLink, Columns, Heading, LinkList, Stack, Steps, Text } from '../../design/index.ts';
import { href } from '../../routes/href.ts';
import { isOffered } from '../../routes/table.ts';
import { RouteLink } from '../shared/RouteLink.tsx';

const { heading, steps, look } = sellStatic.start;

export const SellerStart = () => (
  <Columns ratio="wide">
    <Stack gap={4}>
      <Heading as="h2">{heading}</Heading>
      <Steps steps={steps} headingLevel={3} />
    </Stack>
    <Stack gap={3} align="start">
      <ButtonLink variant="primary" size="lg" href={href('contact')} data-subject={sellStatic.apply.subject}>
        {sellStatic.apply.link}
      </ButtonLink>
      <Heading as="h2" size="md">
        {look.heading}
      </Heading>
      <Text>{look.text}</Text>
      <LinkList>
        <li>
          <RouteLink to="dashboard">{look.dashboard}</RouteLink>
        </li>
        {isOffered('gig') ? (
          <li>
            <RouteLink to="gig" id={sampleGigId}>
              {look.gig}
            </RouteLink>
          </li>
        ) : null}
      </LinkList>
    </Stack>
  </Columns>
);
